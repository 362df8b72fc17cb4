// The whole log of a campaign, newest first: search, filters, and a list that reads older entries as one goes down.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState, type UIEvent } from 'react'
import type { HistoryEntry } from '../../../shared/contract/calls/history.ts'
import type { Output } from '../../../shared/contract/contract.ts'
import { call, useCall, type CallRefused } from '../../api/client.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { useCommands } from '../../keys/commands.tsx'
import { useOpenRules } from '../../rules/open-rules.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Failure } from '../../ui/failure/Failure.tsx'
import { Loading } from '../../ui/loading/Loading.tsx'
import { SearchField } from '../../ui/search-field/SearchField.tsx'
import { Select } from '../../ui/select/Select.tsx'
import { VirtualList } from '../../ui/virtual-list/VirtualList.tsx'
import { EntryRow } from './EntryRow.tsx'
import { kindFilters, noFilters, questionOf, type Filters } from './filters.ts'
import { playLabel, playName, type Play } from './play-name.ts'
import styles from './History.module.css'

/** Entries of one page. */
const pageSize = 100

/** Screens of the list below which older entries are asked for. */
const nearEnd = 2

type Page = Output<'history.list'>

function useEntries(campaign: string, filters: Filters) {
  const texts = useTexts()
  const question = questionOf(texts, campaign, filters)
  return useInfiniteQuery<Page, CallRefused, HistoryEntry[], readonly unknown[], number | undefined>({
    queryKey: ['history.list', { ...question, pages: pageSize }],
    queryFn: ({ pageParam }) =>
      call('history.list', { ...question, most: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.n : undefined),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    placeholderData: keepPreviousData,
  })
}

export function HistoryPanel({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const language = useLanguage()
  const { history } = texts
  const [filters, setFilters] = useState(noFilters)
  const plays = useCall('play.list', { campaign }).data?.plays ?? []
  const change = (part: Partial<Filters>) => setFilters({ ...filters, ...part })
  return (
    <div className={styles.panel}>
      <search className={styles.filters}>
        <SearchField
          label={history.search}
          hint={history.searchHint}
          value={filters.words}
          maxLength={100}
          onChange={(words) => change({ words })}
        />
        <Select
          label={history.kind}
          value={filters.kind}
          options={kindFilters.map((value) => ({ value, label: history.kinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
        {plays.length > 0 && (
          <Select
            label={history.play}
            value={filters.play ?? ''}
            options={[
              { value: '', label: history.allPlays },
              ...plays.toReversed().map((play) => ({
                value: play.id,
                label: playLabel(texts, language, play),
                ...(play.status === 'open' ? { hint: history.playOpen } : {}),
              })),
            ]}
            onChange={(play) => change({ play: play === '' ? undefined : play })}
          />
        )}
      </search>
      <Entries campaign={campaign} plays={plays} filters={filters} onShowAll={() => setFilters(noFilters)} />
    </div>
  )
}

interface EntriesProps {
  campaign: string
  plays: readonly Play[]
  filters: Filters
  onShowAll: () => void
}

function Entries({ campaign, plays, filters, onShowAll }: EntriesProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { history } = texts
  const log = useEntries(campaign, filters)
  const [active, setActive] = useState<number>()
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const openRules = useOpenRules()
  const notes = log.data?.find(({ n }) => n === active)?.notes ?? []
  const rules = notes.flatMap(({ rule }) => rule ?? [])
  useCommands([
    { keys: 'r', name: history.rules, where: 'screen', run: () => openRules?.(rules), off: rules.length === 0 },
  ])

  if (log.error)
    return (
      <Failure
        title={history.failed}
        happened={refusalText(texts, log.error.refusal)}
        kept={history.failedKept}
        onRetry={() => void log.refetch()}
      />
    )
  if (!log.data) return <Loading words={history.reading} lines={6} />
  const entries = log.data
  if (entries.length === 0)
    return (
      <EmptyState title={history.nothing} actions={<Button onPress={onShowAll}>{history.showAll}</Button>}>
        <p>{history.nothingWords}</p>
      </EmptyState>
    )
  /** Said once by the filter, it is not said again by each entry, nor by the one that began it. */
  const nameOf = ({ n, play: id }: HistoryEntry): string | undefined => {
    const play = filters.play === undefined ? plays.find((one) => one.id === id) : undefined
    return play === undefined || play.begun.n === n ? undefined : playName(texts, language, play)
  }
  const readOlder = () => {
    if (log.hasNextPage && !log.isFetchingNextPage) void log.fetchNextPage()
  }
  const onScroll = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement)) return
    const { scrollHeight, scrollTop, clientHeight } = target
    if (scrollHeight - scrollTop < (nearEnd + 1) * clientHeight) readOlder()
  }
  const fold = ({ n, notes }: HistoryEntry) => {
    if (notes.length > 0)
      setUnfolded((old) => new Set(old.has(n) ? [...old].filter((other) => other !== n) : [...old, n]))
  }
  return (
    <div className={styles.list} onScrollCapture={onScroll}>
      <VirtualList
        label={history.list}
        rows={entries}
        rowKey={({ n }) => String(n)}
        // New entries come in above: the active one stays the same entry.
        active={entries.findIndex(({ n }) => n === active)}
        onActive={(index) => {
          setActive(entries[index]?.n)
          if (index > entries.length - 20) readOlder()
        }}
        onChoose={fold}
        estimate={3.5}
        height={36}
      >
        {(entry) => <EntryRow entry={entry} play={nameOf(entry)} unfolded={unfolded.has(entry.n)} />}
      </VirtualList>
      <p className={styles.hint} role="status">
        {log.isFetchingNextPage ? history.older : log.hasNextPage ? '' : history.begin}{' '}
        {entries.some((entry) => entry.notes.length > 0) && history.unfoldHint} {rules.length > 0 && history.rulesHint}
      </p>
    </div>
  )
}
