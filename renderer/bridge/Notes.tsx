// What the table writes down: notes are added, changed in place and removed; each is a step that can be undone.
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { NoteView } from '../../shared/contract/calls/notes.ts'
import { useCall, useCommand } from '../api/client.ts'
import { formatRelative } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { useCommands } from '../keys/commands.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button, ButtonRow } from '../ui/button/Button.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import { useToast } from '../ui/toast/Toast.tsx'
import { NoteForm } from './NoteForm.tsx'
import styles from './Notes.module.css'

/** Whose notes they are: everybody's at the table. */
const who = 'table'

export function Notes({ campaign, locked }: { campaign: string; locked: boolean }) {
  const texts = useTexts()
  const list = useCall('notes.list', { campaign })
  const add = useCommand('notes.add')
  const [writing, setWriting] = useState(false)
  const heading = useId()
  const begin = useRef<HTMLButtonElement>(null)
  const { bridge } = texts
  const offered = !locked && !writing
  useCommands([{ keys: 'n', name: bridge.addNote, where: 'screen', run: () => setWriting(true), off: !offered }])
  const end = () => {
    // At once, not at the next frame: a window in the background draws none.
    flushSync(() => {
      add.reset()
      setWriting(false)
    })
    begin.current?.focus()
  }
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <div id={heading}>
        <SectionHeader
          title={bridge.notes}
          ruled
          actions={
            offered && (
              <Button ref={begin} size="small" icon="plus" keyHint="n" onPress={() => setWriting(true)}>
                {bridge.addNote}
              </Button>
            )
          }
        />
      </div>
      {writing && (
        <NoteForm
          label={bridge.newNote}
          first=""
          busy={add.isPending}
          error={add.error === null ? undefined : refusalText(texts, add.error.refusal)}
          onCancel={end}
          onSave={(body) => add.mutate({ campaign, body, who }, { onSuccess: end })}
        />
      )}
      {list.data ? (
        list.data.notes.length === 0 ? (
          !writing && <p className={styles.none}>{bridge.noNotes}</p>
        ) : (
          <ul className={styles.list}>
            {list.data.notes.map((note) => (
              <Note key={note.id} campaign={campaign} note={note} locked={locked} />
            ))}
          </ul>
        )
      ) : list.error ? (
        <Banner tone="danger" action={{ label: texts.common.retry, onPress: () => void list.refetch() }}>
          {refusalText(texts, list.error.refusal)}
        </Banner>
      ) : (
        <Loading words={bridge.readingNotes} lines={2} />
      )}
    </section>
  )
}

function Note({ campaign, note, locked }: { campaign: string; note: NoteView; locked: boolean }) {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const change = useCommand('notes.change')
  const remove = useCommand('notes.remove')
  const [changing, setChanging] = useState(false)
  const begin = useRef<HTMLButtonElement>(null)
  const { bridge } = texts
  const { id, body, changedAt } = note
  const end = () => {
    flushSync(() => {
      change.reset()
      setChanging(false)
    })
    begin.current?.focus()
  }
  if (changing)
    return (
      <li className={styles.note}>
        <NoteForm
          label={bridge.changeNote}
          first={body}
          busy={change.isPending}
          error={change.error === null ? undefined : refusalText(texts, change.error.refusal)}
          onCancel={end}
          onSave={(text) => change.mutate({ campaign, id, body: text, who }, { onSuccess: end })}
        />
      </li>
    )
  const opening = body.split('\n', 1)[0] ?? ''
  return (
    <li className={styles.note}>
      <p className={styles.body}>{body}</p>
      <div className={styles.foot}>
        <span className={styles.when}>{formatRelative(language, changedAt)}</span>
        {!locked && (
          <ButtonRow>
            <Button
              ref={begin}
              kind="quiet"
              size="small"
              icon="pencil"
              label={`${bridge.change}: ${opening}`}
              onPress={() => setChanging(true)}
            >
              {bridge.change}
            </Button>
            <Button
              kind="quiet"
              size="small"
              icon="bin"
              label={`${texts.common.remove}: ${opening}`}
              busy={remove.isPending}
              onPress={() =>
                remove.mutate(
                  { campaign, id, who },
                  {
                    onSuccess: () => toast.done(bridge.noteRemoved),
                    onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
                  },
                )
              }
            >
              {texts.common.remove}
            </Button>
          </ButtonRow>
        )}
      </div>
    </li>
  )
}
