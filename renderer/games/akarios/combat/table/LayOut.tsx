// From the real table to the board of the app: every ship and every laid tile gets its hex, typed or pointed at.
import { useState, type ReactNode } from 'react'
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { facings } from '../../../../../shared/lib/hex.ts'
import { hexName } from '../../../../../shared/lib/hex/names.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useCommands } from '../../../../keys/commands.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import { TextField } from '../../../../ui/text-field/TextField.tsx'
import { Board } from '../board/Board.tsx'
import type { Talk } from '../talk.ts'
import { changeOf, piecesOf, shownBy, spotOf, type Piece } from './lay-out.ts'
import styles from './LayOut.module.css'

interface LayOutProps {
  readonly view: FightView
  readonly talk: Talk
  readonly busy: boolean
  /** Why the last change was not made. */
  readonly refusal: ReactNode
  readonly onChange: (change: HandChange) => void
  readonly onClose: () => void
}

export function LayOut({ view, talk, busy, refusal, onChange, onClose }: LayOutProps) {
  const { combat } = useTexts()
  const { table, hand } = combat
  const [pieces, setPieces] = useState(() => piecesOf(view))
  const [active, setActive] = useState(() => pieces.find(({ typed }) => typed === '')?.id ?? pieces[0]?.id)
  const { hexes } = view.board
  const { board, ships } = shownBy(pieces, view)
  const shipCount = pieces.filter(({ ship }) => ship !== undefined).length
  const change = changeOf(pieces, hexes)
  const missing = pieces.filter((piece) => spotOf(piece, hexes) === undefined)
  const set = (id: string | undefined, told: Partial<Piece>) =>
    setPieces((old) => old.map((piece) => (piece.id === id ? { ...piece, ...told } : piece)))
  const done = () => change !== undefined && onChange(change)
  useCommands([{ keys: 'Escape', name: table.cancel, where: 'screen', run: onClose }])
  const nameOf = ({ ship, terrain }: Piece, index: number): string =>
    ship === undefined
      ? table.tile({ terrain: talk.name(terrain ?? ''), number: index - shipCount + 1 })
      : talk.name(ship.id)
  return (
    <section className={styles.layOut} aria-label={table.layOut}>
      <div className={styles.board}>
        <Board
          board={board}
          ships={ships}
          talk={talk}
          options={[]}
          current={undefined}
          looked={undefined}
          reach={null}
          flown={[]}
          attack={null}
          acting={active}
          marked={null}
          onChoose={() => undefined}
          onPoint={(spot) => {
            set(active, { typed: hexName(spot) })
            setActive(missing.find(({ id }) => id !== active)?.id ?? active)
          }}
        />
      </div>
      <div className={styles.told}>
        <h2>{table.layOut}</h2>
        <p>{table.layOutSays}</p>
        {refusal}
        <ul>
          {pieces.map((piece, index) => (
            <li key={piece.id} onFocus={() => setActive(piece.id)}>
              <div
                role="group"
                aria-label={nameOf(piece, index)}
                className={styles.piece}
                data-active={piece.id === active || undefined}
              >
                <b>{nameOf(piece, index)}</b>
                <TextField
                  label={table.hexOf}
                  value={piece.typed}
                  maxLength={6}
                  error={piece.typed !== '' && spotOf(piece, hexes) === undefined ? hand.noHex : undefined}
                  onChange={(typed) => set(piece.id, { typed })}
                  onEnter={done}
                />
                {piece.ship !== undefined && piece.ship.kind !== 'marker' && (
                  <Select
                    label={hand.looks}
                    value={String(piece.facing)}
                    options={facings.map((facing) => ({ value: String(facing), label: talk.name(`facing-${facing}`) }))}
                    onChange={(value) => set(piece.id, { facing: facings[Number(value)] ?? 0 })}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        <ButtonRow>
          <Button
            kind="act"
            busy={busy}
            refusal={change === undefined ? table.layOutLeft({ count: missing.length }) : undefined}
            onPress={done}
          >
            {table.layOutDone}
          </Button>
          <Button kind="quiet" keyHint="Escape" onPress={onClose}>
            {table.cancel}
          </Button>
        </ButtonRow>
      </div>
    </section>
  )
}
