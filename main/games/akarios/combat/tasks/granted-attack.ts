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
      ...ways.map(({ action, card }) => ({ id: action, key: 'akarios.actionOf', args: { seat, action, card } })),
    ],
  })
  const way = ways.find(({ action }) => action === chosen)
  const made = way === undefined ? null : attackOf(fight, seat, way)
  if (made === null) return
  const { by, printed, riders } = made
  fight.push({
    type: 'attack',
    attacker: seat,
    by,
    printed: { ...printed, targets },
    riders,
    ignores,
    origin: null,
    eachArc: false,
  })
}

type Way = Pick<Performance, 'action' | 'card'>

/** Not while an effect bars them; a damaged card attacks no more (PD-013). */
function waysOf(fight: Fight, pilot: PilotShip): readonly Way[] {
  const open = (action: Performance['action'], card: PilotShip['cards'][number] | null): boolean =>
    change(fight, 'canAct', null, { pilot, action, card }) === null
  const basic: Way = { action: 'attack', card: null }
  return [
    ...(open('attack', null) ? [basic] : []),
    ...pilot.cards.flatMap((card): readonly Way[] => {
      const { timing, effects } = cardOf(fight.state, card.card)
      const attacks = timing === 'action' && effects.some((step) => step.do === 'attack')
      return attacks && !card.damaged && open(card.place, card) ? [{ action: card.place, card: card.card }] : []
    }),
  ]
}

interface Made {
  readonly by: Performance
  readonly printed: PrintedAttack
  readonly riders: readonly Rider[]
}

/** No stress face pays, so no stress ability counts. Null for a card that prints no attack. */
function attackOf(fight: Fight, seat: string, way: Way): Made | null {
  const plain = { seat, stress: false, ...way }
  const { content } = fight.state
  if (way.card === null)
    return {
      by: { ...plain, value: null },
      printed: fight.told(content.board.attack, onBoard('attack')),
      riders: [],
    }
  askCardCost(fight, way.card)
  const { attacks, effects, slots } = cardOf(fight.state, way.card)
  const [printed] = fight.told(attacks, onCard(way.card, 'attacks'))
  const by = { ...plain, value: fullValueOf(slots) }
  return printed === undefined ? null : { by, printed, riders: ridersOf(effects, by).attack }
}
