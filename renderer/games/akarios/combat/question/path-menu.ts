// Where a move ends: each end with what it costs (rules PA-030 to PA-048).
import type { PathEnd, PathQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { Menu, MenuContext, Option } from './option.ts'
import { costHints, headingOf } from './words.ts'

export const pathMenu = (question: PathQuestion, context: MenuContext): Menu => ({
  heading: headingOf(question, context),
  options: question.ends.map((end, index) => endOption(end, index, context)),
  first: 0,
})

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
