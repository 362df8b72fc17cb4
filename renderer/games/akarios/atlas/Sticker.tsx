// A sticker drawn by its kind and state: the shape says what it is, a stroke through it that it is done.
import type { StickerView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import styles from './SystemMap.module.css'

const outlines: Readonly<Record<StickerView['kind'], string>> = {
  primary: 'M0-42A42 42 0 0 1 0 42A42 42 0 0 1 0-42Z',
  side: 'M0-48L48 0L0 48L-48 0Z',
  market: 'M-40-38H40V38H-40Z',
  jump: 'M-24-42H24L48 0L24 42H-24L-48 0Z',
}

/** In a box of 100 by 100 around 0, 0. */
export function StickerMark({ kind, done }: Pick<StickerView, 'kind' | 'done'>) {
  return (
    <>
      <path className={styles.outline} data-done={done || undefined} d={outlines[kind]} />
      {done && <path className={styles.stroke} d="M-30 30L30-30" />}
    </>
  )
}

/** The same beside a word. */
export function StickerSign({ kind, done = false }: { kind: StickerView['kind']; done?: boolean }) {
  return (
    <svg className={styles.sign} viewBox="-52 -52 104 104" aria-hidden="true">
      <StickerMark kind={kind} done={done} />
    </svg>
  )
}
