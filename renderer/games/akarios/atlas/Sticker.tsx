// A sticker drawn by its kind and state: the sign in it says what it is, a stroke through it that it is done.
import type { StickerView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import styles from './SystemMap.module.css'

const radius = 28
const signSize = 38

/** In a box of 100 by 100 around 0, 0. */
export function StickerMark({ kind, done }: Pick<StickerView, 'kind' | 'done'>) {
  const half = signSize / 2
  return (
    <>
      <circle className={styles.outline} data-done={done || undefined} r={radius} />
      <svg className={styles.mark} data-done={done || undefined} x={-half} y={-half} width={signSize} height={signSize}>
        <use href={`#loc-${kind}`} />
      </svg>
      {done && <path className={styles.stroke} d={`M${-radius} ${radius}L${radius} ${-radius}`} />}
    </>
  )
}

/** The same beside a word. */
export function StickerSign({ kind, done = false }: { kind: StickerView['kind']; done?: boolean }) {
  return (
    <svg className={styles.sign} viewBox="-34 -34 68 68" aria-hidden="true">
      <StickerMark kind={kind} done={done} />
    </svg>
  )
}
