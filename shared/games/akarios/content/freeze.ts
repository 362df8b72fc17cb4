// The content of one play: exactly the entries it may need, as plain JSON that goes into its set-up and never changes there.
import { noContent, type Content } from './content.ts'
import { kinds, sheets, type Kind, type Sheet } from './kinds.ts'
import type { Layered } from './layer.ts'

export interface FrozenContent {
  readonly packs: readonly { readonly id: string; readonly version: string }[]
  readonly content: Content
}

/** Which entries a play takes along: those ids, or the whole kind. Kinds not named stay out; sheets come when named. */
export type Wanted = { readonly [K in Kind]?: 'all' | readonly string[] } & { readonly [S in Sheet]?: true }

/** Everything there is. */
export const wantAll: Wanted = Object.fromEntries([
  ...kinds.map((kind) => [kind, 'all']),
  ...sheets.map((sheet) => [sheet, true]),
]) as Wanted

/** A deep copy, keys in order, frozen. Throws `UnknownContent` when a wanted entry does not exist: the caller chose from this content. */
export function freezeContent({ content, packs }: Layered, wanted: Wanted): FrozenContent {
  const chosen = noContent() as unknown as Record<string, unknown>
  for (const kind of kinds) {
    const which = wanted[kind] ?? []
    const table = content[kind]
    const ids = (which === 'all' ? Object.keys(table) : [...which]).sort()
    chosen[kind] = Object.fromEntries(
      ids.map((id) => {
        if (!Object.hasOwn(table, id)) throw new UnknownContent(kind, id)
        return [id, table[id]]
      }),
    )
  }
  for (const sheet of sheets) if (wanted[sheet] && content[sheet] !== undefined) chosen[sheet] = content[sheet]
  return deepFreeze({ packs: [...packs], content: JSON.parse(JSON.stringify(chosen)) as Content })
}

export class UnknownContent extends Error {
  constructor(kind: Kind, id: string) {
    super(`No pack has ${kind} "${id}"`)
  }
}

function deepFreeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  for (const inner of Object.values(data)) deepFreeze(inner)
  return Object.freeze(data)
}
