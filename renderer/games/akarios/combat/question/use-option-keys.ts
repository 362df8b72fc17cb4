// The keys of the options of a question, and the focus that goes along with them.
import { useRef, type RefObject } from 'react'
import { useCommands } from '../../../../keys/commands.tsx'
import { keysOf } from './keys-of.ts'
import type { Option } from './option.ts'

interface OptionKeys {
  /** The list that shows the options, one button for each. */
  readonly list: RefObject<HTMLUListElement | null>
  /** The key of each option by its id. */
  readonly keys: ReadonlyMap<string, string>
}

/** `onKey` once the key of an open option is pressed. */
export function useOptionKeys(options: readonly Option[], onKey: (option: Option) => void): OptionKeys {
  const list = useRef<HTMLUListElement>(null)
  const keys = keysOf(options)
  const press = (option: Option, index: number) => {
    onKey(option)
    // Where the focus is in the list it goes along, so that Enter means what was pointed at last.
    if (list.current?.contains(document.activeElement) === true) list.current.querySelectorAll('button')[index]?.focus()
  }
  useCommands(
    options.flatMap((option, index) => {
      const key = keys.get(option.id)
      return key === undefined
        ? []
        : [{ keys: key, name: option.label, where: 'screen' as const, run: () => press(option, index) }]
    }),
  )
  return { list, keys }
}
