// A trauma card takes effect and goes to the trauma discard (ST-024); an unconscious pilot only discards it (ST-026).
import { discard } from '../piles.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const resolveTrauma: Run<'resolveTrauma'> = (fight, { seat, card }) => {
  discard(fight, 'trauma', card)
  if (pilotOf(fight.state, seat).out) return
  const trauma = fight.state.content.trauma[card]
  fight.note('traumaResolved', { seat, card }, 'ST-022')
  if (trauma === undefined) return
  const by = { seat, action: 'pilotAbility' as const, card: null, stress: false, value: null }
  if (trauma.reminder !== undefined || trauma.effects.length === 0)
    fight.push({ type: 'byHand', seat, title: card, says: trauma.reminder ?? trauma.wording })
  for (const step of trauma.effects) fight.push({ type: 'doStep', by, step, riders: { attack: [], apply: [] } })
}
