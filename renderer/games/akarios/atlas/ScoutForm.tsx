// Scout orders typed or pasted, several at once: what was read, what is wrong with the rest, and of which kind each sticker is.
import { useState } from 'react'
import type { CommandOf } from '../../../../shared/games/akarios/campaign/command.ts'
import { locationKinds, type LocationKind } from '../../../../shared/games/akarios/location-kinds.ts'
import {
  readScoutOrders,
  type ScoutOrder,
  type ScoutPiece,
} from '../../../../shared/games/akarios/travel/scout-orders.ts'
import type { AtlasView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { TextArea } from '../../../ui/text-area/TextArea.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import styles from './Atlas.module.css'
import { printed } from './words.ts'

type Said = Readonly<Record<number, { readonly kind: LocationKind; readonly jumpsTo: string }>>

/** Letters that a text of orders has at most. */
const longest = 2000
const untold = 'untold'

export function ScoutForm({ campaign, atlas }: { campaign: string; atlas: AtlasView }) {
  const texts = useTexts()
  const { atlas: words } = texts
  const toast = useToast()
  const doing = useCommand('squad.do')
  const [text, setText] = useState('')
  const [said, setSaid] = useState<Said>({})
  const taken = new Set(atlas.systems.flatMap(({ stickers }) => stickers.map(({ number }) => number)))
  const known = atlas.letters.map((one) => ({
    ...one,
    grid: atlas.systems.find(({ id }) => id === one.id)?.grid ?? undefined,
  }))
  const pieces = readScoutOrders(text, known)
  const fresh = pieces.flatMap((piece) => ('order' in piece && !taken.has(piece.order.number) ? [piece.order] : []))
  const command: CommandOf<'placeStickers'> = {
    type: 'placeStickers',
    orders: fresh.map(({ letter: _, ...order }) => {
      if (kindPrinted(atlas, order) !== undefined) return order
      const { kind = 'primary', jumpsTo = untold } = said[order.number] ?? {}
      return { ...order, kind, ...(kind === 'jump' && jumpsTo !== untold ? { jumpsTo: [jumpsTo] } : {}) }
    }),
  }
  const place = () =>
    doing.mutate(
      { campaign, who: 'table', command },
      {
        onSuccess: () => {
          setText('')
          setSaid({})
        },
        onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
      },
    )
  return (
    <Section title={words.scoutTitle}>
      <div className={styles.part}>
        <TextArea
          label={words.scoutLabel}
          hint={words.scoutHint}
          value={text}
          maxLength={longest}
          spellCheck={false}
          onChange={setText}
        />
        {pieces.length > 0 && (
          <ul className={styles.pieces} aria-label={words.scoutRead}>
            {pieces.map((piece, at) => (
              <Piece
                key={at}
                piece={piece}
                atlas={atlas}
                taken={taken}
                said={said}
                onSay={(number, more) =>
                  setSaid((old) => ({
                    ...old,
                    [number]: { kind: 'primary', jumpsTo: untold, ...old[number], ...more },
                  }))
                }
              />
            ))}
          </ul>
        )}
        <Button busy={doing.isPending} refusal={fresh.length > 0 ? undefined : words.nothingToPlace} onPress={place}>
          {fresh.length > 0 ? words.placeThem({ count: fresh.length }) : words.scoutTitle}
        </Button>
      </div>
    </Section>
  )
}

interface PieceProps {
  readonly piece: ScoutPiece
  readonly atlas: AtlasView
  readonly taken: ReadonlySet<number>
  readonly said: Said
  readonly onSay: (number: number, more: Partial<Said[number]>) => void
}

function Piece({ piece, atlas, taken, said, onSay }: PieceProps) {
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
const kindPrinted = (
  { systems }: AtlasView,
  { system, number }: Pick<ScoutOrder, 'system' | 'number'>,
): LocationKind | undefined =>
  systems.find(({ id }) => id === system)?.printed.find((one) => one.number === number)?.kind

const systemName = ({ letters }: AtlasView, { system, letter }: ScoutOrder): string =>
  letters.find(({ id }) => id === system)?.name ?? letter
