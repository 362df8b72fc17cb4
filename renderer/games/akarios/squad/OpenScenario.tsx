// Opening a scenario by its number: what it is, who plays, how hard.
import { useState } from 'react'
import { difficulties } from '../../../../shared/contract/choices.ts'
import { scenarioKinds, type ScenarioKind } from '../../../../shared/games/akarios/campaign/words.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import styles from './Squad.module.css'
import { SeatChoice } from '../parts/SeatChoice.tsx'
import { pilotOf, shipOf } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

export function OpenScenario({ squad: { view, busy, act } }: { squad: Squad }) {
  const texts = useTexts()
  const { squad: words, game } = texts
  const [number, setNumber] = useState<number | null>(view.offered[0] ?? null)
  const [kind, setKind] = useState<ScenarioKind>('fight')
  const [resting, setResting] = useState<readonly number[]>([])
  const seats = view.seats.map(({ seat }) => seat).filter((seat) => !resting.includes(seat))
  const open = () => act({ type: 'openScenario', number: number ?? 0, kind, seats })
  const refusal = number === null ? words.numberNeeded : seats.length === 0 ? game.nobodyChosen : undefined
  return (
    <Section title={words.openTitle}>
      <div className={styles.part}>
        {view.offered.length > 0 && (
          <div className={styles.offered}>
            <span>{words.offered}</span>
            {view.offered.map((one) => (
              <Button key={one} size="small" kind="quiet" pressed={one === number} onPress={() => setNumber(one)}>
                {game.scenario({ number: one })}
              </Button>
            ))}
          </div>
        )}
        <div className={styles.fields}>
          <NumberField label={words.number} value={number} onChange={setNumber} min={1} max={999} />
          <Select
            label={words.kind}
            value={kind}
            options={scenarioKinds.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={setKind}
          />
          <Select
            label={game.difficulty}
            value={view.difficulty}
            options={difficulties.map((value) => ({ value, label: game.difficulties[value] }))}
            onChange={(difficulty) => act({ type: 'setDifficulty', difficulty })}
          />
        </div>
        <SeatChoice
          title={words.whoPlays}
          seats={view.seats.map((seat) => ({
            seat: seat.seat,
            label: game.pilotIn({ pilot: pilotOf(view, seat), ship: shipOf(view, seat) }),
          }))}
          resting={resting}
          onRest={setResting}
        />
        <ButtonRow>
          <Button kind="act" busy={busy} refusal={refusal} onPress={open}>
            {words.open}
          </Button>
        </ButtonRow>
      </div>
    </Section>
  )
}
