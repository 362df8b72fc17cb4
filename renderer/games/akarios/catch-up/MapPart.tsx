// The atlas: stickers as scout orders, one to a line, and where the Sparrow is with how much supply.
import { useTexts } from '../../../i18n/texts.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { TextArea } from '../../../ui/text-area/TextArea.tsx'
import { readOrders, stickersOf } from '../parts/stickers/orders.ts'
import { Pieces } from '../parts/stickers/Pieces.tsx'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import type { Draft, Form } from './draft.ts'
import type { CatchUp } from './use-catch-up.ts'

/** Letters that the orders have at most: some 400 of them. */
const longest = 9000

export function MapPart({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words, atlas: atlasWords, squad } = useTexts()
  const { atlas, draft, form, change, changeForm } = catchUp
  const pieces = readOrders(draft.orders, atlas)
  const read = (part: Partial<Pick<Draft, 'orders' | 'said'>>) =>
    change((old) => {
      const next = { ...old, ...part }
      return {
        ...next,
        form: { ...old.form, stickers: stickersOf(readOrders(next.orders, atlas), atlas, next.said) },
      }
    })
  const setSparrow = (part: Partial<Form['sparrow']>) =>
    changeForm((old) => ({ ...old, sparrow: { ...old.sparrow, ...part } }))
  return (
    <>
      <TextArea
        label={words.stickers}
        hint={atlasWords.scoutHint}
        value={draft.orders}
        maxLength={longest}
        spellCheck={false}
        onChange={(orders) => read({ orders })}
      />
      <Pieces pieces={pieces} atlas={atlas} said={draft.said} onSay={(said) => read({ said })} />
      <h3>{words.sparrow}</h3>
      <div className={styles.fields}>
        <Select
          label={words.system}
          placeholder={words.noSystem}
          value={form.sparrow.system}
          options={atlas.letters.map((one) => ({ value: one.id, label: atlasWords.systemOf(one) }))}
          onChange={(system) => setSparrow({ system })}
        />
        <NumberField
          label={words.location}
          optional
          value={form.sparrow.location}
          min={1}
          max={999}
          onChange={(location) => setSparrow({ location })}
        />
        <NumberField
          label={squad.facts.supply}
          value={form.sparrow.supply}
          min={0}
          max={10}
          onChange={(supply) => setSparrow({ supply: supply ?? 0 })}
        />
      </div>
      <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('map')} named />
    </>
  )
}
