// Answers bent a little: another number, one thing more, one thing less, somebody else's seat. And broken ones, of no form at all.
import type { Answer } from '../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Random } from './random.ts'

/** Well formed, but maybe not offered. */
export function bent(random: Random, answer: Answer): Answer {
  const number = random.between(0, 9)
  switch (answer.type) {
    case 'act':
      if (answer.pay === null) return { ...answer, seat: random.pick(seats) }
      return random.percent(30)
        ? { ...answer, seat: random.pick(seats) }
        : { ...answer, pay: { ...answer.pay, dice: bentList(random, answer.pay.dice, number) } }
    case 'reroll':
      return random.percent(50)
        ? { ...answer, how: random.pick(['keep', 'free', 'paid']) }
        : { ...answer, dice: bentList(random, answer.dice, number) }
    case 'path':
      return { ...answer, end: number }
    case 'targets':
      return {
        ...answer,
        targets: bentList(random, answer.targets, random.pick(['p1', 'p2', 'sparrow', 'marker:relay', 'wasp#1'])),
      }
    case 'place':
      return random.percent(50) ? { ...answer, place: number * 5 } : { ...answer, facing: number % 6 }
    case 'choose':
      return {
        ...answer,
        chosen: bentList(random, answer.chosen, random.pick(['hull', 'use', 'p1', '1', 'take', 'weapon-1'])),
      }
    case 'value':
      return { ...answer, value: number }
  }
}

const seats = ['p1', 'p2', 'p3', 'p4'] as const

function bentList<T>(random: Random, list: readonly T[], other: T): T[] {
  if (list.length === 0 || random.percent(40)) return [...list, other]
  return random.percent(50) ? list.slice(0, -1) : [...list.slice(0, -1), other]
}

/** What no field of an answer or a change by hand may hold. */
const odd: readonly Json[] = [{ odd: 1 }, 1.5, -1e308, [[1]], 'x'.repeat(10_000), ['\u0000']]

/** No command any more: a field less, a field more, a field of another kind, another type, or something else altogether. */
export function broken(random: Random, command: Answer | HandChange): Json {
  const fields = Object.entries<Json>(command)
  const [name] = random.pick(fields)
  const rest = fields.filter(([field]) => field !== name)
  // From JSON, so that __proto__ is a field as a stranger sends it.
  const more = (field: string): Json => JSON.parse(`{"${field}":1,${JSON.stringify(command).slice(1)}`) as Json
  return random.pick<() => Json>([
    () => Object.fromEntries(rest),
    () => Object.fromEntries([...rest, [name, random.pick(odd)]]),
    () =>
      Object.fromEntries([
        ...rest.filter(([field]) => field !== 'type'),
        ['type', random.pick(['', 'unheard', 7, null])],
      ]),
    () => more(random.pick(['__proto__', 'constructor', 'seat2', 'toString'])),
    () => random.pick<Json>([null, true, '', 7, [], {}, [command], { answer: command }]),
  ])()
}
