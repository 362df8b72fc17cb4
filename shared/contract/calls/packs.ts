// All content of the packs in use, and the owner's own pack: browse, one entry with where each value comes from, tell, take in, give out.
import { z } from 'zod'
import { faultCodes } from '../../games/akarios/content/faults/fault.ts'
import { fieldForm } from '../../games/akarios/content/forms/field-form.ts'
import { kinds, sheets } from '../../games/akarios/content/kinds.ts'
import { boxTotals } from '../../games/akarios/content/pack.ts'
import { sourceLayers } from '../../games/akarios/content/source.ts'
import { entryId, fieldPath } from '../../games/akarios/content/value.ts'
import { json } from '../../kernel/json.ts'
import { command, query } from '../define.ts'
import { line, moment, nothing, optionalLine } from '../values.ts'

export const contentKind = z.enum([...kinds, ...sheets])
export type ContentKind = z.infer<typeof contentKind>

const count = z.int().min(0)
const transfer = z.string().regex(/^[0-9a-f]{32}$/)
const field = z.strictObject({ kind: contentKind, id: entryId, field: fieldPath })

/** What is wrong with a pack, and what to do about it. */
const trouble = z.strictObject({ pack: z.string(), file: z.string(), where: z.string(), hint: z.string() })

export const listedPack = z.strictObject({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  about: z.string(),
  licence: z.string(),
  /** The app's own, one that a person added, or the owner's recorded values. */
  origin: z.enum(['app', 'added', 'owner']),
  entries: count,
  values: count,
})
export type ListedPack = z.infer<typeof listedPack>

export const browsed = z.strictObject({
  kind: contentKind,
  id: entryId,
  name: z.string(),
  wording: z.string(),
  /** Fields of which the printed value is not known. */
  missing: count,
  /** Fields that the owner has told. */
  told: count,
})
export type Browsed = z.infer<typeof browsed>

/** Where a value comes from: the pack with its layer, what the owner wrote about it, when. */
const valueSource = z.strictObject({
  layer: z.enum(sourceLayers),
  pack: z.string(),
  note: z.string().optional(),
  at: moment.optional(),
})

export const entryField = z.strictObject({
  /** As `values.json` names it. */
  field: z.string(),
  /** Left out when it is not known. */
  value: json.optional(),
  source: valueSource.optional(),
  /** How it is asked for; left out when it is never told. */
  form: fieldForm.optional(),
})
export type EntryField = z.infer<typeof entryField>

export const completenessLine = z.strictObject({
  kind: contentKind,
  entries: count,
  complete: count,
  /** How many entries lack which field, most often missing first. */
  missing: z.array(z.strictObject({ field: z.string(), entries: count })),
})

export const boxLine = z.strictObject({
  of: boxTotals.keyof(),
  /** Different names known; missing for cards that have none of their own. */
  names: count.optional(),
  /** Cards told, a name without a number of copies as one. */
  told: count,
  total: count,
})
export type BoxLine = z.infer<typeof boxLine>

/** A step of the owner's log, named by its first field and how many more it holds. */
export const ownerStep = z.strictObject({
  n: z.int().min(1),
  at: moment,
  kind: z.enum(['record', 'import', 'copy', 'found', 'undo', 'redo']),
  /** Name of the first entry it is about, and the field of it. */
  name: z.string(),
  field: z.string(),
  /** What was told of that field. */
  value: json.optional(),
  values: count,
  /** It counts now: not taken back. */
  current: z.boolean(),
})
export type OwnerStep = z.infer<typeof ownerStep>

/** A field of an entry, and what it is. */
export const toldValue = z.strictObject({ field: fieldPath, value: json })

/** What is told of one entry at once: fields of one that is there, or a whole new one. */
const telling = z.strictObject({
  kind: contentKind,
  id: entryId,
  values: z.array(toldValue).min(1).max(100),
  source: line(200).optional(),
})

/** A row of an editor: a field in the order in which the printed thing shows it. */
export const editorRow = z.strictObject({
  field: z.string(),
  form: fieldForm,
  value: json.optional(),
  optional: z.boolean(),
  /** What it is called, where its own name says something else in other entries. */
  called: z.string().optional(),
})
export type EditorRow = z.infer<typeof editorRow>

const told = z.strictObject({ value: json, source: z.string().optional(), at: moment.optional() })

export const importLook = z.strictObject({
  title: z.string(),
  fresh: count,
  same: count,
  conflicts: z.array(field.extend({ name: z.string(), mine: told, theirs: told })),
  /** Values that fit nowhere, with the kind of fault and what the check says of it; they stay out. */
  refused: z.array(field.extend({ name: z.string(), code: z.string(), hint: z.string() })),
})
export type ImportLook = z.infer<typeof importLook>

export const packCalls = {
  'packs.list': query(nothing, z.strictObject({ packs: z.array(listedPack), troubles: z.array(trouble) })),
  /** Search is for all words, in names, wording and ids. `total` counts what fits, `rows` are `limit` of it from `offset` on. */
  'packs.browse': query(
    z.strictObject({
      kind: contentKind.optional(),
      search: optionalLine(80),
      missingOnly: z.boolean(),
      offset: count.max(100_000),
      limit: z.int().min(1).max(500),
    }),
    z.strictObject({ total: count, rows: z.array(browsed) }),
  ),
  'packs.entry': query(
    z.strictObject({ kind: contentKind, id: entryId }),
    browsed.extend({
      /** As it stands, with all that was told. */
      entry: json,
      /** The owner has added it: no other pack has it, and it may be removed. */
      own: z.boolean(),
      /** Every value that is known, then every one that is missing. */
      fields: z.array(entryField),
      /** What such an entry may have besides, and nobody misses. */
      others: z.array(entryField),
    }),
  ),
  /** What an editor asks for, of an entry that is there or of a new one. */
  'packs.form': query(
    z.strictObject({ kind: z.enum(kinds), id: entryId.optional() }),
    z.strictObject({
      name: z.string(),
      /** As it stands; of a new one, what it has before anything is read off. */
      entry: json,
      rows: z.array(editorRow),
    }),
  ),
  'packs.completeness': query(nothing, z.strictObject({ kinds: z.array(completenessLine), box: z.array(boxLine) })),
  'owner.log': query(
    z.strictObject({ offset: count, limit: z.int().min(1).max(200) }),
    z.strictObject({
      total: count,
      /** Newest first. */
      steps: z.array(ownerStep),
      undo: ownerStep.optional(),
      redo: ownerStep.optional(),
    }),
  ),
  /** Tells or corrects one printed value. */
  'owner.record': command(field.extend({ value: json, source: line(200).optional() }), z.strictObject({ n: z.int() })),
  /** Tells all that was entered of one entry, as one step. */
  'owner.tell': command(telling, z.strictObject({ n: z.int() })),
  /** What would be wrong with it. `path` leads on inside the value of `field`; `hint` is the check's own word. */
  'owner.check': query(
    telling,
    z.strictObject({
      faults: z.array(
        z.strictObject({ field: z.string(), path: z.string(), code: z.enum(faultCodes), hint: z.string() }),
      ),
    }),
  ),
  /** Takes an entry out that the owner has added, as one step; one that others name stays. */
  'owner.remove': command(z.strictObject({ kind: z.enum(kinds), id: entryId }), z.strictObject({ n: z.int() })),
  /** Takes back the step `means`, which must be the next one to take back. */
  'owner.undo': command(z.strictObject({ means: z.int().min(1) }), z.strictObject({ n: z.int() })),
  'owner.redo': command(z.strictObject({ means: z.int().min(1) }), z.strictObject({ n: z.int() })),
  /** The owner's pack as a zip; its pieces are read with `export.piece`. */
  'owner.export': command(nothing, z.strictObject({ transfer, name: z.string(), size: count, pieces: z.int().min(1) })),
  /** What a pack given with `transfer.begin` would change; nothing is written. */
  'owner.importLook': command(z.strictObject({ transfer }), importLook),
  /** Takes it in. Every conflict that `owner.importLook` named needs its answer. */
  'owner.importAccept': command(
    z.strictObject({ transfer, answers: z.array(field.extend({ take: z.enum(['mine', 'theirs']) })).max(50_000) }),
    z.strictObject({ values: count }),
  ),
} as const
