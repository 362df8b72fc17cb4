// A pilot may attack because of another one's card: with the basic attack or with that of a card, as if its slots were filled.
import type { PrintedAttack } from '../../../../../shared/games/akarios/content/attack.ts'
import { chooseOne } from '../choose-one.ts'
import { ridersOf } from '../commands/expand.ts'
import type { Fight } from '../fight.ts'
import { change } from '../hooks/run.ts'
import { fullValueOf } from '../lay-dice.ts'
import type { Performance, Rider } from '../state/attack.ts'
import { cardOf, pilotOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import { askCardCost } from '../unknown/costs.ts'
import { onBoard, onCard } from '../unknown/untold.ts'
import type { Run } from './run.ts'

export const grantedAttack: Run<'grantedAttack'> = (fight, { seat, from, targets, ignores }) => {
  const pilot = pilotOf(fight.state, seat)
  const ways = pilot.out ? [] : waysOf(fight, pilot)
  if (ways.length === 0) return
  const chosen = chooseOne(fight, {
    about: 'use',
    seat,
    asks: { key: 'akarios.ask.grantedAttack', args: { seat, card: from } },
    options: [
      { id: 'skip', key: 'akarios.skip', args: {} },
      ...ways.map(({ by: { action, card } }) => ({
        id: action,
        key: 'akarios.actionOf',
        args: { seat, action, card },
      })),
    ],
  })
  const way = ways.find(({ by }) => by.action === chosen)
  if (way === undefined) return
  const { by, riders } = way
  const printed = { ...way.printed, targets }
  fight.push({
    type: 'attack',
    attacker: seat,
    by,
    printed,
    riders: [...riders],
    ignores,
    origin: null,
    eachArc: false,
  })
}

interface Way {
  readonly by: Performance
  readonly printed: PrintedAttack
  readonly riders: readonly Rider[]
}

/** Not while an effect bars them; a damaged card attacks no more (PD-013). No stress face pays, so no stress ability counts. */
function waysOf(fight: Fight, pilot: PilotShip): readonly Way[] {
  const { content } = fight.state
  const plain = { seat: pilot.id, stress: false, value: null }
  const basic: Performance = { ...plain, action: 'attack', card: null }
  const open = (action: Performance['action'], card: PilotShip['cards'][number] | null): boolean =>
    change(fight, 'canAct', null, { pilot, action, card }) === null
  return [
    ...(open('attack', null)
      ? [{ by: basic, printed: fight.told(content.board.attack, onBoard('attack')), riders: [] }]
      : []),
    ...pilot.cards.flatMap((card): readonly Way[] => {
      const { timing, attacks, effects, slots } = cardOf(fight.state, card.card)
      const step = effects.find((one) => one.do === 'attack')
      if (card.damaged || timing !== 'action' || step === undefined || !open(card.place, card)) return []
      askCardCost(fight, card.card)
      const [printed] = fight.told(attacks, onCard(card.card, 'attacks'))
      if (printed === undefined) return []
      const by: Performance = { ...plain, action: card.place, card: card.card, value: fullValueOf(slots) }
      return [{ by, printed, riders: ridersOf(effects, by).attack }]
    }),
  ]
}
