// The backups of one campaign: when and why each was made, what stands in it, whether it is sound, and the ways back.
import { useState } from 'react'
import { useCall, useCommand } from '../../api/client.ts'
import { formatBytes, formatMoment } from '../../i18n/format.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { sentenceText } from '../../i18n/sentence.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { Banner } from '../../ui/banner/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { TextButton } from '../../ui/link/Link.tsx'
import { Loading } from '../../ui/loading/Loading.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { SectionHeader } from '../../ui/page-header/PageHeader.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { useToast } from '../../ui/toast/Toast.tsx'
import { lostBy, type Backup, type BackupList } from './ledger.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import styles from './Backups.module.css'

/** Backups shown before somebody asks for all. */
const shownFirst = 5

export interface BackupsProps {
  campaign: string
  /** Entries in the campaign's own log, where it can be read. */
  entries: number | undefined
  /** The file cannot be opened: nothing new can be backed up. */
  damaged: boolean
  /** Another program holds it: no backup can be made, and none may take its place. */
  held: boolean
}

export function Backups(props: BackupsProps) {
  const { campaign, damaged, held } = props
  const texts = useTexts()
  const toast = useToast()
  const list = useCall('backups.list', { campaign })
  const make = useCommand('backups.make')
  const { backups } = texts
  const backUp = () =>
    make.mutate(
      { campaign },
      {
        onSuccess: () => toast.done(backups.made),
        onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
      },
    )
  return (
    <div className={styles.part}>
      <SectionHeader
        title={backups.title}
        actions={
          !damaged &&
          !held && (
            <Button size="small" icon="disk" onPress={backUp} busy={make.isPending}>
              {backups.make}
            </Button>
          )
        }
      />
      {list.data ? (
        <Listed {...props} list={list.data} />
      ) : list.error ? (
        <Banner tone="danger" action={{ label: texts.common.retry, onPress: () => void list.refetch() }}>
          {refusalText(texts, list.error.refusal)}
        </Banner>
      ) : (
        <Loading words={backups.reading} lines={3} />
      )}
    </div>
  )
}

function Listed({ campaign, entries, damaged, held, list }: BackupsProps & { list: BackupList }) {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const copy = useCommand('backups.restore')
  const [all, setAll] = useState(false)
  const [asked, setAsked] = useState<Backup>()
  const { backups } = texts
  const rows = all ? list.backups : list.backups.slice(0, shownFirst)
  const restoreCopy = (backup: Backup) =>
    copy.mutate(
      { campaign, backup: backup.id, as: 'copy' },
      {
        onSuccess: () => toast.done(backups.copied),
        onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
      },
    )
  const inPlace = held ? backups.heldRefusal : undefined
  return (
    <>
      {list.undo !== undefined && !held && <UndoRestore campaign={campaign} restoredAt={list.undo.restoredAt} />}
      <Table
        label={backups.title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={backups.none}
        columns={[
          {
            id: 'when',
            header: backups.when,
            cell: ({ madeAt, reason }) => (
              <>
                {formatMoment(language, madeAt)}
                <span className={styles.second}>{backups.reasons[reason]}</span>
              </>
            ),
          },
          {
            id: 'holds',
            header: backups.holds,
            cell: ({ last, entries: count, sound }) => (
              <>
                {last === undefined ? texts.common.none : sentenceText(texts, language, last)}
                <span className={styles.second}>{texts.common.entries({ count })}</span>
                {!sound && (
                  <span className={styles.bad}>
                    <Icon name="warn" /> {backups.unsound}
                  </span>
                )}
              </>
            ),
          },
          {
            id: 'size',
            header: backups.size,
            align: 'end',
            cell: ({ size }) => <span className={styles.firm}>{formatBytes(language, size)}</span>,
          },
          {
            id: 'restore',
            header: backups.restore,
            hideHeader: true,
            align: 'end',
            cell: (backup) =>
              backup.sound && (
                <span className={styles.firm}>
                  <Menu
                    label={backups.restore}
                    longLabel={`${backups.restore}: ${formatMoment(language, backup.madeAt)}`}
                    size="small"
                    align="end"
                    items={[
                      { type: 'action', label: backups.asCopy, icon: 'copy', onChoose: () => restoreCopy(backup) },
                      {
                        type: 'action',
                        label: backups.inPlace,
                        icon: 'repeat',
                        onChoose: () => setAsked(backup),
                        refusal: inPlace,
                      },
                    ]}
                  />
                </span>
              ),
          },
        ]}
      />
      {list.backups.length > rows.length && (
        <p>
          <TextButton onPress={() => setAll(true)}>{backups.showAll({ count: list.backups.length })}</TextButton>
        </p>
      )}
      {list.backups.length > 0 && list.backups.every(({ sound }) => sound) && (
        <p className={styles.sound}>
          <Icon name="check" /> {backups.allSound}
        </p>
      )}
      <RestoreDialog
        campaign={campaign}
        backup={asked}
        lost={asked && lostBy(asked, list, entries)}
        damaged={damaged}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

function UndoRestore({ campaign, restoredAt }: { campaign: string; restoredAt: string }) {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const undo = useCommand('backups.undoRestore')
  const { backups } = texts
  return (
    <Banner
      tone="info"
      icon="undo"
      action={{
        label: backups.undoRestore,
        busy: undo.isPending,
        onPress: () =>
          undo.mutate(
            { campaign },
            {
              onSuccess: () => toast.done(backups.restoreUndone),
              onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
            },
          ),
      }}
    >
      {backups.restoredAt({ when: formatMoment(language, restoredAt) })}
    </Banner>
  )
}
