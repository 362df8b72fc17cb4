// The scenarios that are done, in the order in which they were played: number, kind and outcome, one after the other.
import { useRef, useState } from 'react'
import {
  scenarioKinds,
  scenarioOutcomes,
  type ScenarioKind,
  type ScenarioOutcome,
} from '../../../../shared/games/akarios/campaign/words.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { printed } from '../parts/stickers/words.ts'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import { withoutRow } from './draft.ts'
import { Picked } from './Picked.tsx'
import type { CatchUp } from './use-catch-up.ts'

/** How scenarios of a kind end most often. */
const usual: Readonly<Record<ScenarioKind, ScenarioOutcome>> = {
  fight: 'success',
  world: 'success',
  market: 'read',
  story: 'read',
}

export function ScenariosPart({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words, squad } = useTexts()
  const { form, changeForm } = catchUp
  const adder = useRef<HTMLFormElement>(null)
  const [number, setNumber] = useState<number | null>(null)
  const [kind, setKind] = useState<ScenarioKind>('fight')
  const [outcome, setOutcome] = useState<ScenarioOutcome>('success')
  const add = () => {
    if (number === null) return
    changeForm((old) => ({ ...old, scenarios: [...old.scenarios, { number, kind, outcome }] }))
    setNumber(null)
    adder.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <p className={styles.line}>{words.scenariosHint}</p>
      <Picked
        label={words.parts.scenarios}
        rows={form.scenarios.map((row) => ({
          id: String(row.number),
          name: printed(row.number),
          more: (
            <span className={styles.faint}>
              {squad.kinds[row.kind]}, {squad.outcomes[row.outcome]}
            </span>
          ),
        }))}
        onDrop={(at) => changeForm((old) => ({ ...old, scenarios: withoutRow(old.scenarios, at) }))}
      />
      <form
        ref={adder}
        className={styles.adder}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <NumberField label={words.scenarioNumber} value={number} min={1} max={999} onChange={setNumber} />
        <Select
          label={squad.kind}
          value={kind}
          options={scenarioKinds.map((value) => ({ value, label: squad.kinds[value] }))}
          onChange={(next) => {
            setKind(next)
            setOutcome(usual[next])
          }}
        />
        <Select
          label={squad.outcome}
          value={outcome}
          options={scenarioOutcomes.map((value) => ({ value, label: squad.outcomes[value] }))}
          onChange={setOutcome}
        />
        <Button submit label={words.addScenario}>
          {words.add}
        </Button>
      </form>
      <div className={styles.fields}>
        <NumberField
          label={squad.next}
          hint={squad.nextHint}
          optional
          value={form.next}
          min={1}
          max={999}
          onChange={(next) => changeForm((old) => ({ ...old, next }))}
        />
      </div>
      <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('scenarios')} />
    </>
  )
}
