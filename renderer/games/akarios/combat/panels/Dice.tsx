// The dice of a pilot as things to take: picked by key or press, or carried onto slots, a die offers only what it can pay for.
import type { KeyboardEvent } from 'react'
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import type { DieView, PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { keyWords } from '../../../../ui/kbd/Kbd.tsx'
import { faceIcons } from '../../parts/face-icons.ts'
import type { Talk } from '../talk.ts'
import { useDieDrag } from '../use-die-drag.ts'
import styles from './Dice.module.css'

const faces = Object.keys(faceIcons) as readonly DieFace[]

/** The keys of the dice of the acting pilot, in their order. */
export const dieKeys = ['q', 'w', 'e', 'r', 't'] as const

export interface DiceHands {
  /** Picks it, or lays it down again. */
  readonly onPick: (die: number) => void
  /** It is carried away. */
  readonly onHold: (die: number) => void
  readonly onDrop: (die: number, over: readonly Element[]) => void
}

interface DiceProps {
  readonly pilot: PilotView
  readonly talk: Talk
  readonly picked: number | undefined
  /** Whether the keys of the dice are this pilot's. */
  readonly keyed: boolean
  /** Missing while none can be picked. */
  readonly hands: DiceHands | undefined
  /** Turns a die to another face by hand; missing while nothing can be changed. */
  readonly onTurn: ((die: number, face: DieFace) => void) | undefined
}

export function Dice({ pilot, talk, picked, keyed, hands, onTurn }: DiceProps) {
  if (pilot.dice.every(({ face }) => face === null)) return null
  return (
    <ul className={styles.dice} data-dice>
      {pilot.dice.map((die, index) => (
        <li key={index}>
          <Die
            die={die}
            index={index}
            label={labelOf(die, pilot.id, talk)}
            keyHint={keyed ? dieKeys[index] : undefined}
            picked={picked === index}
            hands={die.on === null && die.face !== null ? hands : undefined}
            onTurn={onTurn}
          />
        </li>
      ))}
    </ul>
  )
}

const labelOf = ({ face, on, guest }: DieView, seat: string, talk: Talk): string =>
  [
    talk.name(face ?? ''),
    ...(guest === undefined ? [] : [talk.person(guest.of)]),
    ...(on === null ? [] : [talk.action(on.of ?? seat, on.action)]),
  ].join(': ')

interface DieProps {
  readonly die: DieView
  readonly index: number
  readonly label: string
  readonly keyHint: string | undefined
  readonly picked: boolean
  readonly hands: DiceHands | undefined
  readonly onTurn: DiceProps['onTurn']
}

function Die({ die: { face, on }, index, label, keyHint, picked, hands, onTurn }: DieProps) {
  const texts = useTexts()
  const { wasCarried, ...drag } = useDieDrag(
    () => hands?.onHold(index),
    (over) => hands?.onDrop(index, over),
  )
  if (face === null) return null
  const look = { className: styles.die, 'data-face': face, 'data-spent': on !== null || undefined }
  if (hands === undefined)
    return (
      <span {...look}>
        <Icon name={faceIcons[face]} label={label} />
      </span>
    )
  const turn = (step: 1 | -1) => {
    const next = faces[(faces.indexOf(face) + step + faces.length) % faces.length]
    if (next !== undefined) onTurn?.(index, next)
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (step === undefined) return
    event.preventDefault()
    turn(step)
  }
  return (
    <span className={styles.held}>
      <button
        type="button"
        {...look}
        {...drag}
        aria-pressed={picked}
        aria-label={texts.combat.pickDie({ face: label })}
        aria-description={onTurn === undefined ? undefined : texts.combat.turnDieKeys}
        onKeyDown={press}
        onClick={() => !wasCarried() && hands.onPick(index)}
      >
        <Icon name={faceIcons[face]} />
        {keyHint !== undefined && <kbd aria-hidden="true">{keyWords(texts, keyHint)}</kbd>}
      </button>
      {onTurn !== undefined && (
        <button type="button" className={styles.turn} tabIndex={-1} aria-hidden="true" onClick={() => turn(1)}>
          <Icon name="rotate" />
        </button>
      )}
    </span>
  )
}
