// The dice of a pilot as things to take: a die picked, by hand or key, offers only what it can pay for.
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import type { DieView, PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../../ui/icons.tsx'
import { keyWords } from '../../../../ui/kbd/Kbd.tsx'
import type { Talk } from '../talk.ts'
import styles from './Panels.module.css'

export const faceIcons: Record<DieFace, IconName> = {
  move: 'd-move',
  attack: 'd-attack',
  wild: 'd-wild',
  stress: 'd-stress',
}

/** The keys of the dice of the acting pilot, in their order. */
export const dieKeys = ['q', 'w', 'e', 'r', 't'] as const

interface DiceProps {
  readonly pilot: PilotView
  readonly talk: Talk
  readonly picked: number | undefined
  /** Missing while none can be picked. */
  readonly onPick: ((die: number) => void) | undefined
}

export function Dice({ pilot, talk, picked, onPick }: DiceProps) {
  if (pilot.dice.every(({ face }) => face === null)) return null
  return (
    <ul className={styles.dice}>
      {pilot.dice.map((die, index) => (
        <li key={index}>
          <Die
            die={die}
            label={labelOf(die, pilot.id, talk)}
            keyHint={dieKeys[index]}
            picked={picked === index}
            onPick={onPick && die.on === null && die.face !== null ? () => onPick(index) : undefined}
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
  readonly label: string
  readonly keyHint: string | undefined
  readonly picked: boolean
  readonly onPick: (() => void) | undefined
}

function Die({ die: { face, on }, label, keyHint, picked, onPick }: DieProps) {
  const texts = useTexts()
  if (face === null) return null
  const look = { className: styles.die, 'data-face': face, 'data-spent': on !== null || undefined }
  if (onPick === undefined)
    return (
      <span {...look}>
        <Icon name={faceIcons[face]} label={label} />
      </span>
    )
  return (
    <button
      type="button"
      {...look}
      aria-pressed={picked}
      aria-label={texts.combat.pickDie({ face: label })}
      onClick={onPick}
    >
      <Icon name={faceIcons[face]} />
      {keyHint !== undefined && <kbd aria-hidden="true">{keyWords(texts, keyHint)}</kbd>}
    </button>
  )
}
