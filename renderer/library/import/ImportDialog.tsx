// Taking in a campaign file: choose it, see what is inside, and only then decide. Nothing is written before.
import { useEffect, useRef, useState } from 'react'
import type { ImportPreview } from '../../../shared/contract/calls/transfer.ts'
import type { Refusal } from '../../../shared/contract/envelope.ts'
import { call, CallRefused, useCommand } from '../../api/client.ts'
import { largestFile, sendFile } from '../../api/pieces.ts'
import { formatBytes } from '../../i18n/format.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { go } from '../../screens.ts'
import { Banner } from '../../ui/banner/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { useToast } from '../../ui/toast/Toast.tsx'
import { FileChoice } from '../../ui/file-choice/FileChoice.tsx'
import { Preview } from './Preview.tsx'

/** What is being taken in: a file that is still to be chosen, or one that the app holds already, or why it does not. */
export type Importing =
  | { readonly at: 'choose'; readonly refusal?: Refusal }
  | { readonly at: 'look'; readonly name: string; readonly transfer: string }

type Stage =
  | { readonly at: 'choose'; readonly refusal?: Refusal | undefined }
  | { readonly at: 'read'; readonly name: string; readonly share: number | null }
  | { readonly at: 'decide'; readonly name: string; readonly transfer: string; readonly preview: ImportPreview }

/** A fault that is no refusal comes from reading the chosen file in the page. */
const refusalOf = (fault: unknown): Refusal =>
  fault instanceof CallRefused ? fault.refusal : { code: 'unavailable', key: 'fileUnreadable' }

export function ImportDialog({ first, onClose }: { first: Importing; onClose: () => void }) {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const accept = useCommand('import.accept')
  const [stage, setStage] = useState<Stage>(
    first.at === 'choose' ? first : { at: 'read', name: first.name, share: null },
  )
  const stop = useRef<AbortController>(undefined)
  const { importing } = texts.library

  const look = async (name: string, transfer: string, signal: AbortSignal) => {
    try {
      const preview = await call('import.look', { transfer })
      if (!signal.aborted) setStage({ at: 'decide', name, transfer, preview })
    } catch (fault) {
      if (!signal.aborted) setStage({ at: 'choose', refusal: refusalOf(fault) })
    }
  }
  const begin = () => {
    stop.current?.abort()
    stop.current = new AbortController()
    return stop.current.signal
  }
  const take = async (file: File) => {
    const { name, size } = file
    if (size === 0 || size > largestFile) {
      setStage({ at: 'choose', refusal: { code: 'refused', key: size === 0 ? 'import.notZip' : 'import.tooLarge' } })
      return
    }
    const signal = begin()
    setStage({ at: 'read', name, share: 0 })
    try {
      const transfer = await sendFile(file, { signal, onShare: (share) => setStage({ at: 'read', name, share }) })
      setStage({ at: 'read', name, share: null })
      await look(name, transfer, signal)
    } catch (fault) {
      if (!signal.aborted) setStage({ at: 'choose', refusal: refusalOf(fault) })
    }
  }
  // A file that the system gave the app is looked at as soon as the dialog stands.
  useEffect(() => {
    if (first.at !== 'look') return undefined
    const gone = new AbortController()
    void call('import.look', { transfer: first.transfer }).then(
      (preview) =>
        !gone.signal.aborted && setStage({ at: 'decide', name: first.name, transfer: first.transfer, preview }),
      (fault: unknown) => !gone.signal.aborted && setStage({ at: 'choose', refusal: refusalOf(fault) }),
    )
    return () => gone.abort()
  }, [first])

  const close = () => {
    stop.current?.abort()
    if (stage.at === 'decide') void call('transfer.cancel', { transfer: stage.transfer }).catch(() => undefined)
    onClose()
  }
  const takeIn = () => {
    if (stage.at !== 'decide' || accept.isPending) return
    accept.mutate(
      { transfer: stage.transfer },
      {
        onSuccess: ({ campaign }) => {
          onClose()
          toast.done(importing.done({ squad: stage.preview.squad }), {
            label: texts.library.open,
            onPress: () => go({ name: 'bridge', campaign }),
          })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={close}
      width="wide"
      title={stage.at === 'decide' ? importing.inside({ name: stage.name }) : importing.title}
      actions={
        <>
          {stage.at === 'choose' && (
            <FileChoice label={importing.choose} accept=".sparrow" onFile={(file) => void take(file)} />
          )}
          {stage.at === 'decide' && (
            <Button kind="act" icon="import" onPress={takeIn} busy={accept.isPending}>
              {stage.preview.sameOrigin.length > 0 ? importing.acceptAnother : importing.accept}
            </Button>
          )}
          <Button keyHint="Escape" onPress={close}>
            {texts.common.cancel}
          </Button>
        </>
      }
    >
      {stage.at === 'choose' && (
        <>
          {stage.refusal !== undefined && <Banner tone="danger">{refusalText(texts, stage.refusal)}</Banner>}
          <p>{importing.words({ size: formatBytes(language, largestFile) })}</p>
        </>
      )}
      {stage.at === 'read' && <Progress label={importing.reading({ name: stage.name })} share={stage.share} />}
      {stage.at === 'decide' && <Preview preview={stage.preview} />}
      {accept.error !== null && <Banner tone="danger">{refusalText(texts, accept.error.refusal)}</Banner>}
    </Dialog>
  )
}
