// The rules reference: chapters of rules in our own words and the rulings on open questions, narrowed by words, one shown in full.
import { useRef, useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { useFindKeys } from '../keys/find-keys.ts'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button } from '../ui/button/Button.tsx'
import { EmptyState } from '../ui/empty-state/EmptyState.tsx'
import { FindBar, FoundCount } from '../ui/find-bar/FindBar.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { PageHeader, SectionHeader } from '../ui/page-header/PageHeader.tsx'
import { SearchField } from '../ui/search-field/SearchField.tsx'
import { Select } from '../ui/select/Select.tsx'
import { SideSheet } from '../ui/side-sheet/SideSheet.tsx'
import { VirtualList } from '../ui/virtual-list/VirtualList.tsx'
import { everyPart, findRows, placeAt, questionsPart, rowsOf, type LedgerRow } from './find.ts'
import type { Ledger } from './ledger.ts'
import styles from './Rules.module.css'
import { QuestionWords, RuleWords } from './RuleWords.tsx'
import { useLedger } from './use-ledger.ts'

/** `at`: as in the address, a chapter, a rule or an open question. */
export function Rules({ at }: { at: string | undefined }) {
  const { rules } = useTexts()
  const ledger = useLedger()
  return (
    <>
      <PageHeader title={rules.title} subtitle={rules.intro} />
      {ledger === undefined ? <Loading words={rules.reading} lines={8} /> : <Reference ledger={ledger} at={at} />}
    </>
  )
}

function Reference({ ledger, at }: { ledger: Ledger; at: string | undefined }) {
  const texts = useTexts()
  const { rules } = texts
  const field = useRef<HTMLInputElement>(null)
  const start = placeAt(ledger, at)
  const all = rowsOf(ledger)
  const [part, setPart] = useState(start.part)
  const [words, setWords] = useState('')
  const rows = findRows(all, part, words)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      rows.findIndex(({ key }) => key === start.key),
    ),
  )
  const place = Math.min(active, rows.length - 1)
  const chosen = rows[place]
  const narrow = (nextPart: string, nextWords: string) => {
    setPart(nextPart)
    setWords(nextWords)
    setActive(0)
  }
  useFindKeys({
    names: rules,
    field,
    words,
    empty: () => narrow(part, ''),
    rows: rows.length,
    at: place,
    choose: setActive,
  })
  return (
    <>
      {!start.known && <Banner tone="warning">{rules.unknown({ at: at ?? '' })}</Banner>}
      <SideSheet width="wide" sheetLabel={rules.chosen} sheet={chosen && <Shown row={chosen} />}>
        <FindBar>
          <SearchField
            ref={field}
            label={rules.search}
            hint={rules.searchHint}
            value={words}
            maxLength={80}
            onChange={(text) => narrow(part, text)}
          />
          <Select
            label={rules.chapter}
            value={part}
            options={[
              { value: everyPart, label: rules.allChapters },
              ...ledger.chapters.map(({ letters }) => ({ value: letters, label: chapterName(rules, letters) })),
              { value: questionsPart, label: rules.openQuestions },
            ]}
            onChange={(next) => narrow(next, words)}
          />
        </FindBar>
        {rows.length === 0 ? (
          <EmptyState
            title={rules.nothing}
            actions={<Button onPress={() => narrow(everyPart, '')}>{rules.showAll}</Button>}
          >
            <p>{rules.nothingText}</p>
          </EmptyState>
        ) : (
          <>
            <FoundCount>{rules.found({ count: rows.length })}</FoundCount>
            <VirtualList
              key={`${part} ${words}`}
              label={rules.list}
              rows={rows}
              rowKey={({ key }) => key}
              active={place}
              onActive={setActive}
              estimate={4.5}
              height={Math.min(36, Math.max(8, rows.length * 4.5))}
            >
              {(row) => <Row row={row} />}
            </VirtualList>
          </>
        )}
      </SideSheet>
    </>
  )
}

/** The chapter's name in the language of the interface, with its letters; a chapter without one goes by its letters. */
const chapterName = ({ chapters }: { chapters: Readonly<Record<string, string>> }, letters: string): string =>
  Object.hasOwn(chapters, letters) ? `${letters} ${chapters[letters] ?? ''}` : letters

function Row({ row }: { row: LedgerRow }) {
  const { rules } = useTexts()
  return (
    <div className={styles.row}>
      <b>{row.type === 'rule' ? row.key : rules.questionShort({ number: row.question.number })}</b>
      <span lang="en">{row.type === 'rule' ? row.rule.says : row.question.asks}</span>
    </div>
  )
}

function Shown({ row }: { row: LedgerRow }) {
  const { rules } = useTexts()
  return (
    <div className={styles.shown}>
      {row.type === 'rule' ? (
        <>
          <p className={styles.second}>{chapterName(rules, row.key.slice(0, 2))}</p>
          <SectionHeader title={rules.rule({ rule: row.key })} />
          <RuleWords id={row.key} />
        </>
      ) : (
        <>
          <p className={styles.second}>{rules.openQuestions}</p>
          <SectionHeader title={rules.question({ number: row.question.number })} />
          <QuestionWords question={row.question} />
        </>
      )}
    </div>
  )
}
