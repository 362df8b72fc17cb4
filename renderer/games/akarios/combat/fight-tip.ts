// Which tip a beginner is given in a fight: the one about what the table does at this moment.
import type { TipName } from '../../../../shared/contract/choices.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'

const tips: Readonly<Partial<Record<Question['type'], TipName>>> = {
  reroll: 'playRoll',
  act: 'playAct',
  value: 'playValue',
}

/** `areEnemiesShown`: what the enemies did is gone through, and nothing is asked meanwhile. */
export const fightTip = (question: Question['type'] | undefined, areEnemiesShown: boolean): TipName => {
  if (areEnemiesShown) return 'playEnemies'
  return (question && tips[question]) ?? 'play'
}
