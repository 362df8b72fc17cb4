// What is written down, in the words of now: names come from the packs as they speak at this moment.
import { inWords, type Named } from '../../shared/games/akarios/named.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { ContentService } from './content.ts'

type Args = Readonly<Record<string, Json>>

export interface Names {
  /** The arguments of a title or note as people read them. */
  readonly args: (args: Args) => Args
  /** The same line with its arguments so. */
  readonly line: <Line extends { readonly args: Args }>(line: Line) => Line
}

export function createNames({ layered }: Pick<ContentService, 'layered'>): Names {
  const nameOf = ({ of, id, name }: Named): string =>
    // Who sat there is not renamed afterwards.
    of === 'seat' ? name : (layered().content[of][id]?.name ?? name)
  const args = (given: Args): Args =>
    Object.fromEntries(Object.entries(given).map(([key, value]) => [key, inWords(value, nameOf)]))
  return { args, line: (line) => ({ ...line, args: args(line.args) }) }
}
