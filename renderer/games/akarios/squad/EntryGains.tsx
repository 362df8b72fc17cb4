// What an entry of the book gives each pilot, and where it sends the squad: typed off the book when a scenario ends.
import type { Reward } from '../../../../shared/games/akarios/content/reward.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Rewards, type Gain } from './Rewards.tsx'
import styles from './Squad.module.css'

export interface EntryDraft {
  readonly credits: number | null
  readonly points: number | null
  readonly next: number | null
  readonly gains: readonly Gain[]
}

export const emptyEntry: EntryDraft = { credits: 0, points: 0, next: null, gains: [] }

/** Rewards as the rules know them, and the scenario that must be played next where the entry names one. */
export function readEntry({ credits, points, next, gains }: EntryDraft): { rewards: Reward[]; next?: number } {
  return {
    rewards: [
      ...(credits !== null && credits !== 0 ? [{ type: 'credits', amount: credits, to: 'eachPilot' } as const] : []),
      ...(points !== null && points > 0 ? [{ type: 'skillPoints', amount: points } as const] : []),
      ...gains.map(({ reward }) => reward),
    ],
    ...(next === null ? {} : { next }),
  }
}

interface EntryProps {
  readonly entry: EntryDraft
  readonly onChange: (entry: EntryDraft) => void
}

export function EntryFigures({ entry, onChange }: EntryProps) {
  const { squad: words } = useTexts()
  return (
    <>
      <NumberField
        label={words.creditsEach}
        value={entry.credits}
        onChange={(credits) => onChange({ ...entry, credits })}
        min={-50}
        max={50}
      />
      <NumberField
        label={words.pointsEach}
        value={entry.points}
        onChange={(points) => onChange({ ...entry, points })}
        min={0}
        max={20}
      />
      <NumberField
        label={words.next}
        hint={words.nextHint}
        optional
        value={entry.next}
        onChange={(next) => onChange({ ...entry, next })}
        min={1}
        max={999}
      />
    </>
  )
}

/** All that an entry gives, where nothing else is asked. */
export function EntryGains({ entry, onChange }: EntryProps) {
  return (
    <>
      <div className={styles.fields}>
        <EntryFigures entry={entry} onChange={onChange} />
      </div>
      <Rewards gains={entry.gains} onChange={(gains) => onChange({ ...entry, gains })} />
    </>
  )
}
