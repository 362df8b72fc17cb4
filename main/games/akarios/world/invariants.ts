// What is always true of a visit: looked at after every step in tests, and before a change by hand.
import { isMarkable, markOf } from './points.ts'
import type { WorldState } from './state.ts'
import { awake } from './visit.ts'

/** Each breach as `word:details`; none in a sound visit. */
export function findBreaches(state: WorldState): readonly string[] {
  const { pilots, cards, marked, stage, attempt, setup } = state
  const laid = cards.map(({ number }) => number)
  const markable = cards.flatMap(({ number, points }) =>
    points.flatMap((point, at) => (isMarkable(point) ? [markOf(number, at)] : [])),
  )
  return [
    ...pilots.flatMap(({ seat, health, energy, stress, dice, trauma, is, card }) => [
      ...([health, energy, stress].some((track) => track < 0 || track > 10) ? [`track:${seat}`] : []),
      ...(dice < 0 || dice > setup.dice || trauma < 0 ? [`dice:${seat}`] : []),
      ...((is === 'unconscious') !== (health === 0) ? [`conscious:${seat}`] : []),
      ...(laid.length > 0 && (is === 'docked') !== (card === null) ? [`place:${seat}`] : []),
      ...(card !== null && !laid.includes(card) ? [`place:${seat}`] : []),
    ]),
    ...(new Set(laid).size < laid.length ? ['twoAlike:cards'] : []),
    ...(new Set(cards.map(({ x, y }) => `${x} ${y}`)).size < cards.length ? ['onePlace:cards'] : []),
    ...(marked.some((mark) => !markable.includes(mark)) || new Set(marked).size < marked.length
      ? ['marks:points']
      : []),
    ...((attempt !== null) !== (stage.is === 'roll' || stage.is === 'assign') ? ['attempt:dice'] : []),
    ...(stage.is === 'act' && !awake(state).some(({ dice, rests }) => dice > 0 && !rests) ? ['nobody:acts'] : []),
  ]
}
