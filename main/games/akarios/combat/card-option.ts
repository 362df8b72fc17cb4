// A fitted card as an option of a question, with its supply where it has any.
import type { ChooseQuestion } from '../../../../shared/games/akarios/question/question.ts'
import type { Card } from './state/card.ts'

export const cardOption = ({ place, card, supply }: Card): ChooseQuestion['options'][number] =>
  supply === null
    ? { id: place, key: 'akarios.plainCard', args: { card } }
    : { id: place, key: 'akarios.card', args: { card, supply } }
