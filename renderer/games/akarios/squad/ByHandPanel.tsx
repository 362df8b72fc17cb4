// Any figure of the campaign set by hand: for a slip of the pen, and for what the app cannot know. Each is one step that undo takes back.
import { useState } from 'react'
import type { CampaignCommand } from '../../../../shared/games/akarios/campaign/command.ts'
import type { SquadView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts, type Texts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { HouseRules } from './HouseRules.tsx'
import styles from './Squad.module.css'
import { pilotOf } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

interface Figure {
  readonly label: string
  readonly now: number
  readonly most: number
  readonly set: (to: number) => CampaignCommand
}

export function ByHandPanel({ squad }: { squad: Squad }) {
  const { view, locked, busy, act } = squad
  const texts = useTexts()
  const { squad: words } = texts
  const figures = figuresOf(texts, view)
  const [chosen, setChosen] = useState('supply')
  const [value, setValue] = useState<number | null>(null)
  const figure = figures[chosen]
  if (locked || figure === undefined) return <p className={styles.line}>{words.byHandLocked}</p>
  const to = value ?? figure.now
  return (
    <div className={styles.panel}>
      <Section title={words.tabs.byHand}>
        <p className={styles.line}>{words.byHandWhy}</p>
        <div className={styles.form}>
          <Select
            label={words.figure}
            value={chosen}
            options={Object.entries(figures).map(([name, { label }]) => ({ value: name, label }))}
            onChange={(name) => {
              setChosen(name)
              setValue(null)
            }}
          />
          <NumberField label={words.setTo} value={to} onChange={setValue} min={0} max={figure.most} />
          <ButtonRow>
            <Button busy={busy} onPress={() => act(figure.set(to), () => setValue(null))}>
              {words.set}
            </Button>
          </ButtonRow>
        </div>
      </Section>
      <HouseRules squad={squad} />
    </div>
  )
}

function figuresOf({ squad: words }: Texts, view: SquadView): Readonly<Record<string, Figure>> {
  const plain = (of: 'supply' | 'boosts' | 'chart', most: number): Figure => ({
    label: words.facts[of],
    now: view[of],
    most,
    set: (to) => ({ type: 'setByHand', what: { of, to } }),
  })
  return {
    supply: plain('supply', 10),
    boosts: plain('boosts', 30),
    chart: plain('chart', 200),
    act: { label: words.facts.act, now: view.act, most: 9, set: (to) => ({ type: 'setAct', act: Math.max(to, 1) }) },
    ...Object.fromEntries(
      view.seats.flatMap((seat): [string, Figure][] => [
        [
          `credits ${String(seat.seat)}`,
          {
            label: words.creditsOf({ player: seat.player }),
            now: seat.credits,
            most: 999,
            set: (to) => ({ type: 'setByHand', what: { of: 'credits', seat: seat.seat, to, why: '' } }),
          },
        ],
        [
          `stress ${String(seat.seat)}`,
          {
            label: words.stressOf({ pilot: pilotOf(view, seat) }),
            now: seat.stress,
            most: 10,
            set: (to) => ({ type: 'setByHand', what: { of: 'stress', seat: seat.seat, to } }),
          },
        ],
      ]),
    ),
    ...Object.fromEntries(
      view.pilots.flatMap(({ id, name, trauma, track, points }): [string, Figure][] => [
        [
          `trauma ${id}`,
          {
            label: words.traumaBy({ pilot: name }),
            now: trauma,
            most: track,
            set: (to) => ({ type: 'setByHand', what: { of: 'trauma', pilot: id, to } }),
          },
        ],
        [
          `points ${id}`,
          {
            label: words.pointsOf({ pilot: name }),
            now: points,
            most: 200,
            set: (to) => ({ type: 'setByHand', what: { of: 'points', pilot: id, to } }),
          },
        ],
      ]),
    ),
  }
}
