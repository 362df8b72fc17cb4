// An entry: its text from a pack, or what people tell of the one in the book; and the last entry of a printed world.
import { useState } from 'react'
import type { Reward } from '../../../../shared/games/akarios/content/reward.ts'
import type { EndingQuestion, EntryQuestion } from '../../../../shared/games/akarios/world/question.ts'
import type { People } from '../../../i18n/sentence.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import type { VisitHandle } from './use-visit.ts'
import styles from './World.module.css'
import { keysOf, pilotIn } from './words.ts'

interface EntryProps {
  readonly visit: VisitHandle
  readonly question: EntryQuestion
  readonly people: People
}

/** The figures that entries change most, each with the reward that it means. */
const figures = {
  credits: (amount: number): Reward => ({ type: 'credits', amount, to: 'finder' }),
  creditsAll: (amount: number): Reward => ({ type: 'credits', amount, to: 'eachPilot' }),
  damage: (amount: number): Reward => ({ type: 'damage', amount, to: 'finder' }),
  damageAll: (amount: number): Reward => ({ type: 'damage', amount, to: 'eachPilot' }),
  stressOne: (amount: number): Reward => ({ type: 'stress', amount, to: 'finder' }),
  supply: (amount: number): Reward => ({ type: 'supply', amount }),
  skillPoints: (amount: number): Reward => ({ type: 'skillPoints', amount }),
} as const
type Figure = keyof typeof figures

const bounds: Readonly<Record<Figure, { min: number; max: number }>> = {
  credits: { min: -50, max: 50 },
  creditsAll: { min: -50, max: 50 },
  damage: { min: 0, max: 20 },
  damageAll: { min: 0, max: 20 },
  stressOne: { min: -10, max: 10 },
  supply: { min: -10, max: 10 },
  skillPoints: { min: 0, max: 20 },
}
const ofEntry = ['credits', 'creditsAll', 'damage', 'damageAll', 'stressOne', 'supply'] as const
const ofEnding = ['creditsAll', 'skillPoints', 'supply'] as const

type Told = Readonly<Partial<Record<Figure, number | null>>>

const rewardsOf = (told: Told, of: readonly Figure[]): Reward[] =>
  of.flatMap((figure) => {
    const amount = told[figure] ?? 0
    return amount === 0 ? [] : [figures[figure](amount)]
  })

interface FiguresProps {
  readonly of: readonly Figure[]
  readonly told: Told
  readonly onTell: (told: Told) => void
}

function Figures({ of, told, onTell }: FiguresProps) {
  const { world } = useTexts()
  return of.map((figure) => (
    <NumberField
      key={figure}
      label={world[figure]}
      value={told[figure] === undefined ? 0 : told[figure]}
      {...bounds[figure]}
      onChange={(value) => onTell({ ...told, [figure]: value })}
    />
  ))
}

export function Entry({ visit: { busy, send }, question: { text, finders }, people }: EntryProps) {
  const { world } = useTexts()
  const [finder, setFinder] = useState(finders[0] ?? '')
  const [told, setTold] = useState<Told>({})
  const [goTo, setGoTo] = useState<number | null>(null)
  const [ends, setEnds] = useState<keyof typeof world.ways>('none')
  const who = finders.length > 1 && (
    <Select
      label={world.finder}
      value={finder}
      options={finders.map((seat) => ({ value: seat, label: pilotIn(people, seat) }))}
      onChange={setFinder}
    />
  )
  if (text !== null)
    return (
      <div className={styles.form}>
        <p className={styles.prose}>{text}</p>
        {who}
        <Button kind="act" busy={busy} onPress={() => send({ type: 'read', finder })}>
          {world.read}
        </Button>
      </div>
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const entry = { rewards: rewardsOf(told, ofEntry), goTo, ends: ends === 'none' ? null : ends }
        send({ type: 'told', finder, entry })
      }}
    >
      <p>{world.inBook}</p>
      {who}
      <Figures of={ofEntry} told={told} onTell={setTold} />
      <p className={styles.faint}>{world.otherGains}</p>
      <NumberField label={world.goToEntry} value={goTo} min={1} max={999} onChange={setGoTo} />
      <Select
        label={world.ends}
        value={ends}
        options={keysOf(world.ways).map((value) => ({ value, label: world.ways[value] }))}
        onChange={setEnds}
      />
      <Button kind="act" submit busy={busy}>
        {world.tell}
      </Button>
    </form>
  )
}

export function Ending({
  visit: { busy, send },
  question: { results },
}: {
  visit: VisitHandle
  question: EndingQuestion
}) {
  const { world, errors } = useTexts()
  const [result, setResult] = useState<'success' | 'failure' | null>(results.length === 1 ? (results[0] ?? null) : null)
  const [told, setTold] = useState<Told>({})
  const [next, setNext] = useState<number | null>(null)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (result !== null) send({ type: 'end', ending: { result, rewards: rewardsOf(told, ofEnding), next } })
      }}
    >
      <Select
        label={world.result}
        value={result}
        options={results.map((value) => ({ value, label: world.results[value] }))}
        onChange={setResult}
      />
      <Figures of={ofEnding} told={told} onTell={setTold} />
      <NumberField label={world.next} value={next} min={1} max={999} onChange={setNext} />
      <p className={styles.faint}>{world.otherGains}</p>
      <Button kind="act" submit busy={busy} refusal={result === null ? errors.needed : undefined}>
        {world.tell}
      </Button>
    </form>
  )
}
