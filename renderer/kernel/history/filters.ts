// What somebody looks for in the history, and the question to the app that it makes.
import type { Input } from '../../../shared/contract/contract.ts'
import { keysHolding } from '../../i18n/sentence.ts'
import type { Texts } from '../../i18n/texts.tsx'

export const kindFilters = ['all', 'command', 'input', 'steps', 'wall'] as const
export type KindFilter = (typeof kindFilters)[number]

export interface Filters {
  readonly words: string
  readonly kind: KindFilter
  /** Id of a play; nothing for all. */
  readonly play: string | undefined
}

export const noFilters: Filters = { words: '', kind: 'all', play: undefined }

const kindsOf = (kind: Exclude<KindFilter, 'all'>) =>
  kind === 'steps' ? (['undo', 'redo'] as const) : ([kind] as const)

/** Without the place in the list. Words are looked for in names and figures, and in the sentences of the reader's language. */
export function questionOf(
  texts: Texts,
  campaign: string,
  { words, kind, play }: Filters,
): Omit<Input<'history.list'>, 'most'> {
  const text = words.trim()
  return {
    campaign,
    ...(kind === 'all' ? {} : { kinds: [...kindsOf(kind)] }),
    ...(play === undefined ? {} : { play }),
    ...(text === '' ? {} : { text, keys: keysHolding(texts, text) }),
  }
}
