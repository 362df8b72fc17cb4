// Several pushes or pulls with one hit (open question 118): the same kinds add up, and of both kinds people choose which comes first.
import { chooseOne } from './choose-one.ts'
import type { Fight } from './fight.ts'
import type { Grant } from './state/attack.ts'

/** The effects as they land on `target`: at most one push and one pull, in the chosen order, where the first of them stood. */
export function inOrder(fight: Fight, effects: readonly Grant[], target: string, seat: string): readonly Grant[] {
  const first = effects.findIndex(isShove)
  if (first < 0) return effects
  const kinds = (['push', 'pull'] as const).filter((kind) => effects.some(({ effect }) => effect === kind))
  const ordered = kinds.length === 1 || ask(fight, target, seat) === 'push' ? kinds : kinds.toReversed()
  const shoves = ordered.map((kind) => ({ effect: kind, amount: sumOf(effects, kind) }))
  const others = (part: readonly Grant[]) => part.filter((grant) => !isShove(grant))
  return [...others(effects.slice(0, first)), ...shoves, ...others(effects.slice(first))]
}

const isShove = ({ effect }: Grant): boolean => effect === 'push' || effect === 'pull'

const sumOf = (effects: readonly Grant[], kind: 'push' | 'pull'): number =>
  effects.reduce((sum, { effect, amount }) => (effect === kind ? sum + (amount ?? 1) : sum), 0)

function ask(fight: Fight, ship: string, seat: string): 'push' | 'pull' {
  return chooseOne(fight, {
    about: 'order',
    seat,
    asks: { key: 'akarios.ask.shoveOrder', args: { ship }, rule: 'CE-021' },
    options: [
      { id: 'push', key: 'akarios.pushFirst', args: { ship } },
      { id: 'pull', key: 'akarios.pullFirst', args: { ship } },
    ],
  })
}
