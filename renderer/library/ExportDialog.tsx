// Packs a campaign into a file and hands it out, with how far it has come and a way to stop.
import { useEffect, useState } from 'react'
import type { Refusal } from '../../shared/contract/envelope.ts'
import { CallRefused } from '../api/client.ts'
import { download, fetchExport } from '../api/pieces.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Progress } from '../ui/progress/Progress.tsx'

type Stage =
  | { readonly at: 'packing'; readonly share: number | null }
  | { readonly at: 'ready'; readonly name: string; readonly file: Blob }
  | { readonly at: 'refused'; readonly refusal: Refusal }

export function ExportDialog({ campaign, name, onClose }: { campaign: string; name: string; onClose: () => void }) {
  const texts = useTexts()
  const [stage, setStage] = useState<Stage>({ at: 'packing', share: null })
  const { exporting } = texts.library
  useEffect(() => {
    const stop = new AbortController()
    const onShare = (share: number) => {
      if (!stop.signal.aborted) setStage({ at: 'packing', share })
    }
    void fetchExport(campaign, { onShare, signal: stop.signal }).then(
      (packed) => setStage({ at: 'ready', ...packed }),
      (fault: unknown) => {
        if (stop.signal.aborted) return
        if (!(fault instanceof CallRefused)) throw fault
        setStage({ at: 'refused', refusal: fault.refusal })
      },
    )
    return () => stop.abort()
  }, [campaign])
  return (
    <Dialog
      open
      onClose={onClose}
      title={exporting.title({ squad: name })}
      actions={
        <>
          {stage.at === 'ready' && (
            <Button
              kind="act"
              icon="export"
              onPress={() => {
                download(stage.name, stage.file)
                onClose()
              }}
            >
              {exporting.save({ name: stage.name })}
            </Button>
          )}
          <Button keyHint="Escape" onPress={onClose}>
            {texts.common.cancel}
          </Button>
        </>
      }
    >
      {stage.at === 'packing' && <Progress label={exporting.packing} share={stage.share} />}
      {stage.at === 'refused' && <Banner tone="danger">{refusalText(texts, stage.refusal)}</Banner>}
      <p>{exporting.words}</p>
    </Dialog>
  )
}
