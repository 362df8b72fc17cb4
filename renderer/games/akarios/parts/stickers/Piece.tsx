// One piece of a text of scout orders: what was read, or why not; and, where no pack says it, of which kind the sticker is.
import { locationKinds, type LocationKind } from '../../../../../shared/games/akarios/location-kinds.ts'
import type { ScoutOrder, ScoutPiece } from '../../../../../shared/games/akarios/travel/scout-orders.ts'
import type { AtlasView } from '../../../../../shared/games/akarios/view/atlas-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import styles from './Piece.module.css'
import { printed } from './words.ts'

export type Said = Readonly<Record<number, { readonly kind: LocationKind; readonly jumpsTo: string }>>

/** Nobody has said where a jump point leads. */
export const untold = 'untold'

export interface PieceProps {
  readonly piece: ScoutPiece
  readonly atlas: AtlasView
  readonly taken: ReadonlySet<number>
  readonly said: Said
  readonly onSay: (number: number, more: Partial<Said[number]>) => void
}

export function Piece({ piece, atlas, taken, said, onSay }: PieceProps) {
  const { atlas: words } = useTexts()
  if (!('order' in piece)) {
    const { is, word, most } = piece.fault
    return (
      <li>
        <p className={styles.fault}>
          <Icon name="warn" />
          <span>{words.faults[is].replace('{word}', word).replace('{most}', String(most))}</span>
        </p>
        <p className={styles.faint}>{piece.said}</p>
      </li>
    )
  }
  const { order } = piece
  const number = printed(order.number)
  const known = kindPrinted(atlas, order)
  const { kind = 'primary', jumpsTo = untold } = said[order.number] ?? {}
  return (
    <li>
      <p className={styles.read}>
        <Icon name="check" />
        <span>{words.scoutLine({ number, system: systemName(atlas, order), x: order.x, y: order.y })}</span>
      </p>
      {taken.has(order.number) ? (
        <p className={styles.faint}>{words.onMap}</p>
      ) : known !== undefined ? (
        <p className={styles.faint}>{words.kinds[known]}</p>
      ) : (
        <Select
          label={words.kindOf({ number })}
          value={kind}
          options={locationKinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(value) => onSay(order.number, { kind: value })}
        />
      )}
      {kind === 'jump' && known === undefined && !taken.has(order.number) && (
        <Select
          label={words.jumpOf({ number })}
          value={jumpsTo}
          options={[
            { value: untold, label: words.jumpUntold },
            ...atlas.letters.flatMap((one) =>
              one.id === order.system ? [] : [{ value: one.id, label: words.systemOf(one) }],
            ),
          ]}
          onChange={(value) => onSay(order.number, { jumpsTo: value })}
        />
      )}
    </li>
  )
}

/** What a pack says of the location. Told by the table otherwise. */
export const kindPrinted = (
  { systems }: AtlasView,
  { system, number }: Pick<ScoutOrder, 'system' | 'number'>,
): LocationKind | undefined =>
  systems.find(({ id }) => id === system)?.printed.find((one) => one.number === number)?.kind

const systemName = ({ letters }: AtlasView, { system, letter }: ScoutOrder): string =>
  letters.find(({ id }) => id === system)?.name ?? letter
