// The outcome of the last fight, as long as the campaign has not taken it over.
import type { Output } from '../../../../../shared/contract/contract.ts'
import type { CommandOf } from '../../../../../shared/games/akarios/campaign/command.ts'
import { useCall } from '../../../../api/client.ts'

export type OpenOutcome = Omit<Output<'squad.outcome'>, 'command'> & {
  readonly command: CommandOf<'finishScenario'>
}

/** `choice`: the option taken, from 1, where the entry has some. */
export function useOutcome(campaign: string, choice?: number): OpenOutcome | undefined {
  const plays = useCall('play.list', { campaign }).data?.plays ?? []
  const last = plays.filter(({ machine, status }) => machine === 'akarios.combat' && status === 'over').at(-1)
  const option = choice === undefined ? {} : { choice }
  const outcome = useCall('squad.outcome', last === undefined ? undefined : { campaign, play: last.id, ...option }).data
  if (outcome === undefined || outcome.done || outcome.command.type !== 'finishScenario') return undefined
  return { ...outcome, command: outcome.command }
}
