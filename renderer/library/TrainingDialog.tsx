// Asks how many pilots try the training sector, and goes with them into its first fight.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mostSeats } from '../../shared/contract/choices.ts'
import type { CallRefused } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { go, type Screen } from '../screens.ts'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { RadioCards } from '../ui/radio-cards/RadioCards.tsx'
import { beginTraining, type Cadets } from './begin-training.ts'

const counts = Array.from({ length: mostSeats }, (_, place) => String(place + 1))
const countOptions = counts.map((count) => ({ value: count, label: count }))

export function TrainingDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts()
  const { library, newCampaign, common } = texts
  const [pilots, setPilots] = useState(2)
  const begin = useMutation<Screen, CallRefused, Cadets>({ mutationFn: beginTraining, onSuccess: go })
  const send = () => {
    if (begin.isPending) return
    const personName = (number: number) => newCampaign.personUnnamed({ number })
    begin.mutate({ pilots, squad: newCampaign.training, personName })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={send}
      title={library.training.title}
      actions={
        <>
          <Button kind="act" submit keyHint="Enter" busy={begin.isPending}>
            {library.training.begin}
          </Button>
          <Button keyHint="Escape" onPress={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <p>{library.training.words}</p>
      <RadioCards
        layout="segments"
        label={newCampaign.pilots}
        hint={newCampaign.pilotsHint}
        value={String(pilots)}
        options={countOptions}
        onChange={(count) => setPilots(Number(count))}
      />
      {begin.error && <Banner tone="danger">{refusalText(texts, begin.error.refusal)}</Banner>}
    </Dialog>
  )
}
