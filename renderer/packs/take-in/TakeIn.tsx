// Takes in the values of another owner: choose the file, answer which value counts wherever two were told, then take them in.
// Nothing is written before the last step.
import { useRef, useState } from 'react'
import type { ImportLook } from '../../../shared/contract/calls/packs.ts'
import type { Refusal } from '../../../shared/contract/envelope.ts'
import { call, CallRefused, useCommand } from '../../api/client.ts'
import { largestFile, sendFile } from '../../api/pieces.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Banner } from '../../ui/banner/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FileChoice } from '../../ui/file-choice/FileChoice.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { useToast } from '../../ui/toast/Toast.tsx'
import { answerOne, answerRest, nextOpen, type Answers, type Take } from './answers.ts'
import { Found } from './Found.tsx'
import { Question } from './Question.tsx'

type Stage =
  | { readonly at: 'choose'; readonly refusal?: Refusal }
  | { readonly at: 'read'; readonly name: string; readonly share: number }
  | { readonly at: 'decide'; readonly transfer: string; readonly look: ImportLook }

const noAnswers: Answers = new Map()

/** A fault that is no refusal comes from reading the chosen file in the page. */
const refusalOf = (fault: unknown): Refusal =>
  fault instanceof CallRefused ? fault.refusal : { code: 'unavailable', key: 'fileUnreadable' }

export function TakeIn({ onClose }: { onClose: () => void }) {
  const texts = useTexts()
  const toast = useToast()
  const accept = useCommand('owner.importAccept')
  const [stage, setStage] = useState<Stage>({ at: 'choose' })
  const [answers, setAnswers] = useState(noAnswers)
  /** The question in sight; nothing once all have their answer. */
  const [asked, setAsked] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const { values, common } = texts

  const take = async (file: File) => {
    const { name, size } = file
    if (size === 0 || size > largestFile) {
      setStage({ at: 'choose', refusal: { code: 'refused', key: size === 0 ? 'owner.emptyFile' : 'owner.largeFile' } })
      return
    }
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setStage({ at: 'read', name, share: 0 })
    try {
      const transfer = await sendFile(file, { signal, onShare: (share) => setStage({ at: 'read', name, share }) })
      const look = await call('owner.importLook', { transfer })
      if (signal.aborted) return
      setStage({ at: 'decide', transfer, look })
      setAnswers(noAnswers)
      setAsked(nextOpen(noAnswers, 0, look.conflicts.length))
    } catch (fault) {
      if (!signal.aborted) setStage({ at: 'choose', refusal: refusalOf(fault) })
    }
  }
  const close = () => {
    stop.current?.abort()
    if (stage.at === 'decide') void call('transfer.cancel', { transfer: stage.transfer }).catch(() => undefined)
    onClose()
  }
  const conflicts = stage.at === 'decide' ? stage.look.conflicts : []
  const conflict = asked === undefined ? undefined : conflicts[asked]
  const open = conflicts.filter((_, at) => at === asked || !answers.has(at)).length
  const goOn = (next: Answers) => {
    setAnswers(next)
    setAsked(nextOpen(next, (asked ?? 0) + 1, conflicts.length))
  }
  const ready = stage.at === 'decide' && conflict === undefined
  const news = stage.at === 'decide' ? stage.look.fresh + conflicts.length : 0
  const takeIn = () => {
    if (!ready || accept.isPending) return
    const told = conflicts.map(({ kind, id, field }, at) => ({ kind, id, field, take: answers.get(at) ?? 'mine' }))
    accept.mutate(
      { transfer: stage.transfer, answers: told },
      {
        onSuccess: ({ values: count }) => {
          toast.done(values.accepted({ count }))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={close}
      width="wide"
      title={stage.at === 'decide' ? values.importInside({ title: stage.look.title }) : values.importTitle}
      actions={
        <>
          {stage.at === 'choose' && (
            <FileChoice label={values.importChoose} accept=".zip" onFile={(file) => void take(file)} />
          )}
          {ready && news > 0 && (
            <Button kind="act" icon="import" onPress={takeIn} busy={accept.isPending}>
              {values.accept}
            </Button>
          )}
          {conflict !== undefined && asked !== undefined && answers.has(asked) && (
            <Button kind="act" onPress={() => goOn(answers)}>
              {values.nextQuestion}
            </Button>
          )}
          {conflicts.length > 0 && asked !== 0 && (
            <Button onPress={() => setAsked((asked ?? conflicts.length) - 1)}>{values.questionBefore}</Button>
          )}
          <Button keyHint="Escape" onPress={close}>
            {common.cancel}
          </Button>
        </>
      }
    >
      {stage.at === 'choose' && (
        <>
          {stage.refusal !== undefined && <Banner tone="danger">{refusalText(texts, stage.refusal)}</Banner>}
          <p>{values.importWords}</p>
        </>
      )}
      {stage.at === 'read' && <Progress label={values.importReading({ name: stage.name })} share={stage.share} />}
      {conflict !== undefined && asked !== undefined && (
        <Question
          key={asked}
          conflict={conflict}
          at={asked}
          of={conflicts.length}
          open={open}
          answer={answers.get(asked)}
          onAnswer={(take: Take) => setAnswers(answerOne(answers, asked, take))}
          onAnswerRest={(take) => goOn(answerRest(answers, asked, conflicts.length, take))}
        />
      )}
      {ready && <Found look={stage.look} answers={answers} />}
      {accept.error !== null && <Banner tone="danger">{refusalText(texts, accept.error.refusal)}</Banner>}
    </Dialog>
  )
}
