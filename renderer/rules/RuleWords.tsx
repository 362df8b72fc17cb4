// What the ledger says of one rule or one open question: the text, an example, and the rulings that bear on it.
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { ruleOf } from './find.ts'
import type { Question } from './ledger.ts'
import { WithRuleIds } from './RuleId.tsx'
import styles from './Rules.module.css'
import { useLedger } from './use-ledger.ts'

export function RuleWords({ id }: { id: string }) {
  const { rules } = useTexts()
  const ledger = useLedger()
  if (ledger === undefined) return <Loading words={rules.reading} lines={3} />
  const rule = ruleOf(ledger, id)
  if (rule === undefined) return <p>{rules.unknown({ at: id })}</p>
  const rulings = ledger.questions.filter(({ number }) => rule.questions.includes(number))
  return (
    <div className={styles.words}>
      <Original />
      <p className={styles.says} lang="en">
        <WithRuleIds>{rule.says}</WithRuleIds>
      </p>
      {rule.example !== '' && (
        <div>
          <h3 className={styles.part}>{rules.example}</h3>
          <p lang="en">
            <WithRuleIds>{rule.example}</WithRuleIds>
          </p>
        </div>
      )}
      {rulings.length > 0 && (
        <div>
          <h3 className={styles.part}>{rules.rulings}</h3>
          {rulings.map((question) => (
            <Ruling key={question.number} question={question} />
          ))}
        </div>
      )}
    </div>
  )
}

export function QuestionWords({ question }: { question: Question }) {
  const { rules } = useTexts()
  return (
    <div className={styles.words}>
      <Original />
      <Ruling question={question} isTitled />
      {question.rules.length > 0 && (
        <div>
          <h3 className={styles.part}>{rules.touched}</h3>
          <p>
            <WithRuleIds>{question.rules.join(', ')}</WithRuleIds>
          </p>
        </div>
      )}
    </div>
  )
}

interface RulingProps {
  question: Question
  /** Its number stands above it. */
  isTitled?: boolean
}

function Ruling({ question: { number, asks, ruling, isSetting }, isTitled = false }: RulingProps) {
  const { rules } = useTexts()
  return (
    <div className={styles.ruling}>
      <p>
        {!isTitled && <b>{rules.question({ number })} </b>}
        <span lang="en">
          <WithRuleIds>{asks}</WithRuleIds>
        </span>
      </p>
      <p>
        <b>{rules.ruling}</b>{' '}
        <span lang="en">
          <WithRuleIds>{ruling}</WithRuleIds>
        </span>
      </p>
      {isSetting && <p className={styles.second}>{rules.isSetting}</p>}
    </div>
  )
}

/** The ledger is written in English, whatever the language of the interface. */
function Original() {
  const { rules } = useTexts()
  return useLanguage() === 'en' ? null : <p className={styles.second}>{rules.inEnglish}</p>
}
