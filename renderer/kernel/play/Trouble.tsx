// Why the last answer or change was not taken. Nothing changed; when the game itself failed, a report can be saved and the play goes on
// by hand.
import type { Problem } from '../../../shared/kernel/problem.ts'
import { download } from '../../api/pieces.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { WithRuleIds } from '../../rules/RuleId.tsx'
import { Button, ButtonRow } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Play.module.css'
import type { NotTaken } from './use-play.ts'

interface TroubleProps {
  readonly notTaken: NotTaken
  /** The sentence of a problem: each game has its own. */
  readonly say: (problem: Problem) => string
}

export function Trouble({ notTaken: { problems, report, refusal }, say }: TroubleProps) {
  const texts = useTexts()
  const { play } = texts
  const reasons = [...problems.map(say), ...(refusal === undefined ? [] : [refusalText(texts, refusal)])]
  const save = () =>
    download(play.fault.fileName, new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }))
  return (
    <div className={styles.trouble} role="alert">
      <p>
        <Icon name="warn" /> {report === undefined ? play.notTaken : play.fault.title}{' '}
        <WithRuleIds>{reasons.join(' ')}</WithRuleIds>
      </p>
      {report !== undefined && (
        <ButtonRow>
          <Button size="small" icon="export" onPress={save}>
            {play.fault.save}
          </Button>
        </ButtonRow>
      )}
    </div>
  )
}
