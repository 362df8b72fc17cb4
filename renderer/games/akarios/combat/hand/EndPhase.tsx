// Ends the phase by hand. Asks first when somebody has not acted in it yet: one press must not take their turns away.
import { useState } from 'react'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { formatList } from '../../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx'
import type { HandProps } from './hand-state.ts'

export function EndPhase({ view, talk, busy, onChange }: HandProps) {
  const { hand } = useTexts().combat
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const waiting = yetToAct(view)
  const end = () => onChange({ type: 'endPhase' })
  return (
    <>
      <Button size="small" busy={busy} onPress={waiting.length === 0 ? end : () => setAsking(true)}>
        {hand.changes.endPhase}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          end()
        }}
        title={hand.endPhaseEarly({ count: waiting.length })}
        confirm={hand.endAll}
        cancel={hand.endNot}
      >
        <p>{formatList(language, waiting.map(talk.name))}</p>
        <p>{hand.endPhaseMeans}</p>
      </ConfirmDialog>
    </>
  )
}

/** Ships whose turn in this phase is still to come, or under way. */
function yetToAct({ phase, ships, enemyPhase }: FightView): readonly string[] {
  if (phase === 'enemies') {
    const { now, toAct } = enemyPhase
    return [...new Set([...(now === null ? [] : [now.ship]), ...toAct])]
  }
  if (phase !== 'pilots') return []
  return ships.flatMap((ship) => (ship.kind === 'pilot' && !ship.out && !ship.passed ? [ship.id] : []))
}
