// Ending a scenario that was played from the book: how it went, what each pilot takes home, where the entry sends the squad.
import { useState } from 'react'
import type { OutcomeCommand } from '../../../../shared/games/akarios/campaign/command.ts'
import type { ScenarioOutcome } from '../../../../shared/games/akarios/campaign/words.ts'
import type { SquadView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { emptyEntry, EntryFigures, readEntry } from './EntryGains.tsx'
import { Rewards } from './Rewards.tsx'
import styles from './Squad.module.css'
import { TakeOver } from '../parts/outcome/TakeOver.tsx'
import { pilotOf, shipOf } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

type Figures = Readonly<Record<number, number>>

export function EndScenario({ squad, open }: { squad: Squad; open: NonNullable<SquadView['open']> }) {
  const texts = useTexts()
  const { squad: words } = texts
  const { view } = squad
  const playing = view.seats.filter(({ part }) => part === 'in')
  const decided = open.kind === 'fight' || open.kind === 'world'
  const [outcome, setOutcome] = useState<ScenarioOutcome | 'instead'>(decided ? 'success' : 'read')
  const [trauma, setTrauma] = useState<Figures>({})
  const [fallen, setFallen] = useState<readonly number[]>([])
  const [draft, setDraft] = useState(emptyEntry)
  const entry = {
    number: open.number,
    seats: playing.map(({ seat }) => seat),
    ...readEntry(draft),
  }
  const command: OutcomeCommand =
    outcome === 'instead'
      ? { type: 'skipWorld', ...entry }
      : {
          type: 'finishScenario',
          ...entry,
          kind: open.kind,
          outcome,
          pilots: playing.map(({ seat }) => ({ seat, trauma: trauma[seat] ?? 0, fell: fallen.includes(seat) })),
        }
  const outcomes = outcomesOf(open.kind)
  return (
    <Section title={words.endTitle}>
      <div className={styles.part}>
        <div className={styles.fields}>
          <Select
            label={words.outcome}
            value={outcome}
            options={outcomes.map((value) => ({
              value,
              label: value === 'instead' ? words.skipped : words.outcomes[value],
            }))}
            onChange={setOutcome}
          />
          <EntryFigures entry={draft} onChange={setDraft} />
        </div>
        {decided && (
          <div className={styles.fields}>
            {playing.map((seat) => (
              <NumberField
                key={seat.seat}
                label={words.traumaOf({ pilot: pilotOf(view, seat) })}
                value={trauma[seat.seat] ?? 0}
                onChange={(value) => setTrauma((old) => ({ ...old, [seat.seat]: value ?? 0 }))}
                min={0}
                max={20}
              />
            ))}
          </div>
        )}
        {view.ironman && open.kind === 'fight' && (
          <FieldGroup columns={2}>
            {playing.map((seat) => (
              <Checkbox
                key={seat.seat}
                label={words.fellOf({ ship: shipOf(view, seat) })}
                checked={fallen.includes(seat.seat)}
                onChange={(checked) =>
                  setFallen((old) => (checked ? [...old, seat.seat] : old.filter((one) => one !== seat.seat)))
                }
              />
            ))}
          </FieldGroup>
        )}
        <Rewards gains={draft.gains} onChange={(gains) => setDraft({ ...draft, gains })} />
        <TakeOver campaign={squad.campaign} command={command} label={words.end} />
      </div>
    </Section>
  )
}

/** Worlds may be skipped by the entry that stands for them (rule AW-001). */
function outcomesOf(kind: NonNullable<SquadView['open']>['kind']): readonly (ScenarioOutcome | 'instead')[] {
  if (kind === 'fight') return ['success', 'failure']
  return kind === 'world' ? ['success', 'failure', 'instead'] : ['read']
}
