// A fight of the scenario book that no pack holds: its enemies are listed, and the app runs them, on the real table above all.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CampaignView } from '../../../../../shared/contract/calls/campaign.ts'
import type { Sketch } from '../../../../../shared/games/akarios/content/sketch.ts'
import { useCall, type CallRefused } from '../../../../api/client.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Banner } from '../../../../ui/banner/Banner.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { NumberField } from '../../../../ui/number-field/NumberField.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import { TextField } from '../../../../ui/text-field/TextField.tsx'
import { useToast } from '../../../../ui/toast/Toast.tsx'
import { ownerRefusal } from '../../values/owner-refusal.ts'
import { readSketch, startSketch, type ReadSketch } from './draft.ts'
import styles from './Sketch.module.css'
import { SketchLines } from './SketchLines.tsx'
import { tellSketch } from './tell-sketch.ts'

interface SketchFightProps {
  readonly pilots: CampaignView['seats']['length']
  /** The scenario that is to be played. */
  readonly scenario?: number | undefined
}

export function SketchFight({ pilots, scenario }: SketchFightProps) {
  const { sketch } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <ButtonRow>
      <Button icon="pencil" onPress={() => setOpen(true)}>
        {sketch.open}
      </Button>
      {open && <SketchDialog pilots={pilots} scenario={scenario} onClose={() => setOpen(false)} />}
    </ButtonRow>
  )
}

interface SketchDialogProps extends Pick<SketchFightProps, 'pilots' | 'scenario'> {
  readonly onClose: () => void
}

const goals = ['byHand', 'destroyEnemies'] as const

function SketchDialog({ pilots, scenario, onClose }: SketchDialogProps) {
  const texts = useTexts()
  const toast = useToast()
  const { sketch: words } = texts
  const [draft, setDraft] = useState(() => startSketch(scenario))
  const [tried, setTried] = useState(false)
  const enemies = useCall('packs.browse', { kind: 'enemies', search: '', missingOnly: false, offset: 0, limit: 500 })
  const known = enemies.data?.rows ?? []
  const tell = useMutation<string, CallRefused, ReadSketch>({
    mutationFn: ({ fresh, ...said }) =>
      tellSketch({ sketch: { ...textsOf(said.scenario), ...said }, fresh, wording: texts.editors.fromMyBox }),
    onSuccess: () => {
      toast.done(words.told)
      onClose()
    },
  })
  const textsOf = (number: number): Omit<Sketch, 'scenario' | 'lines'> => ({
    name: texts.game.scenario({ number }),
    goal: draft.goal,
    objective: draft.objective.trim() || words.goals[draft.goal],
    briefing: words.briefing,
    success: words.success,
    failure: words.failure,
  })
  const read = readSketch(draft, known)
  const save = () => {
    setTried(true)
    // Which names are new is known once the packs are read.
    if (!tell.isPending && !enemies.isPending && !('problem' in read)) tell.mutate(read)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={save}
      width="wide"
      title={words.title}
      actions={
        <>
          <Button kind="act" submit busy={tell.isPending}>
            {words.save}
          </Button>
          <Button keyHint="Escape" onPress={onClose}>
            {texts.common.cancel}
          </Button>
        </>
      }
    >
      <p>{words.intro({ pilots })}</p>
      <div className={styles.number}>
        <NumberField
          label={words.scenario}
          value={draft.scenario}
          min={1}
          max={999}
          onChange={(number) => setDraft({ ...draft, scenario: number })}
        />
      </div>
      <SketchLines lines={draft.lines} known={known} onChange={(lines) => setDraft({ ...draft, lines })} />
      <Select
        label={words.goal}
        value={draft.goal}
        options={goals.map((value) => ({ value, label: words.goals[value], hint: words.goalHints[value] }))}
        onChange={(goal) => setDraft({ ...draft, goal })}
      />
      <TextField
        label={words.objective}
        hint={words.objectiveHint}
        optional
        value={draft.objective}
        maxLength={200}
        onChange={(objective) => setDraft({ ...draft, objective })}
      />
      {tried && 'problem' in read && <Banner tone="danger">{words.problems[read.problem]}</Banner>}
      {tell.error && <Banner tone="danger">{ownerRefusal(texts, tell.error.refusal)}</Banner>}
    </Dialog>
  )
}
