// Where a move ends: each end with what it costs (rules PA-030 to PA-048).
import type { PathEnd, PathQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { Menu, MenuContext, Option } from './option.ts'
import { costHints, headingOf } from './words.ts'

export const pathMenu = (question: PathQuestion, context: MenuContext): Menu => {
  const isTold = context.view.realTable !== null
  return {
    heading: headingOf(question, context),
    ...(question.figure === undefined ? {} : { figure: question.figure }),
    direct: isTold,
    options: question.ends.map((end, index) =>
      isTold ? toldEnd(end, index, context) : endOption(end, index, context),
    ),
    first: 0,
  }
}

/** On the real table an end is told by how far the ship got: that number is its key. */
function toldEnd(end: PathEnd, index: number, context: MenuContext): Option {
  const { ends } = context.texts.table
  const { kind, entered: hexes } = end
  const key = (kind === 'wormhole' ? wormholeKeys : end.clear === false ? costlyKeys : hexKeys)[hexes]
  return {
    id: String(index),
    label: kind === 'forced' ? ends.forced : ends[kind]({ hexes }),
    hints: [...(end.clear === false ? [ends.costly] : []), ...(end.stress > 0 ? [context.texts.hints.early] : [])],
    ...(key === undefined ? {} : { key }),
    then: { answer: { type: 'path', end: index } },
  }
}

/** By the number of hexes, up to the 12 of the longest way and what may come on top. Letters with another meaning are left out. */
const hexKeys = '0123456789'
const costlyKeys = ' abcdegijk'
const wormholeKeys = ' lmoqrstuvwxz'

function endOption(end: PathEnd, index: number, context: MenuContext): Option {
  const { texts, talk } = context
  const { entered, hexes, at, facing } = end
  return {
    id: String(index),
    label:
      entered === 0 || at === null
        ? texts.options.pathNowhere
        : talk.say(texts.options.pathEnd, { entered, at, facing: facing === null ? '' : `facing-${facing}` }),
    hints: endHints(end, context),
    ...(at === null ? {} : { at }),
    facing,
    way: hexes,
    then: { answer: { type: 'path', end: index } },
  }
}

/** What an end costs or brings, in words. */
export const endHints = ({ kind, stress, costs }: PathEnd, context: MenuContext): string[] => [
  ...(kind === 'forced' ? [context.texts.hints.forced] : []),
  ...(kind === 'wormhole' ? [context.texts.hints.wormhole] : []),
  ...(stress > 0 ? [context.texts.hints.early] : []),
  ...costHints(costs, context),
]
