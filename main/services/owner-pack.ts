// The owner's recorded values: told by hand, copied from campaigns, taken in from another owner. Each is tried on the content first.
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import type { ImportLook, OwnerStep } from '../../shared/contract/calls/packs.ts'
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import type { Pack } from '../../shared/games/akarios/content/packed.ts'
import { value as valueSchema, type Value } from '../../shared/games/akarios/content/value.ts'
import { wholeEntry } from '../../shared/games/akarios/content/whole-entry.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { readRecorded } from '../db/stores/recorded.ts'
import { keyOf, type FieldKey, type NewOwnerEntry, type OwnerEntry } from '../files/owner-pack/entry.ts'
import { ownerPackId } from '../files/owner-pack/files.ts'
import { openOwnerStore, ownerCover, ownerValues, type OwnerState } from '../files/owner-pack/store.ts'
import type { Trouble } from '../files/packs/trouble.ts'
import { writeZip } from '../files/zip/write.ts'
import type { ContentService } from './content.ts'
import { faultsByField, faultsOfValues, nameIn, needing, packOf, sortTheirs, usableValues } from './owner-values.ts'
import type { Pushes } from './pushes.ts'
import { writeFault } from './write-fault.ts'

export interface OwnerPackService {
  /** What is laid on top of the other packs: every value that fits. */
  readonly pack: () => Pack
  readonly troubles: () => readonly Trouble[]
  readonly record: (input: Parsed<'owner.record'>) => Outcome<{ n: number }>
  readonly tell: (input: Parsed<'owner.tell'>) => Outcome<{ n: number }>
  /** Faults that `tell` would refuse, each at its place; nothing is written. */
  readonly check: (input: Parsed<'owner.check'>) => Outcome<Output<'owner.check'>>
  /** The pack with these values on top, which nobody has told yet; refused as `tell` refuses. Nothing is written. */
  readonly tried: (input: Parsed<'owner.tell'>) => Outcome<Pack>
  /** Takes out an entry that was told whole, with all that was told of it. Refuses what others name, and what no owner has added. */
  readonly remove: (input: Parsed<'owner.remove'>) => Outcome<{ n: number }>
  readonly undo: (means: number) => Outcome<{ n: number }>
  readonly redo: (means: number) => Outcome<{ n: number }>
  readonly log: (input: Parsed<'owner.log'>) => Outcome<{
    total: number
    steps: OwnerStep[]
    undo?: OwnerStep
    redo?: OwnerStep
  }>
  /**
   * Copies what was typed in during plays of this campaign and is not here yet. Never fails the play: what cannot be written now is
   * told by `troubles` and copied when the campaign is opened again.
   */
  readonly copyFrom: (file: CampaignFile) => void
  readonly zip: () => Promise<Buffer>
  readonly look: (theirs: Pack) => Outcome<ImportLook>
  readonly accept: (theirs: Pack, answers: Parsed<'owner.importAccept'>['answers']) => Outcome<{ values: number }>
}

export interface OwnerPackOptions {
  readonly dataDir: string
  /** All content below the owner's values. */
  readonly base: ContentService
  readonly pushes: Pushes
  readonly now: () => Date
}

export function createOwnerPack({ dataDir, base, pushes, now }: OwnerPackOptions): OwnerPackService {
  const store = openOwnerStore(dataDir)
  const seenUpTo = new WeakMap<CampaignFile, number>()
  let notCopied: Trouble | undefined
  let laid: { readonly state: OwnerState; readonly pack: Pack; readonly troubles: readonly Trouble[] } | undefined

  const current = () => {
    const state = store.state()
    if (laid?.state !== state) {
      const { values, troubles } = usableValues(base.packs, state.line.values)
      laid = { state, pack: packOf(values), troubles }
    }
    return laid
  }
  const append = (entry: NewOwnerEntry): Outcome<{ n: number }> => {
    if (store.state().newer) return fail(refusal('newer', 'owner.newer'))
    try {
      const { entries } = store.append(entry, now())
      pushes.publish({ name: 'packs.changed', args: {} })
      return ok({ n: entries.length })
    } catch (fault) {
      return fail(writeFault(fault))
    }
  }
  const nameOf = (told: FieldKey | Value): string => {
    const { kind, id } = told
    // One that was taken out is known by the name that it had.
    const { line, entries } = store.state()
    const isIt = (one: Value) => one.field === wholeEntry && one.kind === kind && one.id === id
    const whole = line.values.find(isIt) ?? entries.flatMap(({ values }) => values).findLast(isIt)
    return newName(told) ?? (whole && newName(whole)) ?? nameIn(base.layered().content, kind, id)
  }
  const stepOf = (entry: OwnerEntry): OwnerStep => {
    const { entries, line } = store.state()
    const { n, at, kind, means } = entry
    const about = entries.find((other) => other.n === means) ?? entry
    const [first] = [...about.values, ...(about.gone ?? [])]
    const counted = about.values.length + (about.gone?.length ?? 0)
    return {
      ...{ n, at, kind: kind === 'seen' ? 'copy' : kind, values: counted, current: line.current.has(n) },
      ...{ name: first === undefined ? '' : nameOf(first), field: first?.field ?? '' },
      ...(first !== undefined && 'value' in first ? { value: first.value } : {}),
    }
  }
  const step = (kind: 'undo' | 'redo') => (means: number) => {
    const next = store.state().line[kind]
    if (next === undefined) return fail(refusal('refused', kind === 'undo' ? 'nothingToUndo' : 'nothingToRedo'))
    if (next.n !== means) return fail(refusal('conflict', 'stale'))
    return append({ kind, means, values: [] })
  }
  const valuesOf = ({ kind, id, values, source }: Parsed<'owner.tell'>): readonly Value[] => {
    const at = now().toISOString()
    return values.map((told) => ({ kind, id, ...told, ...(source === undefined ? {} : { source }), at }))
  }
  const fittingValues = (input: Parsed<'owner.tell'>): Outcome<readonly Value[]> => {
    const values = valuesOf(input)
    const [fault] = faultsOfValues(base.packs, store.state().line.values, values)
    return fault === undefined
      ? ok(values)
      : fail(refusal('refused', 'owner.refused', { code: fault.code, hint: fault.hint }))
  }
  const tell = (input: Parsed<'owner.tell'>): Outcome<{ n: number }> => {
    const fitting = fittingValues(input)
    return fitting.ok ? append({ kind: 'record', values: [...fitting.value] }) : fitting
  }
  const remove = ({ kind, id }: Parsed<'owner.remove'>): Outcome<{ n: number }> => {
    const { values } = store.state().line
    const gone = values.filter((value) => value.kind === kind && value.id === id)
    const whole = gone.find(({ field }) => field === wholeEntry)
    if (whole === undefined) return fail(refusal('refused', 'owner.notAdded'))
    const other = needing(base.packs, values, gone)
    if (other !== undefined) return fail(refusal('refused', 'owner.stillNamed', { name: nameOf(other) }))
    const fields = [whole, ...gone.filter((value) => value !== whole)].map(fieldOf)
    return append({ kind: 'record', values: [], gone: fields })
  }
  const sorted = (theirs: Pack) => sortTheirs(base, store.state().line.values, theirs)

  return {
    pack: () => current().pack,
    troubles: () => [...store.state().troubles, ...current().troubles, ...(notCopied === undefined ? [] : [notCopied])],
    record: ({ field, value, ...about }) => tell({ ...about, values: [{ field, value }] }),
    tell,
    tried: (input) => {
      const fitting = fittingValues(input)
      if (!fitting.ok) return fitting
      const replaced = new Set(fitting.value.map(keyOf))
      const kept = current().pack.values.flatMap(({ entry }) => (replaced.has(keyOf(entry)) ? [] : [entry]))
      return ok(packOf([...kept, ...fitting.value]))
    },
    check: (input) => ok({ faults: [...faultsByField(base.packs, store.state().line.values, valuesOf(input))] }),
    remove,
    undo: step('undo'),
    redo: step('redo'),
    log: ({ offset, limit }) => {
      const { entries, line } = store.state()
      const shown = entries.filter(({ kind }) => kind !== 'seen').reverse()
      return ok({
        total: shown.length,
        steps: shown.slice(offset, offset + limit).map(stepOf),
        ...(line.undo === undefined ? {} : { undo: stepOf(line.undo) }),
        ...(line.redo === undefined ? {} : { redo: stepOf(line.redo) }),
      })
    },
    copyFrom: (file) => {
      const { line } = store.state()
      const rows = readRecorded(file, seenUpTo.get(file))
      const told = new Map(line.values.map((value) => [keyOf(value), value]))
      const news: Value[] = []
      const origins: { readonly news: string[]; readonly seen: string[] } = { news: [], seen: [] }
      for (const { origin, time, kind, id, field, value } of rows) {
        if (line.origins.has(origin)) continue
        const parsed = valueSchema.safeParse({ kind, id, field, value, at: time })
        if (!parsed.success || faultsOfValues(base.packs, [...line.values, ...news], [parsed.data]).length > 0) continue
        const known = told.get(keyOf(parsed.data))
        const changes = known === undefined || (canonical(known.value) !== canonical(value) && (known.at ?? '') < time)
        if (changes) told.set(keyOf(parsed.data), parsed.data)
        if (changes) news.push(parsed.data)
        origins[changes ? 'news' : 'seen'].push(origin)
      }
      const copied = news.length === 0 || append({ kind: 'copy', values: news, origins: origins.news }).ok
      const noted = origins.seen.length === 0 || append({ kind: 'seen', values: [], origins: origins.seen }).ok
      notCopied = copied && noted ? undefined : { ...noRoom, pack: ownerPackId }
      if (copied && noted) seenUpTo.set(file, rows.at(-1)?.entry ?? seenUpTo.get(file) ?? 0)
    },
    zip: () => {
      const files = { 'pack.json': ownerCover(), 'values.json': ownerValues(store.state().line.values) }
      return writeZip(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))
    },
    look: (theirs) => {
      if (!holdsValuesOnly(theirs)) return fail(refusal('refused', 'owner.noValues'))
      const { fresh, same, conflicts, refused } = sorted(theirs)
      return ok({
        title: theirs.manifest.title,
        fresh: fresh.length,
        same,
        conflicts: conflicts.map(({ mine, theirs: other }) => ({
          ...fieldOf(mine),
          name: nameOf(mine),
          mine: toldOf(mine),
          theirs: toldOf(other),
        })),
        refused: refused.map((one) => ({ ...one, name: nameOf(one) })),
      })
    },
    accept: (theirs, answers) => {
      if (!holdsValuesOnly(theirs)) return fail(refusal('refused', 'owner.noValues'))
      const { fresh, conflicts } = sorted(theirs)
      const take = new Map(answers.map((answer) => [keyOf(answer), answer.take]))
      if (conflicts.some(({ mine }) => !take.has(keyOf(mine)))) return fail(refusal('conflict', 'owner.answersMissing'))
      const chosen = conflicts.filter(({ mine }) => take.get(keyOf(mine)) === 'theirs').map((one) => one.theirs)
      const values = [...fresh, ...chosen]
      if (values.length === 0) return ok({ values: 0 })
      const appended = append({ kind: 'import', values })
      return appended.ok ? ok({ values: values.length }) : appended
    },
  }
}

const noRoom = {
  file: 'values.json',
  where: '',
  code: 'unreadable' as const,
  hint: 'Values typed in during play could not be written here yet. They are safe in the campaign and are copied when it is opened again.',
}

const fieldOf = ({ kind, id, field }: FieldKey): FieldKey => ({ kind, id, field })
const toldOf = ({ value, source, at }: Value) => ({
  value,
  ...(source === undefined ? {} : { source }),
  ...(at === undefined ? {} : { at }),
})

/** The name of an entry that was told whole: it is known by it also when the step is taken back. */
function newName(told: FieldKey | Value): string | undefined {
  const entry = told.field === wholeEntry && 'value' in told ? told.value : null
  const name: unknown = typeof entry === 'object' && entry !== null && 'name' in entry ? entry['name'] : undefined
  return typeof name === 'string' ? name : undefined
}

/** A pack of recorded values; one with entries of its own belongs beside the other packs instead. */
const holdsValuesOnly = ({ entries, sheets }: Pack): boolean =>
  Object.values(entries).every((list) => list.length === 0) && Object.keys(sheets).length === 0
