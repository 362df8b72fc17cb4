// Why the last answer or change was not taken. Nothing changed; when the game itself failed, a report can be saved and the fight goes on
// by hand.
import { download } from '../../../../api/pieces.ts'
import { refusalText } from '../../../../i18n/refusal.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { Talk } from '../talk.ts'
import type { NotTaken } from '../use-fight.ts'
import styles from './QuestionPanel.module.css'

interface TroubleProps {
  readonly notTaken: NotTaken
  readonly talk: Talk
}

export function Trouble({ notTaken: { problems, report, refusal }, talk }: TroubleProps) {
  const texts = useTexts()
  const { combat } = texts
  const reasons = [...problems.map(talk.refusal), ...(refusal === undefined ? [] : [refusalText(texts, refusal)])]
  const save = () =>
    download(combat.fault.fileName, new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }))
  return (
    <div className={styles.trouble} role="alert">
      <p>
        <Icon name="warn" /> {report === undefined ? combat.notTaken : combat.fault.title} {reasons.join(' ')}
      </p>
      {report !== undefined && (
        <ButtonRow>
          <Button size="small" icon="export" onPress={save}>
            {combat.fault.save}
          </Button>
        </ButtonRow>
      )}
    </div>
  )
}
