// The question on its own ground: who is asked and by which rule, the options with their keys, and one brass answer on Enter.
import { useTexts } from '../../../../i18n/texts.tsx'
import { useCommands } from '../../../../keys/commands.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Kbd } from '../../../../ui/kbd/Kbd.tsx'
import type { Menu, Option } from './menu.ts'
import styles from './QuestionPanel.module.css'

export interface QuestionPanelProps {
  readonly menu: Menu
  readonly rule: string | undefined
  /** Index of the option that Enter takes. */
  readonly current: number
  readonly chosen: readonly string[]
  readonly busy: boolean
  /** Why the last answer was not taken. */
  readonly refusal: string | undefined
  /** By its key: shows it, or picks it where several are wanted. */
  readonly onPoint: (option: Option) => void
  /** By hand: the same, and a second touch takes it. */
  readonly onTouch: (option: Option) => void
  readonly onConfirm: () => void
  readonly onBack: () => void
}

/** Options with a key of their own. */
const withKeys = 9

export function QuestionPanel(props: QuestionPanelProps) {
  const { menu, rule, current, chosen, busy, refusal, onPoint, onTouch, onConfirm, onBack } = props
  const { combat } = useTexts()
  const { options, several, back } = menu
  const open = options.filter((option) => option.refused === undefined)
  const now = options[current]
  const confirmed = several !== undefined ? several.answer !== null : now !== undefined && now.refused === undefined
  useCommands([
    ...open.slice(0, withKeys).map((option, index) => ({
      keys: String(index + 1),
      name: option.label,
      where: 'screen' as const,
      run: () => onPoint(option),
    })),
    { keys: 'Enter', name: combat.confirm, where: 'screen', run: onConfirm, off: !confirmed },
    { keys: 'Escape', name: combat.back, where: 'screen', run: onBack, off: back === undefined },
  ])
  return (
    <section className={styles.panel} aria-label={combat.question}>
      <h2 className={styles.heading}>
        {menu.heading} {rule !== undefined && <small className={styles.rule}>{rule}</small>}
      </h2>
      <ul className={styles.options}>
        {options.map((option, index) => {
          const key = open.indexOf(option)
          const picked = several === undefined ? index === current : chosen.includes(option.id)
          return (
            <li key={option.id}>
              <button
                type="button"
                className={styles.option}
                aria-pressed={picked}
                aria-disabled={option.refused !== undefined || undefined}
                onClick={() => option.refused === undefined && onTouch(option)}
              >
                {option.refused === undefined && key < withKeys ? (
                  <Kbd keys={String(key + 1)} />
                ) : (
                  <Icon name={option.refused === undefined ? 'right' : 'lock'} />
                )}
                <span className={styles.words}>
                  <b>{option.label}</b>
                  {[...option.hints, ...(option.refused === undefined ? [] : [option.refused])].map((hint, at) => (
                    <small key={at}>{hint}</small>
                  ))}
                </span>
                {picked && several !== undefined && <Icon name="check" />}
              </button>
            </li>
          )
        })}
      </ul>
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {combat.notTaken} {refusal}
        </p>
      )}
      {several !== undefined && (
        <p className={styles.count}>
          {combat.chosenOf({ chosen: chosen.length, least: several.least, most: several.most })}
        </p>
      )}
      <ButtonRow>
        {confirmed && (
          <Button kind="act" keyHint="Enter" busy={busy} onPress={onConfirm}>
            {several === undefined ? (now?.label ?? combat.confirm) : combat.confirm}
          </Button>
        )}
        {back !== undefined && (
          <Button kind="quiet" keyHint="Escape" onPress={onBack}>
            {combat.back}
          </Button>
        )}
      </ButtonRow>
    </section>
  )
}
