// How far the campaign has come: act, difficulty, Ironman, the chart, boosts and achievements.
import { useState } from 'react'
import { difficulties } from '../../../../shared/contract/choices.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import { withoutRow, type Form } from './draft.ts'
import { AddByName, Picked } from './Picked.tsx'
import type { CatchUp } from './use-catch-up.ts'

const figures = [
  ['act', 1, 9],
  ['chart', 0, 200],
  ['boosts', 0, 30],
] as const satisfies readonly (readonly [keyof Form, number, number])[]

export function CampaignPart({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words, squad, game } = useTexts()
  const { form, changeForm, stock } = catchUp
  const [name, setName] = useState('')
  const add = (achievement: string) => {
    const said = achievement.trim()
    if (said !== '') changeForm((old) => ({ ...old, achievements: [...old.achievements, said] }))
    setName('')
  }
  return (
    <>
      <div className={styles.fields}>
        {figures.map(([figure, least, most]) => (
          <NumberField
            key={figure}
            label={squad.facts[figure]}
            value={form[figure]}
            min={least}
            max={most}
            onChange={(value) => changeForm((old) => ({ ...old, [figure]: value ?? least }))}
          />
        ))}
        <Select
          label={game.difficulty}
          value={form.difficulty}
          options={difficulties.map((level) => ({ value: level, label: game.difficulties[level] }))}
          onChange={(difficulty) => changeForm((old) => ({ ...old, difficulty }))}
        />
      </div>
      <Checkbox
        label={game.ironman}
        checked={form.ironman}
        onChange={(ironman) => changeForm((old) => ({ ...old, ironman }))}
      />
      <h3>{squad.achievements}</h3>
      <Picked
        label={squad.achievements}
        rows={form.achievements.map((one) => ({ id: one, name: one }))}
        onDrop={(at) => changeForm((old) => ({ ...old, achievements: withoutRow(old.achievements, at) }))}
      />
      <div className={styles.fields}>
        <AddByName
          label={words.addAchievement}
          options={stock.achievements
            .filter((one) => !form.achievements.includes(one))
            .map((one) => ({ id: one, name: one }))}
          onAdd={add}
        />
        <div className={styles.adder}>
          <TextField
            label={words.otherAchievement}
            optional
            value={name}
            maxLength={80}
            onChange={setName}
            onEnter={() => add(name)}
          />
          <Button label={words.addOtherAchievement} onPress={() => add(name)}>
            {words.add}
          </Button>
        </div>
      </div>
      <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('campaign')} />
    </>
  )
}
