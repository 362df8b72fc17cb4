// One entry: what of it is not known yet, then every known value with where it comes from.
import type { Browsed, EntryField, ListedPack } from '../../shared/contract/calls/packs.ts'
import { useCall } from '../api/client.ts'
import { formatDate } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './Entry.module.css'
import { fieldName, fieldValue } from './field.ts'

export interface EntryProps {
  entry: Browsed
  packs: readonly ListedPack[]
}

/** Shown above the fields already. */
const inHeading: ReadonlySet<string> = new Set(['name', 'wording'])

export function Entry({ entry: { kind, id, name, wording }, packs }: EntryProps) {
  const texts = useTexts()
  const words = texts.packs
  const read = useCall('packs.entry', { kind, id })
  const fields = read.data?.fields ?? []
  const missing = fields.filter(({ value }) => value === undefined)
  const known = fields.filter((field) => field.value !== undefined && !inHeading.has(field.field))
  return (
    <div className={styles.entry}>
      <div>
        <p className={styles.kind}>{words.kinds[kind]}</p>
        <SectionHeader title={name} />
        {wording !== '' && <p className={styles.wording}>{wording}</p>}
      </div>
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
                  <li key={field}>{fieldName(field)}</li>
                ))}
              </ul>
            </section>
          )}
          {known.length > 0 && (
            <section>
              <h3 className={styles.part}>{words.known}</h3>
              <dl>
                {known.map((field) => (
                  <Known key={field.field} field={field} packs={packs} />
                ))}
              </dl>
            </section>
          )}
        </>
      )}
    </div>
  )
}

function Known({ field: { field, value = null, source }, packs }: { field: EntryField; packs: readonly ListedPack[] }) {
  const texts = useTexts()
  const language = useLanguage()
  const words = texts.packs
  const titleOf = (id: string) => packs.find((pack) => pack.id === id)?.title ?? id
  const from = (): string => {
    if (source === undefined) return ''
    if (source.layer === 'base') return words.fromPack({ pack: titleOf(source.pack) })
    if (source.layer === 'ruling') return words.ruled
    return source.at === undefined ? words.toldSome : words.told({ date: formatDate(language, source.at) })
  }
  return (
    <div className={styles.field}>
      <dt>{fieldName(field)}</dt>
      <dd className={styles.value}>{fieldValue(texts, language, value)}</dd>
      <dd className={styles.second} data-told={source?.layer !== 'base' || undefined}>
        {from()} {source?.note !== undefined && words.note({ note: source.note })}
      </dd>
    </div>
  )
}
