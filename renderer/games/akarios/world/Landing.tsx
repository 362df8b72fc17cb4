// Where the squad can land: worlds of the packs, the entry that is read in place of one, and a world of the box by its number.
import { useState } from 'react'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { Input, Output } from '../../../../shared/contract/contract.ts'
import { useCall, useCommand } from '../../../api/client.ts'
import { formatList } from '../../../i18n/format.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Banner } from '../../../ui/banner/Banner.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import { RealFieldset } from '../parts/real/RealFieldset.tsx'
import { SeatChoice } from '../parts/SeatChoice.tsx'
import { TakeOver } from '../parts/outcome/TakeOver.tsx'
import styles from './World.module.css'

type List = Output<'world.list'>
type Destination = Input<'world.start'>['to']

export function Landing({ campaign: { id, seats, access }, list }: { campaign: CampaignView; list: List }) {
  const texts = useTexts()
  const { world } = texts
  const language = useLanguage()
  const toast = useToast()
  const start = useCommand('world.start')
  const [resting, setResting] = useState<readonly number[]>([])
  const [realDice, setRealDice] = useState(list.realDice)
  const [skipped, setSkipped] = useState<string>()
  const landing = seats.filter(({ seat }) => !resting.includes(seat)).map(({ seat }) => seat)
  const locked = access !== 'owner'
  const land = (to: Destination) =>
    start.mutate(
      { campaign: id, to, seats: landing, realDice },
      { onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)) },
    )
  const refusal = landing.length === 0 ? texts.game.nobodyChosen : undefined
  return (
    <div className={styles.landing}>
      {list.lacks.length > 0 && (
        <Banner tone="info">
          {list.lacks
            .map(({ name, fields }) =>
              world.lacking({
                name,
                fields: formatList(
                  language,
                  fields.map((field) => world.fields[field]),
                ),
              }),
            )
            .join(' ')}{' '}
          <LinkButton kind="quiet" size="small" to={{ name: 'packs' }}>
            {world.toPacks}
          </LinkButton>
        </Banner>
      )}
      {!locked && (
        <SeatChoice
          title={world.whoLands}
          seats={seats.map(({ seat, pilotName }) => ({ seat, label: pilotName }))}
          resting={resting}
          onRest={setResting}
        />
      )}
      {!locked && (
        <RealFieldset>
          <Checkbox label={world.realDice} checked={realDice} onChange={setRealDice} />
        </RealFieldset>
      )}
      {list.worlds.length > 0 && (
        <Section title={world.packWorlds}>
          <ul className={styles.worlds}>
            {list.worlds.map((one) => (
              <li key={one.id}>
                <div>
                  <h3>{one.name}</h3>
                  <p>
                    {texts.game.scenario({ number: one.scenario })}, {one.pack}: {one.wording}
                  </p>
                </div>
                {!locked &&
                  (one.done ? (
                    <p className={styles.faint}>{world.done}</p>
                  ) : (
                    <ButtonRow>
                      <Button
                        busy={start.isPending}
                        refusal={refusal}
                        label={`${world.land}: ${one.name}`}
                        onPress={() => land({ type: 'pack', world: one.id })}
                      >
                        {world.land}
                      </Button>
                      {one.instead && landing.length > 0 && (
                        <Button
                          kind="quiet"
                          pressed={skipped === one.id}
                          label={`${world.instead}: ${one.name}`}
                          onPress={() => setSkipped(skipped === one.id ? undefined : one.id)}
                        >
                          {world.instead}
                        </Button>
                      )}
                    </ButtonRow>
                  ))}
                {skipped === one.id && <Instead campaign={id} world={one.id} seats={landing} />}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!locked && <Printed busy={start.isPending} refusal={refusal} onLand={land} />}
    </div>
  )
}

/** Rule AW-001: the entry is read before it is taken over. */
function Instead({ campaign, world: id, seats }: { campaign: string; world: string; seats: number[] }) {
  const texts = useTexts()
  const { world, squad } = texts
  const [choice, setChoice] = useState<string | null>(null)
  const option = choice === null ? {} : { choice: Number(choice) }
  const entry = useCall('world.instead', { campaign, world: id, seats, ...option }).data
  if (entry === undefined) return null
  const missing = entry.choices.length > 0 && choice === null
  return (
    <article className={styles.entry}>
      <h4>{world.insteadTitle}</h4>
      <p>{entry.text}</p>
      <p className={styles.faint}>{world.insteadHint}</p>
      {entry.choices.length > 0 && (
        <Select
          label={squad.option}
          value={choice}
          options={entry.choices.map(({ label, text }, at) => ({ value: String(at + 1), label, hint: text }))}
          onChange={setChoice}
        />
      )}
      <TakeOver
        campaign={campaign}
        command={entry.command}
        label={world.skip}
        refusal={missing ? texts.errors.needed : undefined}
      />
    </article>
  )
}

interface PrintedProps {
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onLand: (to: Destination) => void
}

function Printed({ busy, refusal, onLand }: PrintedProps) {
  const { world, errors } = useTexts()
  const [scenario, setScenario] = useState<number | null>(null)
  const [name, setName] = useState('')
  const [failureEnding, setFailureEnding] = useState(false)
  const isWhole = scenario !== null && name.trim() !== ''
  return (
    <Section title={world.printedTitle}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) onLand({ type: 'printed', scenario, name, failureEnding })
        }}
      >
        <p className={styles.faint}>{world.printedHint}</p>
        <NumberField label={world.scenario} value={scenario} min={1} max={999} onChange={setScenario} />
        <TextField label={world.name} value={name} onChange={setName} />
        <Checkbox label={world.failureEnding} checked={failureEnding} onChange={setFailureEnding} />
        <Button submit busy={busy} refusal={refusal ?? (isWhole ? undefined : errors.needed)}>
          {world.land}
        </Button>
      </form>
    </Section>
  )
}
