// A ship as an option of a question.
import type { ChooseQuestion } from '../../../../shared/games/akarios/question/question.ts'

export const shipOption = (id: string): ChooseQuestion['options'][number] => ({
  id,
  key: 'akarios.ship',
  args: { ship: id },
})
