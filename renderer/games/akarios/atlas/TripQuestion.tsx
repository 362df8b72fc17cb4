// What the trip asks: one brass answer, the others in ink, each with its number key; or figures to be told.
import { useState } from 'react'
import type { AmountsQuestion, ChooseQuestion } from '../../../../shared/games/akarios/travel/question.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useCommands } from '../../../keys/commands.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Ask, AskHeading, AskOptions } from '../parts/ask/Ask.tsx'
import styles from './Trip.module.css'
import type { TripHandle } from './use-trip.ts'
import { pilotIn, say, type Pilots } from '../parts/stickers/words.ts'

export function TripQuestion({ trip, pilots }: { trip: TripHandle; pilots: Pilots }) {
  const { atlas } = useTexts()
  const { question, told } = trip
  if (question === undefined) return null
  return (
    <Ask>
      <AskHeading rule={question.asks.rule} focused={told !== undefined}>
        {say(atlas.asks, question.asks, pilots)}
      </AskHeading>
      {question.type === 'choose' ? (
        <Options question={question} trip={trip} pilots={pilots} />
      ) : (
        <Amounts question={question} trip={trip} pilots={pilots} />
      )}
    </Ask>
  )
}

/** Keys 1 to 9. */
const keyed = 9

function Options({ question, trip, pilots }: { question: ChooseQuestion; trip: TripHandle; pilots: Pilots }) {
  const { atlas } = useTexts()
  const options = question.options.map((option) => ({ ...option, label: say(atlas.options, option, pilots) }))
  const take = (chosen: string) => trip.send({ type: 'choose', chosen })
  useCommands(
    options.slice(0, keyed).map(({ id, label }, at) => ({
      keys: String(at + 1),
      name: label,
      where: 'screen',
      run: () => take(id),
      off: trip.busy,
    })),
  )
  return (
    <AskOptions>
      {options.map(({ id, label }, at) => (
        <li key={id}>
          <Button
            kind={id === question.default ? 'act' : 'ink'}
            busy={trip.busy}
            {...(at < keyed ? { keyHint: String(at + 1) } : {})}
            onPress={() => take(id)}
          >
            {label}
          </Button>
        </li>
      ))}
    </AskOptions>
  )
}

function Amounts({ question, trip, pilots }: { question: AmountsQuestion; trip: TripHandle; pilots: Pilots }) {
  const { atlas, errors } = useTexts()
  const [values, setValues] = useState<Readonly<Record<string, number | null>>>(() =>
    Object.fromEntries(question.fields.map(({ id, usual }) => [id, usual])),
  )
  const names: Readonly<Record<string, string>> = atlas.amounts
  const told = Object.fromEntries(
    question.fields.flatMap(({ id }) => {
      const value = values[id] ?? null
      return value === null ? [] : [[id, value]]
    }),
  )
  const isWhole = question.fields.every(({ id }) => id in told)
  const isPrinted = question.asks.key === 'akarios.travel.ask.printedResult'
  return (
    <form
      className={styles.amounts}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) trip.send({ type: 'amounts', values: told })
      }}
    >
      {question.fields.map(({ id, least, most }) => (
        <NumberField
          key={id}
          label={names[id] ?? atlas.stressOf({ pilot: pilotIn(pilots, id) })}
          value={values[id] ?? null}
          min={least}
          max={most}
          onChange={(value) => setValues((old) => ({ ...old, [id]: value }))}
        />
      ))}
      {isPrinted && <p className={styles.faint}>{atlas.otherEffects}</p>}
      <Button kind="act" submit busy={trip.busy} refusal={isWhole ? undefined : errors.needed}>
        {atlas.tell}
      </Button>
    </form>
  )
}
