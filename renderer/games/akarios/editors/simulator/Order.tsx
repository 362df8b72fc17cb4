// What a simulation is asked for: pilots, difficulty, how many fights, who plays them, and the seed of their luck.
import type { Difficulty } from '../../../../../shared/contract/calls/campaign.ts'
import { difficulties } from '../../../../../shared/contract/choices.ts'
import { policies, type Policy } from '../../../../../shared/games/akarios/simulation.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { RadioCards } from '../../../../ui/radio-cards/RadioCards.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import { TextField } from '../../../../ui/text-field/TextField.tsx'
import styles from './Simulator.module.css'

export interface Wish {
  readonly pilots: readonly number[]
  readonly difficulty: Difficulty
  readonly policy: Policy
  readonly runs: number
  readonly seed: string
}

const sizes = [[1], [2], [3], [4], [1, 2, 3, 4]] as const
const amounts = [20, 50, 200, 400] as const
const longestSeed = 40

export function Order({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const { game, editors } = useTexts()
  const { simulation: words } = editors
  const change = (part: Partial<Wish>) => onChange({ ...wish, ...part })
  return (
    <div className={styles.order}>
      <RadioCards
        label={words.pilots}
        layout="segments"
        value={wish.pilots.join()}
        options={sizes.map((size) => ({
          value: size.join(),
          label: size.length === 1 ? String(size[0]) : words.each,
        }))}
        onChange={(value) => change({ pilots: sizes.find((size) => size.join() === value) ?? wish.pilots })}
      />
      <RadioCards
        label={words.runs}
        layout="segments"
        value={String(wish.runs)}
        options={amounts.map((amount) => ({ value: String(amount), label: String(amount) }))}
        onChange={(value) => change({ runs: Number(value) })}
      />
      <RadioCards
        label={words.policy}
        layout="segments"
        value={wish.policy}
        options={policies.toReversed().map((policy) => ({ value: policy, label: words.policies[policy] }))}
        onChange={(policy) => change({ policy })}
      />
      <Select
        label={game.difficulty}
        value={wish.difficulty}
        options={difficulties.map((level) => ({ value: level, label: game.difficulties[level] }))}
        onChange={(difficulty) => change({ difficulty })}
      />
      <TextField
        label={words.seed}
        hint={words.seedHint}
        value={wish.seed}
        maxLength={longestSeed}
        onChange={(seed) => change({ seed })}
      />
    </div>
  )
}
