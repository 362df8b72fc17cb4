// What a die does that is let go over a pilot's actions, and what the pilot is told when it does not lie there.
import { useState } from 'react'
import type { ActQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import type { Talk } from '../talk.ts'
import { dropOn } from './drop.ts'

export function useDrops(
  act: ActQuestion | undefined,
  pilot: PilotView,
  talk: Talk,
  onPayment: (seat: string, payment: string) => void,
) {
  const { combat } = useTexts()
  const [refused, setRefused] = useState<{ readonly act: ActQuestion; readonly words: string }>()
  return {
    /** Nothing once another question stands. */
    said: refused !== undefined && refused.act === act ? refused.words : undefined,
    drop: (die: number, over: readonly Element[]) => {
      const drop = act && dropOn(over, die, { pilot, act, talk, texts: combat })
      if (drop === undefined || act === undefined) return
      if ('payment' in drop) onPayment(pilot.id, drop.payment)
      else setRefused({ act, words: drop.refused })
    },
  }
}
