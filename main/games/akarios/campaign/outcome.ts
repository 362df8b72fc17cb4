// The outcome of a fight in the app as the command that ends its scenario: handed over for confirmation, then one entry (rules CB-025,
// ES-006, ES-007, ES-017, DF-014).
import type { CommandOf } from '../../../../shared/games/akarios/campaign/command.ts'
import type { Mission } from '../../../../shared/games/akarios/content/mission.ts'
import type { Outcome } from '../combat/index.ts'

/** `choice` is the place of the option taken, from 1; an entry without options takes none. */
export function endingOf(
  mission: Pick<Mission, 'scenario' | 'success' | 'failure'>,
  { result, pilots }: Outcome,
  choice?: number,
): Omit<CommandOf<'finishScenario'>, 'play'> {
  const entry = mission[result]
  const option = choice === undefined ? undefined : entry.choice?.[choice - 1]
  return {
    type: 'finishScenario',
    number: mission.scenario,
    kind: 'fight',
    seats: pilots.map(({ seat }) => numberOf(seat)),
    outcome: result,
    pilots: pilots.map(({ seat, trauma, unconscious }) => ({ seat: numberOf(seat), trauma, fell: unconscious })),
    rewards: [...entry.rewards, ...(option?.rewards ?? [])],
    ...(option === undefined ? {} : { choice }),
    ...(entry.next === undefined ? {} : { next: entry.next }),
  }
}

/** `p3` is seat 3. */
const numberOf = (seat: string): number => Number(seat.slice(1))
