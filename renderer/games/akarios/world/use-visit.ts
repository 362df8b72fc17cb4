// A visit as the screen holds it.
import type { WorldChange } from '../../../../shared/games/akarios/world/change.ts'
import type { WorldAnswer, WorldQuestion } from '../../../../shared/games/akarios/world/question.ts'
import type { WorldView } from '../../../../shared/games/akarios/world/world-view.ts'
import { usePlay, type PlayHandle, type PlayQuery } from '../../../kernel/play/use-play.ts'

interface Visit {
  readonly view: WorldView
  readonly question: WorldQuestion
  readonly answer: WorldAnswer
  readonly change: WorldChange
}
export type VisitHandle = PlayHandle<Visit>

export const useVisit = (campaign: string, play: string): PlayQuery<Visit> => usePlay<Visit>(campaign, play)
