// A fight as the screen holds it.
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../../../shared/games/akarios/command/hand-change.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { usePlay, type PlayHandle, type PlayQuery } from '../../../kernel/play/use-play.ts'

interface Fight {
  readonly view: FightView
  readonly question: Question
  readonly answer: Answer
  readonly change: HandChange
}
export type FightHandle = PlayHandle<Fight>

export const useFight = (campaign: string, play: string): PlayQuery<Fight> => usePlay<Fight>(campaign, play)
