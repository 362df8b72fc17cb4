// The ways that enemies have flown in the last decision, from the notes of its entry: what moved while nobody was asked.
import type { Spot } from '../../../../shared/games/akarios/question/place.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { useFightLog } from './use-fight-log.ts'

export function useFlown(campaign: string, play: string): readonly (readonly Spot[])[] {
  const [last] = useFightLog(campaign, play) ?? []
  return (last?.notes ?? []).flatMap(({ key, args }) => {
    const { ship, flown } = args
    const isEnemy = typeof ship === 'string' && ship.includes('#')
    return key === 'akarios.log.shipMoved' && isEnemy && Array.isArray(flown) ? [flown.filter(isSpot)] : []
  })
}

const isSpot = (value: Json): value is Spot =>
  typeof value === 'object' && value !== null && 'q' in value && 'r' in value
