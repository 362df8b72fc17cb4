// What is found, gained and lost before a scenario ends: for one who found it, or for everybody. It stays, however the scenario ends.
import { useState } from 'react'
import type { PlainReward } from '../../../../shared/games/akarios/content/reward.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import styles from './Squad.module.css'
import { pilotOf } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

/** Everybody in play, or the seat of the one who found it. */
const everybody = 'all'

export function OnTheWay({ squad: { view, busy, act } }: { squad: Squad }) {
  const { squad: words } = useTexts()
  const [finder, setFinder] = useState(everybody)
  const [credits, setCredits] = useState<number | null>(0)
  const [trauma, setTrauma] = useState<number | null>(0)
  const [stress, setStress] = useState<number | null>(0)
  const to = finder === everybody ? 'eachPilot' : 'finder'
  const figures = [
    ['credits', credits],
    ['trauma', trauma],
    ['stress', stress],
  ] as const
  const rewards = figures.flatMap(([type, amount]): PlainReward[] =>
    amount === null || amount === 0 ? [] : [{ type, amount, to }],
  )
  const clear = () => {
    setCredits(0)
    setTrauma(0)
    setStress(0)
  }
  return (
    <Section title={words.onTheWay}>
      <div className={styles.form}>
        <Select
          label={words.forWhom}
          value={finder}
          options={[
            { value: everybody, label: words.forEverybody },
            ...view.seats
              .filter(({ part }) => part === 'in')
              .map((seat) => ({ value: String(seat.seat), label: pilotOf(view, seat) })),
          ]}
          onChange={setFinder}
        />
        <NumberField label={words.sum} value={credits} onChange={setCredits} min={-50} max={50} />
        <NumberField label={words.trauma} value={trauma} onChange={setTrauma} min={-5} max={5} />
        <NumberField label={words.stress} value={stress} onChange={setStress} min={-10} max={10} />
        <ButtonRow>
          <Button
            busy={busy}
            refusal={rewards.length === 0 ? words.nothingYet : undefined}
            onPress={() =>
              act({ type: 'gain', rewards, ...(to === 'finder' ? { finder: Number(finder) } : {}) }, clear)
            }
          >
            {words.book}
          </Button>
        </ButtonRow>
      </div>
    </Section>
  )
}
