// The chronicle as a story, newest evening first, with what narrows it, and as a text to keep.
import { useState } from 'react'
import { chronicleKinds } from '../../../../shared/games/akarios/campaign/words.ts'
import { useCall } from '../../../api/client.ts'
import { download } from '../../../api/pieces.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { useSentence } from '../../../kernel/speech.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { TextLink } from '../../../ui/link/Link.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import styles from './Chronicle.module.css'
import { EveningChapter } from './EveningChapter.tsx'
import { narrowed, noFilters, type Filters } from './filters.ts'
import { chronicleText, type Teller } from './telling.ts'

/** Evenings shown at first, and how many more at each press. */
const atOnce = 5

export function Story({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const teller: Teller = { texts, language: useLanguage(), say: useSentence() }
  const { chronicle } = texts
  const toast = useToast()
  const stored = useCall('chronicle.read', { campaign })
  const view = useCall('campaign.get', { campaign }).data
  const [filters, setFilters] = useState(noFilters)
  const [shown, setShown] = useState(atOnce)
  if (stored.error)
    return (
      <Failure
        title={chronicle.failed}
        happened={refusalText(texts, stored.error.refusal)}
        onRetry={() => void stored.refetch()}
      />
    )
  if (stored.data === undefined) return <Loading words={chronicle.reading} lines={6} />
  const { evenings } = stored.data
  if (evenings.length === 0)
    return (
      <EmptyState title={chronicle.empty}>
        <p>{chronicle.emptyWords}</p>
      </EmptyState>
    )
  const told = narrowed(evenings, filters)
  const squad = view?.squad ?? ''
  const save = () => {
    const name = `${squad.replaceAll(/[^\p{L}\p{N} -]/gu, '') || texts.shell.screens.chronicle}.txt`
    download(name, new Blob([chronicleText(teller, squad, told)], { type: 'text/plain' }))
    toast.done(chronicle.saved({ name }))
  }
  const change = (part: Partial<Filters>) => {
    setFilters({ ...filters, ...part })
    setShown(atOnce)
  }
  const left = told.length - shown
  return (
    <div className={styles.story}>
      <div className={styles.filters}>
        <Select
          label={chronicle.who}
          value={filters.who}
          options={[
            { value: 'all', label: chronicle.everybody },
            ...(view?.seats ?? []).map(({ seat, pilotName }) => ({ value: String(seat), label: pilotName })),
            { value: 'squad', label: chronicle.squadOnly },
          ]}
          onChange={(who) => change({ who })}
        />
        <Select
          label={chronicle.kind}
          value={filters.kind}
          options={(['all', ...chronicleKinds] as const).map((kind) => ({ value: kind, label: chronicle.kinds[kind] }))}
          onChange={(kind) => change({ kind })}
        />
        <div className={styles.save}>
          <Button onPress={save}>{chronicle.save}</Button>
        </div>
      </div>
      {told.length === 0 ? (
        <EmptyState
          title={chronicle.nothing}
          actions={<Button onPress={() => change(noFilters)}>{chronicle.showAll}</Button>}
        >
          <p>{chronicle.nothingWords}</p>
        </EmptyState>
      ) : (
        told
          .toReversed()
          .slice(0, shown)
          .map((evening) => <EveningChapter key={evening.from} evening={evening} teller={teller} />)
      )}
      {left > 0 && (
        <Button onPress={() => setShown(shown + atOnce)}>{chronicle.earlier({ count: Math.min(left, atOnce) })}</Button>
      )}
      <p className={styles.quiet}>
        {chronicle.steps} <TextLink to={{ name: 'history', campaign }}>{chronicle.toSteps}</TextLink>
      </p>
    </div>
  )
}
