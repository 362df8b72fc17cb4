// Content by kind, words and gaps: a long list with one entry chosen, and that entry beside it.
import { useRef, useState } from 'react'
import type { Browsed, ContentKind, ListedPack } from '../../shared/contract/calls/packs.ts'
import { useCall } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { useFindKeys } from '../keys/find-keys.ts'
import { Button } from '../ui/button/Button.tsx'
import { Checkbox } from '../ui/checkbox/Checkbox.tsx'
import { EmptyState } from '../ui/empty-state/EmptyState.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { FindBar, FoundCount } from '../ui/find-bar/FindBar.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { Select } from '../ui/select/Select.tsx'
import { SideSheet } from '../ui/side-sheet/SideSheet.tsx'
import { TextField } from '../ui/text-field/TextField.tsx'
import { VirtualList } from '../ui/virtual-list/VirtualList.tsx'
import styles from './Browser.module.css'
import { Entry } from './Entry.tsx'

/** Rows asked for at once; more come as the end of the list comes near. */
const page = 500

interface Search {
  readonly kind: ContentKind | 'all'
  readonly words: string
  readonly missingOnly: boolean
}
const everything: Search = { kind: 'all', words: '', missingOnly: false }
const keyOf = ({ kind, id }: Browsed): string => `${kind}/${id}`

export function Browser({ packs }: { packs: readonly ListedPack[] }) {
  const texts = useTexts()
  const words = texts.packs
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState(everything)
  const [active, setActive] = useState(0)
  const [offset, setOffset] = useState(0)
  const found = useCall('packs.browse', {
    ...(search.kind === 'all' ? {} : { kind: search.kind }),
    search: search.words,
    missingOnly: search.missingOnly,
    offset,
    limit: page,
  })
  // What was found last stays in sight while the next is looked for.
  const [shown, setShown] = useState(found.data)
  if (found.data !== undefined && found.data !== shown) setShown(found.data)
  const rows = shown?.rows ?? []
  const at = Math.min(active, rows.length - 1)
  const chosen = rows[at]

  const change = (next: Partial<Search>) => {
    setSearch({ ...search, ...next })
    setActive(0)
    setOffset(0)
  }
  useFindKeys({
    names: words,
    field,
    words: search.words,
    empty: () => change({ words: '' }),
    rows: rows.length,
    at,
    choose: setActive,
  })
  return (
    <SideSheet width="wide" sheetLabel={words.chosen} sheet={chosen && <Entry entry={chosen} packs={packs} />}>
      <FindBar>
        <TextField
          ref={field}
          label={words.search}
          hint={words.searchHint}
          optional
          value={search.words}
          maxLength={80}
          onChange={(text) => change({ words: text })}
        />
        <Select
          label={words.kind}
          value={search.kind}
          options={[
            { value: 'all', label: words.allKinds },
            ...(Object.keys(words.kinds) as ContentKind[]).map((value) => ({ value, label: words.kinds[value] })),
          ]}
          onChange={(kind) => change({ kind })}
        />
        <Checkbox
          label={words.missingOnly}
          checked={search.missingOnly}
          onChange={(missingOnly) => change({ missingOnly })}
        />
      </FindBar>
      {found.error ? (
        <Failure
          title={words.failed}
          happened={refusalText(texts, found.error.refusal)}
          kept={words.failedKept}
          onRetry={() => void found.refetch()}
        />
      ) : shown === undefined ? (
        <Loading words={words.reading} lines={8} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={words.nothing}
          actions={<Button onPress={() => setSearch(everything)}>{words.clear}</Button>}
        >
          <p>{words.nothingText}</p>
        </EmptyState>
      ) : (
        <>
          <FoundCount>{words.found({ count: shown.total })}</FoundCount>
          <VirtualList
            label={words.list}
            rows={rows}
            rowKey={keyOf}
            active={at}
            onActive={setActive}
            estimate={4}
            height={Math.min(36, Math.max(8, rows.length * 4))}
          >
            {(row) => <Row row={row} />}
          </VirtualList>
          {shown.total > page && <Pages offset={offset} total={shown.total} onOffset={setOffset} />}
        </>
      )}
    </SideSheet>
  )
}

function Row({ row }: { row: Browsed }) {
  const words = useTexts().packs
  return (
    <div className={styles.row}>
      <span className={styles.name}>{row.name}</span>
      <span className={styles.gap} data-complete={row.missing === 0 || undefined}>
        {row.missing === 0 ? words.complete : words.unknown({ count: row.missing })}
      </span>
      <span className={styles.second}>{words.kinds[row.kind]}</span>
    </div>
  )
}

function Pages({ offset, total, onOffset }: { offset: number; total: number; onOffset: (offset: number) => void }) {
  const texts = useTexts()
  const last = Math.min(offset + page, total)
  return (
    <div className={styles.pages}>
      {offset > 0 && <Button onPress={() => onOffset(offset - page)}>{texts.common.back}</Button>}
      <span>{texts.common.position({ at: last, of: total })}</span>
      {last < total && <Button onPress={() => onOffset(offset + page)}>{texts.common.more}</Button>}
    </div>
  )
}
