// One entry of the owner's own log: values told, taken in from a file or copied from a campaign, and what was taken back.
import { z } from 'zod'
import { fieldPath, value, type Value } from '../../../shared/games/akarios/content/value.ts'

/**
 * `record`: told by hand. `import`: from another owner's pack. `copy`: typed in during a play. `found`: `values.json` was changed by
 * another program. `seen`: a campaign's value that changes nothing here, so that it is not looked at again.
 */
export const ownerEntryKinds = ['record', 'import', 'copy', 'found', 'seen', 'undo', 'redo'] as const
export type OwnerEntryKind = (typeof ownerEntryKinds)[number]

const fieldKey = z.strictObject({ kind: value.shape.kind, id: value.shape.id, field: fieldPath })

export const ownerEntry = z.strictObject({
  /** From 1, without a gap. */
  n: z.int().min(1),
  /** ISO 8601 in UTC. */
  at: z.iso.datetime(),
  kind: z.enum(ownerEntryKinds),
  /** The entry that an undo or redo is about. */
  means: z.int().min(1).exactOptional(),
  /** Each replaces what was told for its field. */
  values: z.array(value),
  /** Fields of which nothing is told any more. */
  gone: z.array(fieldKey).exactOptional(),
  /** Where values of campaigns come from: the chain hash of their entry and their place in it. */
  origins: z.array(z.string().regex(/^[0-9a-f]{64}\/\d{1,4}$/)).exactOptional(),
  /** sha256 of the line before, empty for the first. */
  before: z.string().regex(/^([0-9a-f]{64})?$/),
})
export type OwnerEntry = Readonly<z.infer<typeof ownerEntry>>

/** What a caller says of a new entry; number, time and hash are added when it is written. */
export type NewOwnerEntry = Pick<OwnerEntry, 'kind' | 'values'> &
  Partial<Pick<OwnerEntry, 'means' | 'gone' | 'origins'>>

export type FieldKey = Pick<Value, 'kind' | 'id' | 'field'>

/** `enemies/ronin-scout/regular.hull`. */
export const keyOf = ({ kind, id, field }: FieldKey): string => `${kind}/${id}/${field}`
