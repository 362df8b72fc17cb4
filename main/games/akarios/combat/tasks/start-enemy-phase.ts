// The enemy phase opens: hull breaches bite (EN-029), a combat card for each type (EN-001), and the order of ships (EN-003 to EN-005).
import { actsNow, inOrder } from '../enemy/order.ts'
import { tell } from '../hooks/run.ts'
import { drawCard } from '../piles.ts'
import { cardOf, enemiesOf, pilotsOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const startEnemyPhase: Run<'startEnemyPhase'> = (fight) => {
  const { state } = fight
  state.phase = 'enemies'
  state.orders = {}
  for (const { cards } of pilotsOf(state))
    for (const card of cards) if (cardOf(state, card.card).limit === 'oncePerEnemyPhase') card.used = false
  fight.note('enemyPhaseBegan', { round: state.round })
  tell(fight, 'onPhaseStart', { side: 'enemies' })
  const acting = inOrder(
    state,
    enemiesOf(state).filter((enemy) => actsNow(state, enemy)),
  )
  // No card for a type that has only just arrived or is gone (open questions 20 and 117).
  for (const type of new Set(acting.map((enemy) => enemy.type))) {
    const card = drawCard(fight, `combat:${type}`, 'combatCard')
    if (card === null) continue
    state.orders[type] = card
    fight.note('combatCardDrawn', { enemy: type, card }, 'EN-001')
  }
  for (const { id } of acting) fight.push({ type: 'enemyShip', ship: id })
}
