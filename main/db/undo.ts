// Undo and redo: strictly backwards and forwards along the line, commands and inputs alike, without limit. Each adds an entry
// and proves, by the hashes stored with the entry it goes back to, that everything is as it was.
import type { Json } from '../../shared/kernel/json.ts'
import { isFault } from '../../shared/kernel/fault.ts'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import type { CampaignFile } from './campaign-file.ts'
import { appendEntry } from './entry.ts'
import { finding, type Finding } from './findings.ts'
import { nextRedo, nextUndo } from './line.ts'
import { perFile } from './per-file.ts'
import { putBack } from './put-back.ts'
import type { LogKind } from './schema/kernel.ts'
import { readEntries } from './stores/plays.ts'
import { transact } from './transaction.ts'

/** An entry as undo and redo name it. */
export interface NamedEntry {
  readonly n: number
  readonly kind: LogKind
  readonly titleKey: string
  readonly titleArgs: Readonly<Record<string, Json>>
  readonly play: string | null
  /** Hidden information was shown by it. */
  readonly reveals: boolean
}

export interface GoBack<E> {
  readonly who: string
  readonly now: Date
  /**
   * The kernel brings a play to entry `index` of its line, -1 for before its start, and answers the hash of the state that
   * stands there, null when there is none. Called inside the transaction.
   */
  readonly goTo: (play: string, index: number) => Result<string | null, E>
}

interface Row {
  readonly n: number
  readonly kind: LogKind
  readonly titleKey: string
  readonly titleArgs: string
  readonly play: string | null
  readonly reveals: number
  readonly tablesHash: string
  readonly stateHash: string | null
  /** Place in its play; null for a command. */
  readonly index: number | null
}

const statements = perFile(({ sqlite }) => ({
  entry: sqlite.prepare(
    'SELECT n, log.kind, title_key AS titleKey, title_args AS titleArgs, log.play, reveals, tables_hash AS tablesHash, state_hash AS stateHash, "index" FROM log LEFT JOIN input ON entry = n WHERE n = ?',
  ),
}))

/** What Ctrl+Z would take back, or why it cannot. */
export function undoTarget(file: CampaignFile): Result<NamedEntry, Finding> {
  const n = nextUndo(file.state.line)
  if (n !== undefined) return ok(named(read(file, n)))
  const { wall } = file.state.line
  if (wall <= 1) return fail(finding('nothingToUndo'))
  return fail(finding('undoStopsHere', { title: read(file, wall).titleKey }))
}

/** What Ctrl+Shift+Z would bring back. */
export function redoTarget(file: CampaignFile): Result<NamedEntry, Finding> {
  const n = nextRedo(file.state.line)
  return n === undefined ? fail(finding('nothingToRedo')) : ok(named(read(file, n)))
}

/**
 * Takes the last entry that counts back and answers it. Refuses `nothingToUndo`, `undoStopsHere`, `historyMismatch` (then
 * nothing has changed), what the kernel refuses, and what the disk does.
 */
export function undo<E>(file: CampaignFile, options: GoBack<E>): Result<NamedEntry, E | Finding> {
  const target = undoTarget(file)
  if (!target.ok) return target
  const entry = read(file, target.value.n)
  const before = file.state.line.done.at(-2)
  if (before === undefined) throw new Error('the first entry is a wall and never undone')
  const expected = { tables: read(file, before).tablesHash, state: stateBefore(file, entry) }
  return step(file, options, entry, { kind: 'undo', expected }, () => {
    // The kernel reads the play first: putting back the images of its start removes the play itself.
    const moved = entry.index === null ? ok(null) : goTo(options, entry, entry.index - 1)
    if (!moved.ok) return moved
    const touched = putBack(file, entry.n, 'before')
    return touched.ok ? ok({ stateHash: moved.value, touched: touched.value }) : touched
  })
}

/** Brings the entry last taken back again and answers it. Refuses as `undo` does, and `nothingToRedo`. */
export function redo<E>(file: CampaignFile, options: GoBack<E>): Result<NamedEntry, E | Finding> {
  const target = redoTarget(file)
  if (!target.ok) return target
  const entry = read(file, target.value.n)
  const expected = { tables: entry.tablesHash, state: entry.index === null ? null : entry.stateHash }
  return step(file, options, entry, { kind: 'redo', expected }, () => {
    const touched = putBack(file, entry.n, 'after')
    if (!touched.ok) return touched
    const moved = entry.index === null ? ok(null) : goTo(options, entry, entry.index)
    if (!moved.ok) return moved
    return ok({ stateHash: moved.value, touched: touched.value })
  })
}

interface Direction {
  readonly kind: 'undo' | 'redo'
  /** Hashes stored with the entry that is gone back to. */
  readonly expected: { readonly tables: string; readonly state: string | null }
}

interface Moved {
  readonly stateHash: string | null
  readonly touched: ReadonlySet<string>
}

function step<E>(
  file: CampaignFile,
  { who, now }: GoBack<E>,
  entry: Row,
  { kind, expected }: Direction,
  move: () => Result<Moved, E | Finding>,
): Result<NamedEntry, E | Finding> {
  return transact(file, () => {
    file.setImageMode('restore')
    const moved = attempt(entry, move)
    if (!moved.ok) return moved
    const { titleKey, titleArgs, play, reveals } = named(entry)
    const { stateHash, touched } = moved.value
    if (stateHash !== expected.state) return fail(finding('historyMismatch', { entry: entry.n, what: 'state' }))
    const tables = entry.index === null ? touched : new Set([...touched, 'play'])
    appendEntry(file, {
      kind,
      time: now,
      who,
      titleKey,
      titleArgs,
      play,
      reveals,
      means: entry.n,
      stateHash,
      touched: tables,
    })
    if (file.state.head.tablesHash !== expected.tables)
      return fail(finding('historyMismatch', { entry: entry.n, what: 'tables' }))
    return ok(named(entry))
  })
}

/** Hash of the play's state before an input; null before its start, and for a command. */
function stateBefore(file: CampaignFile, { play, index }: Row): string | null {
  if (play === null || index === null || index === 0) return null
  return readEntries(file, play, index - 1, index - 1)[0]?.stateHash ?? null
}

/** A row that cannot be put back, or a play that does not step to what was stored, is a history that does not match. */
function attempt<E>(entry: Row, move: () => Result<Moved, E | Finding>): Result<Moved, E | Finding> {
  try {
    return move()
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
    if (!code.startsWith('SQLITE_CONSTRAINT') && !(isFault(fault) && fault.code === 'history-mismatch')) throw fault
    return fail(finding('historyMismatch', { entry: entry.n, what: code }))
  }
}

function goTo<E>({ goTo: kernel }: GoBack<E>, { n, play, index }: Row, to: number): Result<string | null, E | Finding> {
  if (play === null || index === null) throw new Error(`entry ${n} moves no play`)
  return kernel(play, to)
}

function read(file: CampaignFile, n: number): Row {
  const row = statements(file).entry.get(n) as Row | undefined
  if (row === undefined) throw new Error(`entry ${n} is not in the log`)
  return row
}

const named = ({ n, kind, titleKey, titleArgs, play, reveals }: Row): NamedEntry => ({
  n,
  kind,
  titleKey,
  titleArgs: JSON.parse(titleArgs) as Readonly<Record<string, Json>>,
  play,
  reveals: reveals === 1,
})
