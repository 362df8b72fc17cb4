// What an entry of the book gives besides credits and skill points: cards, co-pilots, pilots and ships opened, achievements, supply,
// locations.
import { useState } from 'react'
import type { PlainReward } from '../../../../shared/games/akarios/content/reward.ts'
import { useCall } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import styles from './Squad.module.css'

/** Where the entries of each reward stand in the packs. */
const kinds = {
  upgrade: 'upgrades',
  sparrowUpgrade: 'sparrowUpgrades',
  coPilot: 'coPilots',
  loseCoPilot: 'coPilots',
  unlockPilot: 'pilots',
  unlockShip: 'ships',
  achievement: 'achievements',
  loseAchievement: 'achievements',
  scout: 'systems',
} as const
type Named = keyof typeof kinds
type RewardType = Named | 'supply'

export interface Gain {
  readonly reward: PlainReward
  /** What it is called in the list. */
  readonly words: string
}

export function Rewards({ gains, onChange }: { gains: readonly Gain[]; onChange: (gains: readonly Gain[]) => void }) {
  const { squad: words } = useTexts()
  return (
    <>
      {gains.length > 0 && (
        <ul className={styles.lines}>
          {gains.map((gain) => (
            <li key={gain.words}>
              <span>{gain.words}</span>
              <Button
                kind="quiet"
                size="small"
                icon="cross"
                label={`${words.leaveOut}: ${gain.words}`}
                onPress={() => onChange(gains.filter((one) => one !== gain))}
              >
                {words.leaveOut}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewGain onAdd={(gain) => onChange([...gains.filter((one) => one.words !== gain.words), gain])} />
    </>
  )
}

function NewGain({ onAdd }: { onAdd: (gain: Gain) => void }) {
  const { squad: words } = useTexts()
  const [type, setType] = useState<RewardType>('upgrade')
  const [id, setId] = useState<string | null>(null)
  const [figures, setFigures] = useState({ amount: 1, number: 1, x: 1, y: 1 })
  const kind = type === 'supply' ? undefined : kinds[type]
  const search = { search: '', missingOnly: false, offset: 0, limit: 500 }
  const rows = useCall('packs.browse', kind === undefined ? undefined : { kind, ...search }).data?.rows ?? []
  const name = rows.find((row) => row.id === id)?.name ?? ''
  const reward = rewardOf(type, id, figures)
  const figure = (field: keyof typeof figures, most: number, least = 1) => (
    <NumberField
      label={words.rewardFields[field]}
      value={figures[field]}
      onChange={(value) => setFigures((old) => ({ ...old, [field]: value ?? least }))}
      min={least}
      max={most}
    />
  )
  const add = () => {
    if (reward === undefined) return
    const what =
      type === 'supply' ? String(figures.amount) : type === 'scout' ? `${String(figures.number)}, ${name}` : name
    onAdd({ reward, words: `${words.rewardTypes[type]}: ${what}` })
    setId(null)
  }
  const types = Object.keys(words.rewardTypes) as readonly RewardType[]
  return (
    <div className={styles.form}>
      <Select
        label={words.alsoGives}
        value={type}
        options={types.map((value) => ({ value, label: words.rewardTypes[value] }))}
        onChange={(value) => {
          setType(value)
          setId(null)
        }}
      />
      {kind !== undefined && (
        <div className={styles.pick}>
          <Combobox
            label={words.which}
            value={id}
            options={rows.map((row) => ({ value: row.id, label: row.name }))}
            onChange={setId}
          />
        </div>
      )}
      {type === 'supply' && figure('amount', 10, -10)}
      {type === 'scout' && (
        <>
          {figure('number', 999)}
          {figure('x', 20)}
          {figure('y', 20)}
        </>
      )}
      <Button refusal={reward === undefined ? words.whichFirst : undefined} onPress={add}>
        {words.addGain}
      </Button>
    </div>
  )
}

function rewardOf(
  type: RewardType,
  id: string | null,
  { amount, ...place }: { amount: number; number: number; x: number; y: number },
): PlainReward | undefined {
  if (type === 'supply') return amount === 0 ? undefined : { type, amount }
  if (id === null) return undefined
  switch (type) {
    case 'upgrade':
      return { type, upgrade: id, to: 'eachPilot' }
    case 'sparrowUpgrade':
      return { type, sparrowUpgrade: id }
    case 'coPilot':
    case 'loseCoPilot':
      return { type, coPilot: id }
    case 'unlockPilot':
      return { type, pilot: id }
    case 'unlockShip':
      return { type, ship: id }
    case 'achievement':
    case 'loseAchievement':
      return { type, achievement: id }
    case 'scout':
      return { type, system: id, ...place }
  }
}
