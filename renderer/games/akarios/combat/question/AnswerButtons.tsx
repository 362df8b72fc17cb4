// The buttons below every question of a fight: one brass answer on Enter, back, and by hand.
import { useTexts } from '../../../../i18n/texts.tsx'
import { useCommands } from '../../../../keys/commands.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import type { Menu } from './option.ts'

interface AnswerButtonsProps {
  readonly menu: Menu
  /** Index of the option that Enter takes. */
  readonly current: number
  /** What the brass answer says. */
  readonly words: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onBack: () => void
  readonly onHand: () => void
}

export function AnswerButtons({ menu, current, words, busy, onConfirm, onBack, onHand }: AnswerButtonsProps) {
  const { combat } = useTexts()
  const { options, several, back } = menu
  const now = options[current]
  const ready = several !== undefined ? several.answer !== null : now !== undefined && now.refused === undefined
  useCommands([
    { keys: 'Enter', name: combat.confirm, where: 'screen', run: onConfirm, off: !ready },
    { keys: 'Escape', name: combat.back, where: 'screen', run: onBack, off: back === undefined },
  ])
  return (
    <ButtonRow>
      {ready && (
        <Button kind="act" keyHint="Enter" busy={busy} onPress={onConfirm}>
          {words}
        </Button>
      )}
      {back !== undefined && (
        <Button kind="quiet" keyHint="Escape" onPress={onBack}>
          {combat.back}
        </Button>
      )}
      <Button kind="quiet" icon="hand" keyHint="h" onPress={onHand}>
        {combat.byHand}
      </Button>
    </ButtonRow>
  )
}
