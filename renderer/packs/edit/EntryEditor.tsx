// One entry read off its printed card row by row, and told as one step. What is typed is checked in the pauses, at its row.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Output } from '../../../shared/contract/contract.ts'
import { useCall, useCommand } from '../../api/client.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useTexts, type Texts } from '../../i18n/texts.tsx'
import type { Problem } from '../../games/akarios/values/read-draft.ts'
import type { Draft } from '../../games/akarios/values/shape.ts'
import { OwnThingsContext } from '../../games/akarios/values/own-things.ts'
import { Simulator } from '../../games/akarios/editors/simulator/Simulator.tsx'
import { ownerRefusal } from '../../games/akarios/values/owner-refusal.ts'
import { useCommands } from '../../keys/commands.tsx'
import { go } from '../../screens.ts'
import { Banner } from '../../ui/banner/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Failure } from '../../ui/failure/Failure.tsx'
import { Loading } from '../../ui/loading/Loading.tsx'
import { PageHeader } from '../../ui/page-header/PageHeader.tsx'
import { useToast } from '../../ui/toast/Toast.tsx'
import { hasEditor, type EditedKind } from './edited-kinds.ts'
import { changedRows, nameOf, problemsOf, startDrafts, stepOf, type Drafts, type RowProblems } from './entry-draft.ts'
import { EntryRows } from './EntryRows.tsx'
import styles from './EntryRows.module.css'
import { rowKeys } from './rows-keys.ts'
import { thingsIn } from './things-in.ts'
import { missionBegun } from './mission-begun.ts'
import { useSettled } from './use-settled.ts'

export function EntryEditor({ kind, id }: { kind: string; id?: string }) {
  const texts = useTexts()
  const known = hasEditor(kind)
  const form = useCall('packs.form', known ? { kind, ...(id === undefined ? {} : { id }) } : undefined)
  if (known && form.data !== undefined) return <EntryForm kind={kind} id={id} form={form.data} />
  if (known && !form.error) return <Loading words={texts.packs.reading} lines={8} />
  return (
    <>
      <PageHeader title={texts.packs.title} />
      <Failure
        title={texts.packs.failed}
        happened={form.error ? refusalText(texts, form.error.refusal) : texts.editors.noSuchKind}
        kept={texts.packs.failedKept}
        onRetry={() => go({ name: 'packs' })}
      />
    </>
  )
}

/** Milliseconds of stillness before what is typed is judged. */
const pause = 400

interface EntryFormProps {
  kind: EditedKind
  id: string | undefined
  form: Output<'packs.form'>
}

function EntryForm({ kind, id, form }: EntryFormProps) {
  const texts = useTexts()
  const toast = useToast()
  const tell = useCommand('owner.tell')
  const { editors } = texts
  // What the packs say when the editor opens: a value told elsewhere meanwhile does not move under the hands.
  const [{ rows, entry, name }] = useState(form)
  const [start] = useState<Drafts>(() => startDrafts(rows, id === undefined ? begunOf(kind, editors) : {}))
  const [drafts, setDrafts] = useState(start)
  const [tried, setTried] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const settled = useSettled(drafts, pause)

  const changed = changedRows(rows, start, drafts)
  const judged = useMemo(() => stepOf({ rows, entry }, id, start, settled), [rows, entry, id, start, settled])
  const isWhole = judged.problems.size === 0 && judged.id !== '' && changedRows(rows, start, settled).length > 0
  const check = useCall('owner.check', isWhole ? { kind, id: judged.id, values: judged.values } : undefined)
  const found = isWhole ? check.data?.faults : undefined
  // What is wrong with a row itself is said before what the check says of it.
  const problems = useMemo(
    () => new Map([...problemsOf(rows, found ?? []), ...shownProblems(judged.problems, tried)]),
    [rows, found, judged, tried],
  )
  const change = useCallback(
    (field: string, draft: Draft) => setDrafts((before) => ({ ...before, [field]: draft })),
    [],
  )

  useEffect(() => place.current?.querySelector<HTMLElement>('input')?.focus(), [])
  useEffect(() => {
    if (tried) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tried, judged])

  const things = useMemo(() => thingsIn(texts, drafts), [texts, drafts])
  const leave = () => go({ name: 'packs' })
  const askToLeave = () => (changed.length === 0 ? leave() : setLeaving(true))
  const save = () => {
    if (tell.isPending || changed.length === 0) return
    const step = stepOf({ rows, entry }, id, start, drafts)
    setTried(step.problems.size > 0)
    if (step.problems.size > 0) return
    const about = { kind, id: step.id, values: step.values }
    tell.mutate(about, {
      onSuccess: () => {
        toast.done(editors.saved({ name: nameOf(drafts) || name }))
        leave()
      },
    })
  }
  useCommands([
    { keys: 'Control+Enter', name: editors.keySave, where: 'screen', run: save },
    { keys: 'Escape', name: editors.keyBack, where: 'screen', run: askToLeave },
  ])
  return (
    <>
      <div onKeyDown={(event) => rowKeys(event, save)}>
        <PageHeader
          title={id === undefined ? editors.newTitle({ what: editors.newOf[kind] }) : name}
          subtitle={editors.intro}
          actions={
            <>
              <Button keyHint="Escape" onPress={askToLeave}>
                {editors.back}
              </Button>
              <Button
                kind="act"
                keyHint="Control+Enter"
                busy={tell.isPending}
                refusal={changed.length === 0 ? editors.unchanged : undefined}
                onPress={save}
              >
                {editors.save}
              </Button>
            </>
          }
        />
        {tell.error !== null && <Banner tone="danger">{ownerRefusal(texts, tell.error.refusal)}</Banner>}
        <div ref={place}>
          <OwnThingsContext value={things}>
            <EntryRows
              rows={rows}
              drafts={drafts}
              problems={problems}
            onChange={change}
            />
          </OwnThingsContext>
        </div>
        <p role="status" className={styles.status}>
          {problems.size > 0 ? editors.wrong({ count: problems.size }) : changed.length > 0 && editors.changes({ count: changed.length })}
        </p>
        <Dialog
          open={leaving}
          onClose={() => setLeaving(false)}
          title={editors.leaveTitle}
          actions={
            <>
              <Button kind="danger" onPress={leave}>
                {editors.leave}
              </Button>
              <Button keyHint="Escape" onPress={() => setLeaving(false)}>
                {editors.stay}
              </Button>
            </>
          }
        >
          <p>{editors.leaveText}</p>
        </Dialog>
      </div>
      {kind === 'missions' && judged.id !== '' && (
        <Simulator
          mission={judged.id}
          draft={judged.values}
          isOpen={judged.problems.size > 0 || problems.size > 0}
        />
      )}
    </>
  )
}

/** What a new entry says until its author says something better. */
const begunOf = (kind: EditedKind, { fromMyBox, ownMission }: Texts['editors']): Drafts =>
  kind === 'missions' ? missionBegun(ownMission) : { wording: fromMyBox }

/** What is only blank, or too few so far, is no mistake before somebody has tried to save. */
function shownProblems(problems: RowProblems, tried: boolean): RowProblems {
  if (tried) return problems
  const isSlip = ({ type }: Problem) => type !== 'blank' && type !== 'tooFew'
  const typed = [...problems].map(([field, inside]) => [field, new Map([...inside].filter(([, one]) => isSlip(one)))] as const)
  return new Map(typed.filter(([, inside]) => inside.size > 0))
}
