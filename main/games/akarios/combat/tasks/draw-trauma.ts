// A triggered pilot draws trauma cards, one more than the trauma marked (ST-021), and resolves them in the order drawn (ST-022).
import { drawCard } from '../piles.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const drawTrauma: Run<'drawTrauma'> = (fight, { seat }) => {
  const pilot = pilotOf(fight.state, seat)
  if (pilot.out) return
  const drawn: string[] = []
  for (let count = 0; count <= pilot.trauma; count += 1) {
    const card = drawCard(fight, 'trauma', 'trauma')
    if (card === null) break
    drawn.push(card)
    fight.note('traumaDrawn', { seat, card }, 'ST-021')
  }
  for (const card of drawn) {
    const waits = fight.state.content.trauma[card]?.timing === 'nextPilotPhase'
    if (waits) pilot.pendingTrauma.push(card)
    else fight.push({ type: 'resolveTrauma', seat, card })
    if (waits) fight.note('traumaWaits', { seat, card }, 'ST-023')
  }
  if (drawn.length === 0) fight.note('noTraumaLeft', { seat })
}
