// What must come about somewhere in a whole run, read off the closed lists of the game itself: a new question, effect, trigger
// or task is wanted from the day it is there.
import { tasks } from '../../main/games/akarios/combat/tasks/tasks.ts'
import { answer } from '../../shared/games/akarios/answer/answer.ts'
import { effectIds } from '../../shared/games/akarios/content/effect.ts'
import { difficultyIds } from '../../shared/games/akarios/content/figures.ts'
import { terrains } from '../../shared/games/akarios/content/geometry.ts'
import { ruleAction } from '../../shared/games/akarios/content/mission.ts'
import { trigger } from '../../shared/games/akarios/content/spawn.ts'
import { handChange } from '../../shared/games/akarios/command/hand-change.ts'
import { fittable, nameOf, type Fittable } from './content/box.ts'
import type { Calls } from './functions.ts'
import type { Seen, Topic } from './seen.ts'

/** What a worker has met. */
export interface Met extends Calls {
  readonly seen: Seen
}

/** Signs on cards and steps of attacks; no ship ever gains them. */
const neverGained = ['plus', 'noResupply'] as const

const wanted: { readonly [T in Topic]?: readonly string[] } = {
  pilots: ['1', '2', '3', '4'],
  difficulty: difficultyIds,
  // Values are told in fights of their own: `--mode untold`.
  questions: answer.options.map(({ shape }) => shape.type.value).filter((type) => type !== 'value'),
  effects: effectIds.filter((effect) => !neverGained.some((one) => one === effect)),
  terrain: terrains,
  triggers: trigger.options.map(({ shape }) => shape.on.value),
  rules: ruleAction.options.map(({ shape }) => shape.do.value),
  hands: handChange.options.map(({ shape }) => shape.type.value),
  sparrow: ['onBoard', 'moved', 'saved', 'shoved'],
  outcomes: ['success', 'failure'],
  fitted: fittable.map(nameOf),
}

/** Cards that only stand: nobody uses them, and what they do shows in other figures. */
const isUsed = ({ card: { timing } }: Fittable): boolean => !['passive', 'market', 'scenarioStart'].includes(timing)

export interface Coverage {
  /** One line for each topic, for people. */
  readonly lines: readonly string[]
  /** `topic: what never came about`. */
  readonly lacks: readonly string[]
}

export function coverageOf(met: readonly Met[]): Coverage {
  const called = new Set(met.flatMap((one) => one.called))
  const never = new Set(met.flatMap((one) => one.never).filter((name) => !called.has(name)))
  const came = (topic: Topic): Set<string> => new Set(met.flatMap(({ seen }) => seen[topic]))
  const lines: string[] = []
  const lacks: string[] = []
  const look = (topic: string, all: readonly string[], has: (word: string) => boolean): string[] => {
    const missing = all.filter((word) => !has(word))
    lines.push(
      `${topic}: ${all.length - missing.length} of ${all.length}${missing.length > 0 ? `, never ${missing.join(' ')}` : ''}`,
    )
    return missing
  }
  const want = (topic: string, all: readonly string[], has: (word: string) => boolean): void => {
    for (const word of look(topic, all, has)) lacks.push(`${topic}: ${word}`)
  }
  for (const [topic, all] of Object.entries(wanted) as [Topic, readonly string[]][]) {
    const words = came(topic)
    const byCall = (word: string): boolean => topic === 'effects' && isCalled(called, word)
    want(topic, all, (word) => words.has(word) || byCall(word))
  }
  want('tasks', Object.keys(tasks), (task) =>
    [...called].some((name) => name.startsWith('tasks/') && name.endsWith(` ${task}`)),
  )
  const usedCards = came('used')
  look('cards used', fittable.filter(isUsed).map(nameOf), (card) => usedCards.has(card))
  lines.push(`functions of the engine: ${called.size} called, ${never.size} never`)
  return { lines, lacks }
}

/** Effects that act at once leave no mark on a ship: their code was run. */
const isCalled = (called: ReadonlySet<string>, effect: string): boolean =>
  [`effects/apply.ts ${effect}`, `effects/${kebab(effect)}.ts ${effect}`, `tabletop/board/push.ts ${effect}Path`].some(
    (name) => called.has(name),
  )

const kebab = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
