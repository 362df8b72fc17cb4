// The keys and menu items of undo and redo, named after the step that each would take.
import { useMenu } from '../../api/menu.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useCommands } from '../../keys/commands.tsx'

export interface KeyedStep {
  /** In words; `undefined` while there is none. */
  readonly step: string | undefined
  readonly onPress: () => void
}

/** Without a step its key does nothing. */
export function useStepKeys({ undo, redo }: { readonly undo: KeyedStep; readonly redo: KeyedStep }): void {
  const { shell } = useTexts()
  const name = (plain: string, { step }: KeyedStep, sentence: (p: { step: string }) => string) =>
    step === undefined ? plain : sentence({ step })
  useCommands([
    {
      keys: 'Control+z',
      name: name(shell.undo, undo, shell.undoStep),
      where: 'everywhere',
      run: undo.onPress,
      off: undo.step === undefined,
    },
    {
      keys: 'Control+Shift+z',
      name: name(shell.redo, redo, shell.redoStep),
      where: 'everywhere',
      run: redo.onPress,
      off: redo.step === undefined,
    },
  ])
  useMenu({ undo: undo.onPress, redo: redo.onPress })
}
