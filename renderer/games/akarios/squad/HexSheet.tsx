// The hex that is looked at: what it gives, how it stands, and the step that marks it, or why there is none.
import type { HexView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { gainIcon, gainText } from '../parts/gain-text.ts'
import styles from './Progress.module.css'
import { hexState } from './Tree.tsx'

export interface HexSheetProps {
  hex: HexView
  /** What the button says. */
  words: string
  /** Points to spend. */
  free: number
  locked: boolean
  onMark: () => void
}

export function HexSheet({ hex, words, free, locked, onMark }: HexSheetProps) {
  const texts = useTexts()
  const { squad } = texts
  const gives = gainText(texts, hex.gives)
  const why = locked ? squad.byHandLocked : free === 0 ? squad.noPoints : undefined
  return (
    <Section
      title={gives}
      actions={
        hex.standing === 'open' && (
          <Button kind={why === undefined ? 'act' : 'ink'} refusal={why} label={`${words}: ${gives}`} onPress={onMark}>
            {words}
          </Button>
        )
      }
    >
      <p className={styles.looked}>
        <Icon name={gainIcon(hex.gives)} /> {squad.hexIs({ state: hexState(texts, hex) })}
      </p>
    </Section>
  )
}
