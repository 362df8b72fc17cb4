// What the owner told, step by step; the file for other owners, and taking theirs in.
import { useState } from 'react'
import type { OwnerStep } from '../../shared/contract/calls/packs.ts'
import { call, CallRefused, useCall } from '../api/client.ts'
import { download, fetchOffered } from '../api/pieces.ts'
import { formatMoment, formatNumber } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { ownerStepText } from '../games/akarios/values/owner-steps.ts'
import { Button, ButtonRow } from '../ui/button/Button.tsx'
import { EmptyState } from '../ui/empty-state/EmptyState.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { Section } from '../ui/section/Section.tsx'
import { Table } from '../ui/table/Table.tsx'
import { useToast } from '../ui/toast/Toast.tsx'
import { TakeIn } from './take-in/TakeIn.tsx'
import styles from './Told.module.css'

/** Steps of one page. */
const page = 50

export function Told() {
  const texts = useTexts()
  const { values, packs: words } = texts
  const [offset, setOffset] = useState(0)
  const [takingIn, setTakingIn] = useState(false)
  const log = useCall('owner.log', { offset, limit: page })
  return (
    <Section title={values.log}>
      <p className={styles.about}>{values.logText}</p>
      <div className={styles.files}>
        <ButtonRow>
          <ExportButton />
          <Button icon="import" onPress={() => setTakingIn(true)}>
            {values.import}
          </Button>
        </ButtonRow>
      </div>
      {log.error ? (
        <Failure
          title={words.failed}
          happened={refusalText(texts, log.error.refusal)}
          kept={words.failedKept}
          onRetry={() => void log.refetch()}
        />
      ) : log.data === undefined ? (
        <Loading words={words.reading} lines={6} />
      ) : log.data.total === 0 ? (
        <EmptyState title={values.logNone}>
          <p>{values.logNoneText}</p>
        </EmptyState>
      ) : (
        <>
          <Steps steps={log.data.steps} />
          {log.data.total > page && (
            <ButtonRow>
              {offset > 0 && <Button onPress={() => setOffset(offset - page)}>{values.newer}</Button>}
              {offset + page < log.data.total && (
                <Button onPress={() => setOffset(offset + page)}>{values.older}</Button>
              )}
            </ButtonRow>
          )}
        </>
      )}
      {takingIn && <TakeIn onClose={() => setTakingIn(false)} />}
    </Section>
  )
}

function Steps({ steps }: { steps: readonly OwnerStep[] }) {
  const texts = useTexts()
  const language = useLanguage()
  const { values } = texts
  return (
    <Table
      label={values.log}
      rows={steps}
      rowKey={({ n }) => String(n)}
      columns={[
        { id: 'n', header: values.which, hideHeader: true, cell: ({ n }) => formatNumber(language, n) },
        { id: 'step', header: values.step, cell: (step) => <StepText step={step} /> },
        { id: 'when', header: values.when, cell: ({ at }) => formatMoment(language, at) },
        {
          id: 'stands',
          header: values.stands,
          cell: ({ kind, current }) =>
            kind === 'undo' || kind === 'redo' ? '' : current ? values.counts : values.undone,
        },
      ]}
    />
  )
}

function StepText({ step }: { step: OwnerStep }) {
  const texts = useTexts()
  const language = useLanguage()
  const gone = !step.current && step.kind !== 'undo' && step.kind !== 'redo'
  return (
    <span className={styles.step} data-gone={gone || undefined}>
      {ownerStepText(texts, language, step)}
    </span>
  )
}

function ExportButton() {
  const texts = useTexts()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { values } = texts
  const run = async () => {
    setBusy(true)
    try {
      const journey = { onShare: () => undefined, signal: new AbortController().signal }
      const { name, file } = await fetchOffered(await call('owner.export', {}), journey)
      download(name, file)
      toast.done(values.exported({ name }))
    } catch (fault) {
      if (!(fault instanceof CallRefused)) throw fault
      toast.bad(refusalText(texts, fault.refusal))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="export" onPress={() => void run()} busy={busy}>
      {values.export}
    </Button>
  )
}
