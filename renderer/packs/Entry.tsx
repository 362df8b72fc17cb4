// One entry: what of it is not known yet and can be told here, then every known value with where it comes from.
import { useState } from 'react'
import type { Browsed, EntryField, ListedPack } from '../../shared/contract/calls/packs.ts'
import { useCall } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { sourceText } from '../games/akarios/values/source-text.ts'
import { ValueDialog } from '../games/akarios/values/ValueDialog.tsx'
import { WrongNumber } from '../games/akarios/values/WrongNumber.tsx'
import { fieldName, fieldValue } from '../games/akarios/values/words.ts'
import { useCommands } from '../keys/commands.tsx'
import { go } from '../screens.ts'
import { Button, ButtonRow } from '../ui/button/Button.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { Menu } from '../ui/menu/Menu.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import { hasEditor } from './edit/edited-kinds.ts'
import { RemoveEntry } from './edit/RemoveEntry.tsx'
import styles from './Entry.module.css'

export interface EntryProps {
  entry: Browsed
  packs: readonly ListedPack[]
  /** In a dialog the keys of the page rest. */
  keyed?: boolean
}

/** Shown above the fields already. */
const inHeading: ReadonlySet<string> = new Set(['name', 'wording'])

/** Steps, trees, lines and maps: their parts are many, and go by the words that packs use. */
const innerParts: ReadonlySet<string> = new Set([
  ...['effects', 'cards', 'tree', 'trees', 'map', 'waves', 'rules', 'win', 'lose', 'success', 'failure', 'entries'],
])

export function Entry({ entry, packs, keyed = true }: EntryProps) {
  const { kind, id, name, wording } = entry
  const texts = useTexts()
  const { packs: words, values } = texts
  const read = useCall('packs.entry', { kind, id })
  const [telling, setTelling] = useState<string>()
  const { fields = [], others = [] } = read.data ?? {}
  const missing = fields.filter(({ value }) => value === undefined)
  const known = fields.filter((field) => field.value !== undefined && !inHeading.has(field.field))
  const isInner = ({ field }: EntryField) => kind !== 'decks' && innerParts.has(field.split('.')[0] ?? '')
  const [inner, plain] = [known.filter(isInner), known.filter((field) => !isInner(field))]
  const first = missing.find(({ form }) => form !== undefined)?.field
  const edit = () => go({ name: 'packs', edit: { kind, id } })
  useCommands([
    { keys: 'e', name: texts.editors.keyEnter, where: 'screen', run: edit, off: !keyed || !hasEditor(kind) },
    { keys: 't', name: words.keyTell, where: 'screen', run: () => setTelling(first), off: !keyed || first === undefined },
  ])
  return (
    <div className={styles.entry}>
      <div>
        <p className={styles.kind}>{words.kinds[kind]}</p>
        <SectionHeader title={name} />
        {wording !== '' && <p className={styles.wording}>{wording}</p>}
      </div>
      {hasEditor(kind) && (
        <ButtonRow>
          <Button icon="pencil" size="small" onPress={edit} {...(keyed ? { keyHint: 'e' } : {})}>
            {texts.editors.enterAll}
          </Button>
          {read.data?.own === true && <RemoveEntry kind={kind} id={id} name={name} />}
        </ButtonRow>
      )}
      {read.error ? (
        <Failure
          title={words.failed}
          happened={refusalText(texts, read.error.refusal)}
          onRetry={() => void read.refetch()}
        />
      ) : read.data === undefined ? (
        <Loading words={words.reading} lines={4} />
      ) : (
        <>
          {missing.length > 0 && (
            <section>
              <h3 className={styles.part}>{words.missing}</h3>
              <p className={styles.second}>{words.missingText}</p>
              <ul className={styles.missing}>
                {missing.map(({ field }) => (
                  <li key={field}>
                    <Button
                      size="small"
                      icon="pencil"
                      label={values.tellField({ field: fieldName(texts, field) })}
                      onPress={() => setTelling(field)}
                      {...(keyed && field === first ? { keyHint: 't' } : {})}
                    >
                      {fieldName(texts, field)}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {plain.length > 0 && (
            <section>
              <h3 className={styles.part}>{words.known}</h3>
              <KnownList entry={entry} fields={plain} packs={packs} />
            </section>
          )}
          {others.length > 0 && (
            <div>
              <Menu
                label={words.tellOther}
                kind="quiet"
                size="small"
                icon="plus"
                items={others.map(({ field }) => ({
                  type: 'action',
                  label: fieldName(texts, field),
                  onChoose: () => setTelling(field),
                }))}
              />
            </div>
          )}
        </>
      )}
      {inner.length > 0 && (
        <Inner key={`${kind}/${id}`} entry={entry} fields={inner} packs={packs} />
      )}
      {telling !== undefined && (
        <ValueDialog kind={kind} id={id} field={telling} onClose={() => setTelling(undefined)} />
      )}
    </div>
  )
}

/** Drawn only once it is opened: some entries have hundreds of parts. */
function Inner({ entry, fields, packs }: EntryProps & { fields: readonly EntryField[] }) {
  const words = useTexts().packs
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.inner} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.inner({ count: fields.length })}</summary>
      {open && <KnownList entry={entry} fields={fields} packs={packs} />}
    </details>
  )
}

function KnownList({ entry, fields, packs }: EntryProps & { fields: readonly EntryField[] }) {
  return (
    <dl>
      {fields.map((field) => (
        <Known key={field.field} entry={entry} field={field} packs={packs} />
      ))}
    </dl>
  )
}

interface KnownProps extends EntryProps {
  field: EntryField
}

function Known({ entry: { kind, id, name }, field: { field, value = null, source, form }, packs }: KnownProps) {
  const texts = useTexts()
  const language = useLanguage()
  const titleOf = (pack: string) => packs.find((one) => one.id === pack)?.title ?? pack
  return (
    <div className={styles.field}>
      <dt>{fieldName(texts, field)}</dt>
      <dd className={styles.value}>{fieldValue(texts, language, value, form)}</dd>
      {form !== undefined && (
        <dd className={styles.wrong}>
          <WrongNumber kind={kind} id={id} field={field} name={name} />
        </dd>
      )}
      <dd className={styles.second} data-told={source?.layer !== 'base' || undefined}>
        {sourceText(texts, language, source, titleOf)}
      </dd>
    </div>
  )
}
