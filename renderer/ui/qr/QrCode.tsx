// A text as a square that cameras read: always dark on light, whatever the theme, for not every camera reads the reverse.
import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Modules of light round the square, as the standard wants them. */
const quiet = 4

export interface QrCodeProps {
  text: string
  /** What it says, for those who do not see it. */
  label: string
}

/** One path for all dark modules: a step right for each, `M x y h1 v1 h-1 z`. */
export const qrPath = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: quiet })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrPath(text)
  return (
    <svg className={styles.square} data-theme="paper" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={path} />
    </svg>
  )
}
