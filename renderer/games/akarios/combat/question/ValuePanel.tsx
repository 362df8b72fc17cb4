// A printed value that nobody has told yet: where it stands, the form that takes it, and one brass button on Enter.
import { useEffect, useRef, useState } from 'react'
import { valueAt } from '../../../../../shared/games/akarios/content/value-at.ts'
import type { ValueQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Problem } from '../../../../../shared/kernel/problem.ts'
import { useCall } from '../../../../api/client.ts'
import { useTexts, type Texts } from '../../../../i18n/texts.tsx'
import { Trouble } from '../../../../kernel/play/Trouble.tsx'
import type { NotTaken } from '../../../../kernel/play/use-play.ts'
import { readDraft, type Problems } from '../../values/read-draft.ts'
import type { Draft } from '../../values/shape.ts'
import { startDraft } from '../../values/start-draft.ts'
import { FormField } from '../../values/FormField.tsx'
import { isWide } from '../../values/is-wide.ts'
import { faultText } from '../../values/owner-refusal.ts'
import { useCommands } from '../../../../keys/commands.tsx'
import { RuleId } from '../../../../rules/RuleId.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import type { Talk } from '../talk.ts'
import panel from './QuestionPanel.module.css'
import styles from './ValuePanel.module.css'

export interface ValuePanelProps {
  readonly question: ValueQuestion
  /** Whose value it is and which. */
  readonly heading: string
  readonly talk: Talk
  readonly busy: boolean
  /** Why the last answer was not taken, or what failed. */
  readonly notTaken: NotTaken | undefined
  readonly onTell: (value: Json) => void
  readonly onHand: () => void
}

const noProblems: Problems = new Map()

/** The first field that takes letters, before the buttons that belong to it; else the first thing to choose. */
const firstFields = [
  ':is(input, textarea):not([type=hidden], [aria-hidden=true])',
  ':is([role=checkbox], [role=radio], [role=combobox], button)',
]
/** Where Enter would do nothing of its own. */
const marks = '[role=checkbox], [role=radio]'

export function ValuePanel({ question, heading, talk, busy, notTaken, onTell, onHand }: ValuePanelProps) {
  const texts = useTexts()
  const { combat } = texts
  const { form, asks } = question
  const known = useKnown(question)
  const [typed, setTyped] = useState<Draft>()
  const draft = typed ?? startDraft(form, known)
  const [problems, setProblems] = useState(noProblems)
  const place = useRef<HTMLDivElement>(null)
  // One begins to type at once; after a mistake, in the field that has it.
  useEffect(() => {
    const wanted = problems.size > 0 ? ['[aria-invalid=true]'] : firstFields
    wanted
      .flatMap((selector) => place.current?.querySelector<HTMLElement>(selector) ?? [])
      .at(0)
      ?.focus()
  }, [problems])
  const tell = () => {
    if (busy) return
    const reading = readDraft(form, draft)
    setProblems(reading.ok ? noProblems : reading.problems)
    if (reading.ok) onTell(reading.value)
  }
  useCommands([{ keys: 'Enter', name: combat.printed.save, where: 'screen', run: tell }])
  return (
    <section className={panel.panel} aria-label={combat.question}>
      <form
        className={panel.ask}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          tell()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof Element) || !event.target.matches(marks)) return
          event.preventDefault()
          tell()
        }}
      >
        <h2 className={panel.heading}>
          {heading}{' '}
          {asks.rule !== undefined && (
            <small className={panel.rule}>
              <RuleId id={asks.rule} />
            </small>
          )}
        </h2>
        {notTaken && <Trouble notTaken={notTaken} say={(problem) => refusalOf(texts, talk, problem)} />}
        <p>{whereIs(combat.printed.where, asks.args['what'])}</p>
        <div ref={place} className={styles.form}>
          <FormField
            form={form}
            label={talk.say('{what}', asks.args)}
            draft={draft}
            onChange={setTyped}
            problems={problems}
            named={isWide(form)}
          />
        </div>
        <div className={panel.foot}>
          <ButtonRow>
            <Button kind="act" submit keyHint="Enter" busy={busy}>
              {combat.printed.save}
            </Button>
            <Button kind="quiet" icon="hand" onPress={onHand}>
              {combat.byHand}
            </Button>
          </ButtonRow>
          <p className={panel.detail}>{known === undefined ? combat.printed.kept : combat.printed.known}</p>
        </div>
      </form>
    </section>
  )
}

/** What the owner's pack has of it already, after the answer was taken back; until that is read and in any other case nothing. */
const useKnown = ({ kind, id, field }: ValueQuestion): Json | undefined =>
  valueAt(useCall('packs.entry', { kind, id }).data?.entry, field.split('.'))

/** The kind of fault in the language in use, then the check's own words on the place. */
const refusalOf = (texts: Texts, talk: Talk, problem: Problem): string =>
  [faultText(texts, problem.args?.['code']), talk.refusal(problem)].filter((one) => one !== undefined).join(' ')

const whereIs = (words: Readonly<Record<string, string>>, what: Json | undefined): string =>
  typeof what === 'string' && Object.hasOwn(words, what) ? (words[what] ?? '') : ''
