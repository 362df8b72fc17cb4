// A visit that is over: its last entry, the option taken, and one command that takes it into the campaign.
import { useState } from 'react'
import { useCall } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { TakeOver } from '../parts/outcome/TakeOver.tsx'

export function VisitOver({ campaign, play, locked }: { campaign: string; play: string; locked: boolean }) {
  const texts = useTexts()
  const { world } = texts
  const [choice, setChoice] = useState<string | null>(null)
  const option = choice === null ? {} : { choice: Number(choice) }
  const outcome = useCall('world.outcome', { campaign, play, ...option }).data
  if (outcome === undefined || outcome.command.type !== 'finishScenario') return null
  const { text, choices, command, done } = outcome
  const missing = choices.length > 0 && choice === null
  return (
    <>
      <p>{command.outcome === 'read' ? '' : world.results[command.outcome]}</p>
      {text !== null && <p>{text}</p>}
      {choices.length > 0 && (
        <Select
          label={world.option}
          value={choice}
          options={choices.map(({ label, text: hint }, at) => ({ value: String(at + 1), label, hint }))}
          onChange={setChoice}
        />
      )}
      {!locked && !done && (
        <TakeOver
          campaign={campaign}
          command={command}
          label={world.takeOver}
          kind="act"
          refusal={missing ? texts.errors.needed : undefined}
        />
      )}
    </>
  )
}
