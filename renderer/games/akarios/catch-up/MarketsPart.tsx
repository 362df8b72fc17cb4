// Markets whose lists were read, and whatever else stands on paper.
import { mostCharacters } from '../../../../shared/contract/choices.ts'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { TextArea } from '../../../ui/text-area/TextArea.tsx'
import { printed } from '../parts/stickers/words.ts'
import { MarketFields } from '../parts/MarketFields.tsx'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import { withoutRow, withRow } from './draft.ts'
import { Picked } from './Picked.tsx'
import type { CatchUp } from './use-catch-up.ts'

export function MarketsPart({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words, squad } = useTexts()
  const { form, changeForm } = catchUp
  const [number, setNumber] = useState<number | null>(null)
  /** A list that was kept makes room for the next. */
  const [told, setTold] = useState(0)
  return (
    <>
      <Picked
        label={words.parts.markets}
        rows={form.markets.map((row) => ({
          id: String(row.number),
          name: words.marketOf({ number: printed(row.number), name: row.name }),
        }))}
        onDrop={(at) => changeForm((old) => ({ ...old, markets: withoutRow(old.markets, at) }))}
      />
      <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('markets')} named />
      <FieldGroup title={words.addMarket}>
        <div className={styles.fields}>
          <NumberField label={words.marketNumber} value={number} min={1} max={999} onChange={setNumber} />
        </div>
        <MarketFields
          key={told}
          refusal={number === null ? squad.numberNeeded : undefined}
          onKeep={(list) => {
            if (number === null) return
            changeForm((old) => ({
              ...old,
              markets: withRow(old.markets, (row) => row.number === number, { number, ...list }),
            }))
            setNumber(null)
            setTold((before) => before + 1)
          }}
        />
      </FieldGroup>
      <TextArea
        label={words.notes}
        hint={words.notesHint}
        value={form.notes}
        maxLength={mostCharacters.note}
        onChange={(notes) => changeForm((old) => ({ ...old, notes }))}
      />
    </>
  )
}
