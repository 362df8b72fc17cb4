// The keys and menu items of undo and redo, named after the step that each would take.
import { useMenu } from '../../api/menu.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useCommands } from '../../keys/commands.tsx'

export interface KeyedStep {
  /** In words; `undefined` while there is none. */
  readonly step: string | undefined
  readonly onPress: () => void
  readonly busy: boolean
}

/** Without a step its key does nothing. A key that is held takes one step after the other and leaves none waiting when it is let go. */
export function useStepKeys({ undo, redo }: { readonly undo: KeyedStep; readonly redo: KeyedStep }): void {
  const { shell } = useTexts()
  const name = (plain: string, { step }: KeyedStep, sentence: (p: { step: string }) => string) =>
    step === undefined ? plain : sentence({ step })
  const run =
    ({ onPress, busy }: KeyedStep) =>
    (isHeld = false) => {
      if (!isHeld || !busy) onPress()
    }
  useCommands([
    {
      keys: 'Control+z',
      name: name(shell.undo, undo, shell.undoStep),
      where: 'everywhere',
      run: run(undo),
      off: undo.step === undefined,
    },
    {
      keys: 'Control+Shift+z',
      name: name(shell.redo, redo, shell.redoStep),
      where: 'everywhere',
      run: run(redo),
      off: redo.step === undefined,
    },
  ])
  useMenu({ undo: undo.onPress, redo: redo.onPress })
}
