// Ends the fight by hand, as a success or a failure. Asks first: what comes after it is booked for the campaign.
import { useState } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx'
import type { HandProps } from './hand-state.ts'

type Result = 'success' | 'failure'

export function EndFight({ talk, busy, onChange }: Omit<HandProps, 'view'>) {
  const { hand } = useTexts().combat
  const [asking, setAsking] = useState<Result>()
  return (
    <>
      {(['success', 'failure'] as const).map((result) => (
        <Button key={result} size="small" kind="danger" busy={busy} onPress={() => setAsking(result)}>
          {hand.endWith({ result: talk.name(result) })}
        </Button>
      ))}
      <ConfirmDialog
        open={asking !== undefined}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking !== undefined) onChange({ type: 'endFight', result: asking })
          setAsking(undefined)
        }}
        title={hand.endFightNow}
        confirm={hand.endWith({ result: talk.name(asking ?? 'success') })}
        cancel={hand.endNot}
      >
        <p>{hand.endFightMeans}</p>
      </ConfirmDialog>
    </>
  )
}
