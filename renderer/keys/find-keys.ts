// The keys of a screen on which one finds by words: to the field, up and down the list, and back, first to all of it, then to the library.
import type { RefObject } from 'react'
import { go } from '../screens.ts'
import { useCommands } from './commands.tsx'

interface FindKeys {
  readonly names: {
    readonly keySearch: string
    readonly keyPrevious: string
    readonly keyNext: string
    readonly keyBack: string
  }
  readonly field: RefObject<HTMLInputElement | null>
  /** What stands in the field. */
  readonly words: string
  readonly empty: () => void
  /** Rows found, and the place of the one that is chosen. */
  readonly rows: number
  readonly at: number
  readonly choose: (at: number) => void
}

export function useFindKeys({ names, field, words, empty, rows, at, choose }: FindKeys): void {
  const move = (by: number) => choose(Math.max(0, Math.min(rows - 1, at + by)))
  const isAlone = rows < 2
  useCommands([
    { keys: '[Shift]+/', name: names.keySearch, where: 'screen', run: () => field.current?.focus() },
    { keys: 'ArrowUp', name: names.keyPrevious, where: 'screen', run: () => move(-1), off: isAlone },
    { keys: 'ArrowDown', name: names.keyNext, where: 'screen', run: () => move(1), off: isAlone },
    {
      keys: 'Escape',
      name: names.keyBack,
      where: 'screen',
      run: () => (words === '' ? go({ name: 'library' }) : empty()),
    },
  ])
}
