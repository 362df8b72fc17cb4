// What is still missing: kind by kind, and measured against what the box holds.
import type { BoxLine } from '../../shared/contract/calls/packs.ts'
import type { Output } from '../../shared/contract/contract.ts'
import { useCall } from '../api/client.ts'
import { formatNumber } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { Section } from '../ui/section/Section.tsx'
import { Table } from '../ui/table/Table.tsx'
import styles from './Completeness.module.css'
import { fieldName } from '../games/akarios/values/words.ts'

type Counted = Output<'packs.completeness'>

export function Completeness() {
  const texts = useTexts()
  const counted = useCall('packs.completeness', {})
  if (counted.data) return <Tables counted={counted.data} />
  if (!counted.error) return <Loading words={texts.packs.reading} lines={8} />
  return (
    <Failure
      title={texts.packs.failed}
      happened={refusalText(texts, counted.error.refusal)}
      kept={texts.packs.failedKept}
      onRetry={() => void counted.refetch()}
    />
  )
}

function Tables({ counted: { kinds, box } }: { counted: Counted }) {
  const words = useTexts().packs
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  return (
    <div className={styles.tables}>
      <Section title={words.ofKinds}>
        <Table
          label={words.ofKinds}
          rows={kinds}
          rowKey={({ kind }) => kind}
          columns={[
            { id: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
            { id: 'entries', header: words.entries, align: 'end', cell: ({ entries }) => number(entries) },
            { id: 'complete', header: words.completeEntries, align: 'end', cell: ({ complete }) => number(complete) },
            { id: 'missing', header: words.missingFields, cell: ({ missing }) => <Missing fields={missing} /> },
          ]}
        />
      </Section>
      <Section title={words.ofBox}>
        <p className={styles.about}>{words.ofBoxText}</p>
        <Table
          label={words.ofBox}
          rows={box}
          rowKey={({ of }) => of}
          columns={[
            { id: 'of', header: words.inBox, cell: ({ of }) => words.boxNames[of] },
            {
              id: 'names',
              header: words.namesOfBox,
              align: 'end',
              cell: ({ names }) => (names === undefined ? words.noNames : number(names)),
            },
            { id: 'told', header: words.toldOfBox, align: 'end', cell: ({ told }) => number(told) },
            { id: 'total', header: words.ofBoxTotal, align: 'end', cell: ({ total }) => number(total) },
            { id: 'remark', header: words.boxRemark, cell: (line) => <BoxRemark line={line} /> },
          ]}
        />
      </Section>
    </div>
  )
}

/** More names than cards are no fault of anybody's: open question 55 leaves names and list as they are printed. */
function BoxRemark({ line: { told, total } }: { line: BoxLine }) {
  const words = useTexts().packs
  if (told === total) return <>{words.boxAll}</>
  return <>{told < total ? words.boxShort({ count: total - told }) : words.boxOver({ count: told - total })}</>
}

function Missing({ fields }: { fields: Counted['kinds'][number]['missing'] }) {
  const texts = useTexts()
  const words = texts.packs
  if (fields.length === 0) return <>{words.nothingMissing}</>
  const counted = fields.map(({ field, entries }) =>
    words.fieldCount({ field: fieldName(texts, field), count: entries }),
  )
  return <>{counted.join(', ')}</>
}
