// A text of scout orders piece by piece, with what the table says of the kinds that no pack knows.
import type { ScoutPiece } from '../../../../../shared/games/akarios/travel/scout-orders.ts'
import type { AtlasView } from '../../../../../shared/games/akarios/view/atlas-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Piece, untold, type Said } from './Piece.tsx'
import styles from './Piece.module.css'

export interface PiecesProps {
  readonly pieces: readonly ScoutPiece[]
  readonly atlas: AtlasView
  /** Numbers that are on the map already. */
  readonly taken?: ReadonlySet<number>
  readonly said: Said
  readonly onSay: (said: Said) => void
}

export function Pieces({ pieces, atlas, taken = none, said, onSay }: PiecesProps) {
  const { atlas: words } = useTexts()
  if (pieces.length === 0) return null
  return (
    <ul className={styles.pieces} aria-label={words.scoutRead}>
      {pieces.map((piece, at) => (
        <Piece
          key={at}
          {...{ piece, atlas, taken, said }}
          onSay={(number, more) =>
            onSay({ ...said, [number]: { kind: 'primary', jumpsTo: untold, ...said[number], ...more } })
          }
        />
      ))}
    </ul>
  )
}

const none: ReadonlySet<number> = new Set()
