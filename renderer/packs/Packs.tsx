// The screen of all content: browse and search it, see what is missing, and which packs it comes from.
import { useState } from 'react'
import { useCall } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { PageHeader } from '../ui/page-header/PageHeader.tsx'
import { Tabs } from '../ui/tabs/Tabs.tsx'
import { Browser } from './Browser.tsx'
import { Completeness } from './Completeness.tsx'
import { PackList } from './PackList.tsx'
import styles from './Packs.module.css'
import { EntryEditor } from './edit/EntryEditor.tsx'
import { NewEntry } from './edit/NewEntry.tsx'
import { Told } from './Told.tsx'

const views = ['content', 'missing', 'told', 'packs'] as const

export interface PacksProps {
  /** The entry to edit; without an id a new one of its kind. */
  edit?: { readonly kind: string; readonly id?: string } | undefined
}

export function Packs({ edit }: PacksProps) {
  return edit === undefined ? <AllPacks /> : <EntryEditor key={`${edit.kind}/${edit.id ?? ''}`} {...edit} />
}

function AllPacks() {
  const texts = useTexts()
  const [view, setView] = useState<(typeof views)[number]>('content')
  const list = useCall('packs.list', {})
  const words = texts.packs
  const panels = list.data && {
    content: <Browser packs={list.data.packs} />,
    missing: <Completeness />,
    told: <Told />,
    packs: <PackList packs={list.data.packs} />,
  }
  return (
    <>
      <PageHeader title={words.title} subtitle={words.intro} actions={<NewEntry />} />
      {list.data !== undefined && list.data.troubles.length > 0 && (
        <Banner tone="warning">
          <p className={styles.trouble}>{words.troubles}</p>
          <ul>
            {list.data.troubles.map(({ pack, file, where, hint }) => (
              <li key={`${pack} ${file} ${where} ${hint}`}>
                {words.troubleAt({ place: [pack, file, where].filter(Boolean).join(' ') })} {hint}
              </li>
            ))}
          </ul>
          <p>{words.kept}</p>
        </Banner>
      )}
      {panels ? (
        <Tabs
          label={words.views}
          value={view}
          onChange={setView}
          tabs={views.map((value) => ({ value, label: words.viewNames[value], panel: panels[value] }))}
        />
      ) : list.error ? (
        <Failure
          title={words.failed}
          happened={refusalText(texts, list.error.refusal)}
          kept={words.failedKept}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <Loading words={words.reading} lines={8} />
      )}
    </>
  )
}
