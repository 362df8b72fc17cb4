// The rows of an entry as its printed card shows them: short ones side by side, both ranks of an enemy beside each other.
import { memo } from 'react'
import type { EditorRow } from '../../../shared/contract/calls/packs.ts'
import type { FieldForm } from '../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../i18n/texts.tsx'
import type { Problems } from '../../games/akarios/values/read-draft.ts'
import type { Draft } from '../../games/akarios/values/shape.ts'
import { FormField } from '../../games/akarios/values/FormField.tsx'
import { capital, fieldName, partName } from '../../games/akarios/values/words.ts'
import { Section } from '../../ui/section/Section.tsx'
import styles from './EntryRows.module.css'
import type { Drafts, RowProblems } from './entry-draft.ts'

export interface EntryRowsProps {
  rows: readonly EditorRow[]
  drafts: Drafts
  /** By the field of their row. */
  problems: RowProblems
  onChange: (field: string, draft: Draft) => void
}

const none: Problems = new Map()

export function EntryRows({ rows, drafts, problems, onChange }: EntryRowsProps) {
  const texts = useTexts()
  const stateOf = ({ field }: EditorRow) => ({
    draft: drafts[field] ?? null,
    problems: problems.get(field) ?? none,
    onChange,
  })
  const blocks = blocksOf(rows)
  return (
    <div className={styles.blocks}>
      {blocks.map(({ name, rows: inside, layout }) =>
        name === undefined ? (
          <div key={inside[0]?.field} className={styles.block} data-layout={layout}>
            {inside.map((row) => (
              <Row
                key={row.field}
                row={row}
                label={row.called === undefined ? fieldName(texts, row.field) : partName(texts, row.called)}
                {...stateOf(row)}
              />
            ))}
          </div>
        ) : (
          <Section key={name} title={capital(partName(texts, name))}>
            <div className={styles.block} data-layout="short">
              {inside.map((row) => (
                <Row
                  key={row.field}
                  row={row}
                  label={fieldName(texts, row.field.slice(name.length + 1))}
                  {...stateOf(row)}
                />
              ))}
            </div>
          </Section>
        ),
      )}
    </div>
  )
}

interface RowProps {
  row: EditorRow
  label: string
  draft: Draft
  problems: Problems
  onChange: EntryRowsProps['onChange']
}

/** Drawn anew when it changes itself: a mission has many rows. */
const Row = memo(function Row({ row: { field, form, optional }, label, draft, problems, onChange }: RowProps) {
  const texts = useTexts()
  const control = (
    <FormField
      form={form}
      label={label}
      draft={draft}
      onChange={(next) => onChange(field, next)}
      problems={problems}
      optional={optional}
      quick
    />
  )
  return (
    <div className={styles.row} data-wide={form.type === 'several' || form.type === 'typed' || undefined}>
      {form.type === 'json' ? (
        // The words of packs are long, and seldom what one has come for.
        <details className={styles.folded} open={problems.size > 0}>
          <summary>{texts.editors.inWords({ what: capital(label) })}</summary>
          {control}
        </details>
      ) : (
        control
      )}
    </div>
  )
})

const shortTypes: readonly FieldForm['type'][] = ['number', 'choice', 'entry', 'yesNo', 'several', 'typed', 'text']
const isShort = (form: FieldForm): boolean =>
  shortTypes.includes(form.type) && !(form.type === 'text' && form.most > 80)

interface Block {
  /** The part of the entry that all its rows lie in. */
  readonly name?: string
  readonly rows: readonly EditorRow[]
  readonly layout: 'short' | 'long'
}

/** Neighbours of one part together, short rows together, every long row by itself. */
function blocksOf(rows: readonly EditorRow[]): readonly Block[] {
  const blocks: Block[] = []
  for (const row of rows) {
    const [head = '', inner] = row.field.split('.')
    const name = inner === undefined ? undefined : head
    const layout = isShort(row.form) ? 'short' : 'long'
    const last = blocks.at(-1)
    const joins = last !== undefined && last.name === name && last.layout === layout && (layout === 'short' || name !== undefined)
    if (joins) blocks[blocks.length - 1] = { ...last, rows: [...last.rows, row] }
    else blocks.push({ ...(name === undefined ? {} : { name }), rows: [row], layout })
  }
  return blocks
}
