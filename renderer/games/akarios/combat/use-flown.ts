// The ways that enemies have flown in the last decision, from the notes of its entry: what moved while nobody was asked.
import type { Spot } from '../../../../shared/games/akarios/question/place.ts'
import { flownIn } from './pace/steps.ts'
import { useFightLog } from './use-fight-log.ts'

export function useFlown(campaign: string, play: string): readonly (readonly Spot[])[] {
  const [last] = useFightLog(campaign, play) ?? []
  const moves = (last?.notes ?? []).filter(
    ({ key, args: { ship } }) => key === 'akarios.log.shipMoved' && typeof ship === 'string' && ship.includes('#'),
  )
  return flownIn({ notes: moves })
}
