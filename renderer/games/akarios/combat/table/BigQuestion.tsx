// A question on the real table: one at a time, to be read from two metres. What people see is answered by one key.
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { formatList } from '../../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { RuleId } from '../../../../rules/RuleId.tsx'
import { Icon, ShipDrawing } from '../../../../ui/icon/Icon.tsx'
import { Kbd } from '../../../../ui/kbd/Kbd.tsx'
import { drawingOf } from '../../parts/drawing.ts'
import { AnswerButtons } from '../question/AnswerButtons.tsx'
import type { Option } from '../question/option.ts'
import type { QuestionPanelProps } from '../question/QuestionPanel.tsx'
import { useOptionKeys } from '../question/use-option-keys.ts'
import type { Talk } from '../talk.ts'
import { FigureDrawing } from './FigureDrawing.tsx'
import styles from './Table.module.css'
import { wayInWords } from './way-words.ts'

interface BigQuestionProps extends QuestionPanelProps {
  readonly ships: readonly ShipView[]
  readonly talk: Talk
  /** The ship that it is about. */
  readonly about: string | undefined
  /** Answers at once. */
  readonly onTake: (option: Option) => void
}

export function BigQuestion(props: BigQuestionProps) {
  const { menu, rule, current, chosen, looked, busy, trouble, aside, ships, talk, about } = props
  const { onTake, onPoint, onTouch, onLook, onConfirm, onBack, onHand } = props
  const { combat } = useTexts()
  const language = useLanguage()
  const { options, several, figure, direct = false } = menu
  const answersAtOnce = direct && several === undefined
  const { list, keys } = useOptionKeys(options, answersAtOnce ? onTake : onPoint)
  const now = options[current]
  const who = ships.find(({ id }) => id === about)
  const picked = options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  const confirmWords =
    several === undefined
      ? (now?.confirm ?? now?.label ?? combat.confirm)
      : picked.length > 0
        ? formatList(language, picked)
        : combat.table.noneOfThem
  return (
    <section className={styles.big} aria-label={combat.question}>
      <div className={styles.heading}>
        {who !== undefined && (
          <p className={styles.who}>
            <ShipDrawing name={drawingOf(who)} side={sideOf(who)} size="small" />
            <b>{talk.name(who.id)}</b>
            {figure?.type === 'way' &&
              talk.say(combat.table.order.fly, { way: wayInWords(figure.steps, combat.table, talk) })}
            {rule !== undefined && (
              <small>
                <RuleId id={rule} />
              </small>
            )}
          </p>
        )}
        <h2>{menu.heading}</h2>
      </div>
      {trouble}
      <div className={styles.body} data-figure={figure !== undefined || undefined}>
        {figure !== undefined && who !== undefined && (
          <FigureDrawing
            figure={figure}
            name={talk.name(who.id)}
            drawing={drawingOf(who)}
            side={sideOf(who)}
            talk={talk}
          />
        )}
        <ul ref={list} className={styles.answers}>
          {options.map((option, index) => {
            const ship = ships.find(({ id }) => id === option.ship)
            const isOn = several === undefined ? !direct && index === current : chosen.includes(option.id)
            const isOpen = option.refused === undefined
            const key = keys.get(option.id)
            return (
              <li key={option.id}>
                <button
                  type="button"
                  className={styles.answer}
                  aria-pressed={answersAtOnce ? undefined : isOn}
                  aria-disabled={!isOpen || undefined}
                  onClick={() => isOpen && (answersAtOnce ? onTake : onTouch)(option)}
                  onFocus={() => onLook(option)}
                >
                  {ship !== undefined && <ShipDrawing name={drawingOf(ship)} side={sideOf(ship)} />}
                  <span>
                    <b>{option.label}</b>
                    {[...option.hints, ...(option.refused === undefined ? [] : [option.refused])].map((hint, at) => (
                      <small key={at}>{hint}</small>
                    ))}
                  </span>
                  {several !== undefined && <i className={styles.tick}>{isOn && <Icon name="check" />}</i>}
                  {key !== undefined && <Kbd keys={key} />}
                </button>
              </li>
            )
          })}
        </ul>
        {aside}
      </div>
      {looked?.detail !== undefined && (
        <p className={styles.detail}>
          <b>{looked.label}:</b> {looked.detail}
        </p>
      )}
      <AnswerButtons {...{ menu, current, busy, onConfirm, onBack, onHand }} words={confirmWords} />
    </section>
  )
}

const sideOf = ({ kind }: ShipView) => (kind === 'enemy' ? 'enemy' : 'own')
