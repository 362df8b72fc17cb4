// A trip as the screen holds it.
import type { TravelChange } from '../../../../shared/games/akarios/travel/change.ts'
import type { TravelAnswer, TravelQuestion } from '../../../../shared/games/akarios/travel/question.ts'
import type { TravelView } from '../../../../shared/games/akarios/travel/travel-view.ts'
import { usePlay, type PlayHandle, type PlayQuery } from '../../../kernel/play/use-play.ts'

interface Trip {
  readonly view: TravelView
  readonly question: TravelQuestion
  readonly answer: TravelAnswer
  readonly change: TravelChange
}
export type TripHandle = PlayHandle<Trip>

export const useTrip = (campaign: string, play: string): PlayQuery<Trip> => usePlay<Trip>(campaign, play)
