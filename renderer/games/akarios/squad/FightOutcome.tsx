// A fight that ended in the app and is not taken over yet: its outcome, for the table to confirm.
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { emptyEntry, EntryGains, readEntry } from './EntryGains.tsx'
import styles from './Squad.module.css'
import { TakeOver } from '../parts/outcome/TakeOver.tsx'
import { useOutcome } from '../parts/outcome/use-outcome.ts'
import type { Squad } from './use-squad.ts'

export function FightOutcome({ squad: { campaign, locked } }: { squad: Squad }) {
  const texts = useTexts()
  const { squad: words } = texts
  const [choice, setChoice] = useState<string | null>(null)
  const [draft, setDraft] = useState(emptyEntry)
  const outcome = useOutcome(campaign, choice === null ? undefined : Number(choice))
  if (outcome === undefined) return null
  const { mission, text, choices, command } = outcome
  const missing = choices.length > 0 && choice === null
  // A pack that gives nothing leaves it to the book.
  const isOfBook = choices.length === 0 && command.rewards.length === 0 && command.next === undefined
  return (
    <Section title={words.fightEnded({ mission, outcome: words.outcomes[outcome.command.outcome] })}>
      <div className={styles.part}>
        <p className={styles.prose}>{text}</p>
        {choices.length > 0 && (
          <Select
            label={words.option}
            value={choice}
            options={choices.map(({ label, text: hint }, at) => ({ value: String(at + 1), label, hint }))}
            onChange={setChoice}
          />
        )}
        {!locked && isOfBook && <EntryGains entry={draft} onChange={setDraft} />}
        {!locked && (
          <TakeOver
            campaign={campaign}
            command={isOfBook ? { ...command, ...readEntry(draft) } : command}
            label={words.takeOver}
            refusal={missing ? texts.errors.needed : undefined}
          />
        )}
      </div>
    </Section>
  )
}
