// Which key means which option.
import type { Option } from './option.ts'

/** The key of each option: its own, or a number from 1 to 9. */
export function keysOf(options: readonly Option[]): ReadonlyMap<string, string> {
  const open = options.filter(({ refused }) => refused === undefined)
  const numbered = open.filter(({ key }) => key === undefined).slice(0, 9)
  return new Map([
    ...numbered.map(({ id }, index): [string, string] => [id, String(index + 1)]),
    ...open.flatMap(({ id, key }): [string, string][] => (key === undefined ? [] : [[id, key]])),
  ])
}
