// The question on its own ground: who is asked and by which rule, the options with their keys, and one brass answer on Enter.
import type { ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { RuleId } from '../../../../rules/RuleId.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Kbd } from '../../../../ui/kbd/Kbd.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import type { Menu, Option } from './option.ts'
import styles from './QuestionPanel.module.css'
import { useOptionKeys } from './use-option-keys.ts'

export interface QuestionPanelProps {
  readonly menu: Menu
  readonly rule: string | undefined
  /** Index of the option that Enter takes. */
  readonly current: number
  readonly chosen: readonly string[]
  /** The option that is looked at. */
  readonly looked: Option | undefined
  readonly busy: boolean
  /** Why the last answer was not taken, or what failed. */
  readonly trouble: ReactNode
  /** What one should know before choosing. */
  readonly aside: ReactNode
  /** By its key: shows it, or picks it where several are wanted. */
  readonly onPoint: (option: Option) => void
  /** By hand: the same, and a second touch takes it. */
  readonly onTouch: (option: Option) => void
  /** The pointer or the focus rests on it: the board shows where it leads. */
  readonly onLook: (option: Option | undefined) => void
  readonly onConfirm: () => void
  readonly onBack: () => void
  readonly onHand: () => void
}

export function QuestionPanel(props: QuestionPanelProps) {
  const { menu, rule, current, chosen, busy, trouble, aside, onPoint, onConfirm, onBack, onHand } = props
  const { combat } = useTexts()
  const { options, several } = menu
  const { list, keys } = useOptionKeys(options, onPoint)
  const now = options[current]
  const confirmWords = several === undefined ? (now?.confirm ?? now?.label ?? combat.confirm) : combat.confirm
  return (
    <section className={styles.panel} aria-label={combat.question}>
      <div className={styles.ask}>
        <h2 className={styles.heading}>
          {menu.heading}{' '}
          {rule !== undefined && (
            <small className={styles.rule}>
              <RuleId id={rule} />
            </small>
          )}
        </h2>
        {trouble}
        <ul ref={list} className={styles.options}>
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              {...props}
              option={option}
              keyHint={keys.get(option.id)}
              picked={several === undefined ? index === current : chosen.includes(option.id)}
            />
          ))}
        </ul>
        {several !== undefined && (
          <p className={styles.count} role="status">
            {combat.chosenOf({ chosen: chosen.length, least: several.least, most: several.most })}
          </p>
        )}
        <div className={styles.foot}>
          <AnswerButtons {...{ menu, current, busy, onConfirm, onBack, onHand }} words={confirmWords} />
        </div>
      </div>
      {aside}
    </section>
  )
}

type OptionRowProps = Pick<QuestionPanelProps, 'menu' | 'looked' | 'onTouch' | 'onLook'> & {
  readonly option: Option
  readonly keyHint: string | undefined
  readonly picked: boolean
}

function OptionRow({ menu: { several }, option, looked, keyHint, picked, onTouch, onLook }: OptionRowProps) {
  const { label, hints, refused } = option
  const leave = () => looked?.id === option.id && onLook(undefined)
  const open = refused === undefined
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        aria-pressed={picked}
        aria-disabled={!open || undefined}
        onClick={() => open && onTouch(option)}
        // A list that scrolls under a resting pointer takes nothing away from the keyboard.
        onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onLook(option)}
        onMouseLeave={leave}
        onFocus={() => onLook(option)}
        onBlur={leave}
      >
        {open && keyHint !== undefined ? <Kbd keys={keyHint} /> : <Icon name={open ? 'right' : 'lock'} />}
        <span className={styles.words}>
          <b>{label}</b>
          {[...hints, ...(open ? [] : [refused])].map((hint, at) => (
            <small key={at}>{hint}</small>
          ))}
        </span>
        {picked && several !== undefined && <Icon name="check" />}
      </button>
    </li>
  )
}
