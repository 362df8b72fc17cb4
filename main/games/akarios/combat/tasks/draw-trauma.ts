// A triggered pilot draws trauma cards, one more than the trauma marked (ST-021), and resolves them in the order drawn (ST-022).
import type { Fight } from '../fight.ts'
import { change } from '../hooks/run.ts'
import { discard, drawCard } from '../piles.ts'
import { pilotOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { Run } from './run.ts'

export const drawTrauma: Run<'drawTrauma'> = (fight, { seat }) => {
  const pilot = pilotOf(fight.state, seat)
  if (pilot.out) return
  const usual = pilot.trauma + 1
  const drawn = drawUpTo(fight, seat, change(fight, 'changeTraumaDraw', usual, { pilot }))
  const given = discardDown(fight, pilot, drawn, usual)
  for (const card of given) {
    const waits = fight.state.content.trauma[card]?.timing === 'nextPilotPhase'
    if (waits) pilot.pendingTrauma = [...pilot.pendingTrauma, card]
    else fight.push({ type: 'resolveTrauma', seat, card })
    if (waits) fight.note('traumaWaits', { seat, card }, 'ST-023')
  }
  if (drawn.length === 0) fight.note('noTraumaLeft', { seat })
}

/** Fewer when deck and discard are empty (open question 115). */
function drawUpTo(fight: Fight, seat: string, most: number): readonly string[] {
  const drawn: string[] = []
  while (drawn.length < most) {
    const card = drawCard(fight, 'trauma', 'trauma')
    if (card === null) break
    drawn.push(card)
    fight.note('traumaDrawn', { seat, card }, 'ST-021')
  }
  return drawn
}

/** What was drawn beyond the usual number is discarded, of choice (SW-016). */
function discardDown(
  fight: Fight,
  { id: seat }: PilotShip,
  drawn: readonly string[],
  usual: number,
): readonly string[] {
  const tooMany = drawn.length - usual
  if (tooMany <= 0) return drawn
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'trauma',
    seat,
    asks: { key: 'akarios.ask.discardTrauma', args: { seat, count: tooMany }, rule: 'SW-016' },
    least: tooMany,
    most: tooMany,
    options: drawn.map((card, at) => ({ id: String(at), key: 'akarios.trauma', args: { card } })),
    default: drawn.slice(0, tooMany).map((_, at) => String(at)),
  })
  for (const at of chosen) {
    const card = drawn[Number(at)]
    if (card === undefined) continue
    discard(fight, 'trauma', card)
    fight.note('traumaDiscarded', { seat, card }, 'SW-016')
  }
  return drawn.filter((_, at) => !chosen.includes(String(at)))
}
