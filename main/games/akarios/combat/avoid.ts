// A player whose ship would take damage may ignore all of it by damaging a weapon or engine card (PD-007 to PD-012).
import { chooseOne } from './choose-one.ts'
import type { Fight } from './fight.ts'
import { shareOf } from './loss.ts'
import { isSaved } from './save-sparrow.ts'
import { changeCard } from './state/fitted.ts'
import type { PilotShip, Ship } from './state/ships.ts'
import type { DamageSource } from './tasks/task.ts'

/** What can be ignored at all: not a card's own cost, not lost shields (PD-008, open questions 11 and 119). */
const avoidable: readonly DamageSource[] = ['attack', 'asteroid', 'nebula', 'hullBreach', 'card', 'trauma', 'scenario']

/**
 * Asks with the total at hand (PD-015). True: nothing of the hit counts, effects neither; the card is damaged and 1 stress
 * waits (PD-009). `left` in the question: what the ship keeps if it takes all of it. Never asked for a total of 0 (PD-016),
 * without a card that will do (PD-011), or in Ironman (DF-007).
 */
export function isAvoided(
  fight: Fight,
  ship: Ship,
  total: number,
  source: DamageSource,
  only: 'shield' | 'hull' | null,
): boolean {
  if (ship.kind === 'sparrow') return isSaved(fight, ship, total)
  if (ship.kind !== 'pilot' || total <= 0 || fight.state.ironman || !avoidable.includes(source)) return false
  const cards = coveringCards(ship)
  if (cards.length === 0) return false
  const share = shareOf(ship, total, only)
  const left = { hull: ship.hull - share.hull, shield: ship.shield - share.shield }
  const chosen = chooseOne(fight, {
    about: 'avoidDamage',
    seat: ship.id,
    asks: {
      key: 'akarios.ask.avoid',
      args: { ship: ship.id, total, source, hull: ship.hull, shield: ship.shield, left },
      rule: 'PD-007',
    },
    options: [
      { id: 'take', key: 'akarios.takeDamage', args: { total } },
      ...cards.map(({ place, card }) => ({ id: place, key: 'akarios.damageCard', args: { card } })),
    ],
  })
  const card = cards.find(({ place }) => place === chosen)
  if (card === undefined) return false
  changeCard(ship, card.place, { damaged: true })
  fight.note('damageAvoided', { ship: ship.id, total, card: card.card }, 'PD-007')
  fight.push({ type: 'gainStress', seat: ship.id, amount: 1, why: 'damagedCard' })
  return true
}

/** Weapons and engines that are still whole (PD-010). */
const coveringCards = ({ cards }: PilotShip) =>
  cards.filter(({ kind, damaged }) => !damaged && (kind === 'weapon' || kind === 'engine'))
