// The enemy phase opens: hull breaches bite (EN-029), a combat card for each type (EN-001), and the order of ships (EN-003 to EN-005).
import { actsNow, inOrder } from '../enemy/order.ts'
import { tell } from '../hooks/run.ts'
import { drawCard } from '../piles.ts'
import { changeCard } from '../state/fitted.ts'
import { cardOf, enemiesOf, pilotsOf } from '../state/read.ts'
import { lineDrawn } from '../unknown/combat-deck.ts'
import { onEnemy } from '../unknown/untold.ts'
import type { Run } from './run.ts'

export const startEnemyPhase: Run<'startEnemyPhase'> = (fight) => {
  const { state } = fight
  state.phase = 'enemies'
  state.orders = {}
  for (const pilot of pilotsOf(state))
    for (const { card, place, used } of pilot.cards)
      if (used && cardOf(state, card).limit === 'oncePerEnemyPhase') changeCard(pilot, place, { used: false })
  fight.note('enemyPhaseBegan', { round: state.round })
  tell(fight, 'onPhaseStart', { side: 'enemies' })
  const present = enemiesOf(state).filter((enemy) => actsNow(state, enemy))
  const types = [...new Set(present.map(({ type }) => type))]
  // One type alone has nobody to go before.
  if (types.length > 1)
    for (const type of types) fight.told(state.content.enemies[type]?.deckNumber, onEnemy(type, 'deckNumber'))
  const acting = inOrder(state, present)
  // No card for a type that has only just arrived or is gone (open questions 20 and 117).
  for (const type of new Set(acting.map((enemy) => enemy.type))) {
    const card = drawCard(fight, `combat:${type}`, 'combatCard')
    if (card === null) continue
    lineDrawn(fight, type, card)
    state.orders[type] = card
    fight.note('combatCardDrawn', { enemy: type, card }, 'EN-001')
  }
  for (const { id } of acting) fight.push({ type: 'enemyShip', ship: id })
}
