// Undo of commands: everything back as it was, proven by its hash, however the rows hang together.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { runCommand } from '../../../main/db/command.ts'
import { createCampaignFile } from '../../../main/db/create.ts'
import { listHistory } from '../../../main/db/history.ts'
import { addNote, listNotes } from '../../../main/db/stores/notes.ts'
import { putSquad, readSquad } from '../../../main/db/stores/squad.ts'
import { redo, redoTarget, undo, undoTarget } from '../../../main/db/undo.ts'
import { ok } from '../../../shared/lib/result.ts'
import {
  act,
  create,
  expectHealthy,
  familyTables,
  keep,
  migrationsWith,
  must,
  newCampaign,
  noPlays,
  now,
  reopen,
  rowsOf,
  who,
} from './support.ts'

const command = (file: CampaignFile, titleKey: string, ...statements: string[]) =>
  must(
    runCommand(file, { titleKey, who, now }, () => {
      for (const statement of statements) file.sqlite.exec(statement)
      return ok(undefined)
    }),
  )
const note = (file: CampaignFile, body: string) =>
  must(
    runCommand(file, { titleKey: 'noteAdded', titleArgs: { body }, who, now }, () =>
      ok(addNote(file, { body, who, now })),
    ),
  )
const back = (file: CampaignFile) => must(undo(file, noPlays))
const forth = (file: CampaignFile) => must(redo(file, noPlays))

test('[FR-003] one undo takes back the last action alone, whatever came before it', () => {
  const file = create()
  note(file, 'by mouse')
  command(file, 'difficultySet', "UPDATE ak_squad SET difficulty = 'hard'")
  expect(must(undoTarget(file))).toMatchObject({ n: 3, titleKey: 'difficultySet' })
  expect(back(file)).toMatchObject({ n: 3, titleKey: 'difficultySet' })
  expect(readSquad(file)?.difficulty).toBe('normal')
  expect(listNotes(file)).toHaveLength(1)
  expectHealthy(file)
})

test('[FR-004] 150 steps, a restart, and back to the start: every step has its title, the start is as founded', () => {
  const file = create()
  const start = rowsOf(file)
  for (let step = 1; step <= 150; step += 1) note(file, `step ${step}`)
  const end = rowsOf(file)
  file.close()
  const again = reopen(file.path)
  const titles: unknown[] = []
  while (undoTarget(again).ok) titles.push(back(again).titleArgs['body'])
  expect(titles).toEqual(Array.from({ length: 150 }, (_, index) => `step ${150 - index}`))
  expect(rowsOf(again)).toEqual(start)
  expect(undoTarget(again)).toMatchObject({ ok: false, error: { code: 'refused', key: 'nothingToUndo' } })
  again.close()
  const third = reopen(file.path)
  while (redoTarget(third).ok) forth(third)
  expect(rowsOf(third)).toEqual(end)
  const { entries } = listHistory(third, { limit: 1000 })
  expect(entries).toHaveLength(451)
  expect(entries.every(({ titleKey }) => titleKey !== '')).toBe(true)
  expectHealthy(third)
})

test('a new action after an undo closes the branch: it can be read and not redone', () => {
  const file = create()
  note(file, 'left')
  back(file)
  expect(must(redoTarget(file)).titleArgs).toEqual({ body: 'left' })
  note(file, 'taken')
  expect(redoTarget(file)).toMatchObject({ error: { key: 'nothingToRedo' } })
  expect(redo(file, noPlays)).toMatchObject({ ok: false, error: { key: 'nothingToRedo' } })
  const standing = listHistory(file, { limit: 10 }).entries.map(({ n, kind, standing }) => [n, kind, standing])
  expect(standing).toEqual([
    [4, 'command', 'counts'],
    [3, 'undo', 'step'],
    [2, 'command', 'closed'],
    [1, 'wall', 'counts'],
  ])
  expectHealthy(file)
})

test('undo never goes before the founding', () => {
  const file = create()
  expect(undo(file, noPlays)).toEqual({ ok: false, error: { code: 'refused', key: 'nothingToUndo' } })
  expect(readSquad(file)?.name).toBe('Night Watch')
})

test('undo on a full disk is refused, changes nothing, and works with room', () => {
  const file = create()
  for (let step = 0; step < 40; step += 1) note(file, 'x'.repeat(900))
  command(file, 'cleared', 'DELETE FROM ak_note')
  const before = rowsOf(file)
  const pages = file.sqlite.pragma('page_count', { simple: true }) as number
  file.sqlite.exec('VACUUM')
  file.sqlite.pragma(
    `max_page_count = ${Math.min(pages, file.sqlite.pragma('page_count', { simple: true }) as number)}`,
  )
  expect(undo(file, noPlays)).toMatchObject({ ok: false, error: { key: 'diskFull' } })
  expect(rowsOf(file)).toEqual(before)
  file.sqlite.pragma('max_page_count = 1073741823')
  back(file)
  expect(listNotes(file)).toHaveLength(40)
  expectHealthy(file)
})

test('an image that does not lead back to the stored hash is named, and nothing changes', () => {
  const file = create()
  note(file, 'one')
  command(file, 'changed', "UPDATE ak_note SET body = 'two'")
  file.sqlite.exec(`UPDATE row_image SET before = replace(before, '"one"', '"eleven"') WHERE entry = 3`)
  const before = rowsOf(file)
  expect(undo(file, noPlays)).toMatchObject({
    ok: false,
    error: { key: 'historyMismatch', args: { entry: 3, what: 'tables' } },
  })
  file.sqlite.exec(`UPDATE row_image SET after = replace(after, '"id":1', '"id":7') WHERE entry = 3`)
  expect(undo(file, noPlays)).toMatchObject({
    ok: false,
    error: { key: 'historyMismatch', args: { entry: 3, what: 'ak_note' } },
  })
  expect(rowsOf(file)).toEqual(before)
  expect(file.state.head.n).toBe(3)
  expect(must(undoTarget(file)).n).toBe(3)
})

const family = () => {
  const migrationsDir = migrationsWith(familyTables)
  const file = keep(must(createCampaignFile(newCampaign({ migrationsDir }))))
  command(
    file,
    'founded',
    "INSERT INTO zz_parent VALUES ('a', 1), ('b', NULL)",
    "INSERT INTO zz_child VALUES (1, 'a', 'x'), (2, 'a', 'y'), (3, 'b', 'z')",
    "INSERT INTO zz_leaf VALUES (1, 'p', 1), (1, 'q', 2), (2, 'p', 3)",
  )
  return file
}

test('a table that a migration brought is covered without code', () => {
  const file = family()
  expect(file.tables.map(({ name }) => name)).toContain('zz_leaf')
  back(file)
  expect(rowsOf(file)['zz_child']).toEqual([])
  forth(file)
  expect(rowsOf(file)['zz_child']).toHaveLength(3)
})

const family_changes: [string, string[]][] = [
  ['a delete that cascades and lets go', ["DELETE FROM zz_parent WHERE name = 'a'"]],
  ['a key that changes with its children', ["UPDATE zz_parent SET name = 'c' WHERE name = 'a'"]],
  [
    'a child that moves before its parent goes',
    ["UPDATE zz_child SET parent = 'b' WHERE id = 1", "DELETE FROM zz_parent WHERE name = 'a'"],
  ],
  [
    'labels that change places',
    [
      "UPDATE zz_child SET label = 't' WHERE id = 1",
      "UPDATE zz_child SET label = 'x' WHERE id = 2",
      "UPDATE zz_child SET label = 'y' WHERE id = 1",
    ],
  ],
  [
    'a row that goes and comes again',
    ['DELETE FROM zz_child WHERE id = 3', "INSERT INTO zz_child VALUES (3, 'b', 'new')"],
  ],
  ['a row that comes and goes', ["INSERT INTO zz_parent VALUES ('d', 4)", "DELETE FROM zz_parent WHERE name = 'd'"]],
  [
    'a row put on top of another',
    ["INSERT INTO zz_child VALUES (1, 'b', 'x') ON CONFLICT (id) DO UPDATE SET parent = 'b'"],
  ],
  [
    'text that is JSON, quotes and control characters',
    ['UPDATE zz_child SET label = \'{"a":[1,"\'\'"]}\' || char(10, 9, 1, 128640) WHERE id = 1'],
  ],
  ['numbers beyond what JavaScript counts exactly', ['UPDATE zz_parent SET rank = 9007199254740993']],
  [
    'everything',
    [
      'DELETE FROM zz_leaf',
      'DELETE FROM zz_child',
      'DELETE FROM zz_parent',
      'DELETE FROM ak_owned_upgrade',
      'DELETE FROM ak_seat',
      'DELETE FROM ak_squad',
    ],
  ],
]

describe('there and back again', () => {
  test.each(family_changes)('%s', (_, statements) => {
    const file = family()
    const before = { rows: rowsOf(file), hash: file.state.head.tablesHash }
    command(file, 'changed', ...statements)
    const after = { rows: rowsOf(file), hash: file.state.head.tablesHash }
    back(file)
    expect({ rows: rowsOf(file), hash: file.state.head.tablesHash }).toEqual(before)
    forth(file)
    expect({ rows: rowsOf(file), hash: file.state.head.tablesHash }).toEqual(after)
    back(file)
    expect({ rows: rowsOf(file), hash: file.state.head.tablesHash }).toEqual(before)
    expectHealthy(file)
  })
})

type Act =
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'reopen' }
  | { readonly do: 'sql'; readonly statements: readonly (readonly [string, ...unknown[]])[] }

const text = fc
  .oneof(fc.constantFrom('a', 'b', 'c'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }))
  .map((t) => t.replaceAll('\0', '0'))
const small = fc.integer({ min: 1, max: 4 })
const names = fc.constantFrom('a', 'b', 'c')
const statement = fc.oneof(
  fc.tuple(
    fc.constant('INSERT INTO ak_note (body, who, created_at, changed_at) VALUES (?, ?, ?, ?)'),
    text,
    text,
    text,
    text,
  ),
  fc.tuple(fc.constant('UPDATE ak_note SET body = ? WHERE id % 4 = ?'), text, small),
  fc.tuple(fc.constant('DELETE FROM ak_note WHERE id % 4 = ?'), small),
  fc.tuple(fc.constant("UPDATE ak_squad SET name = substr(?, 1, 50) || 'x', act = ?"), text, small),
  fc.tuple(fc.constant('INSERT INTO ak_seat VALUES (?, ?, ?, ?, ?, ?)'), small, text, text, text, text, small),
  fc.tuple(fc.constant('DELETE FROM ak_seat WHERE seat = ?'), small),
  fc.tuple(fc.constant('UPDATE ak_seat SET seat = ? WHERE seat = ?'), small, small),
  fc.tuple(
    fc.constant('INSERT INTO ak_owned_upgrade (upgrade, seat, source) VALUES (?, ?, ?)'),
    text,
    fc.option(small),
    text,
  ),
  fc.tuple(fc.constant('UPDATE ak_owned_upgrade SET seat = ? WHERE id % 4 = ?'), fc.option(small), small),
  fc.tuple(fc.constant('DELETE FROM ak_owned_upgrade WHERE id % 4 = ?'), small),
  fc.tuple(fc.constant("INSERT INTO play VALUES (?, 'm', 1, 1, ?, 's', '[]', 'open')"), names, text),
  fc.tuple(fc.constant("UPDATE play SET status = 'over', version = ? WHERE id = ?"), small, names),
  fc.tuple(fc.constant('DELETE FROM play WHERE id = ?'), names),
  fc.tuple(fc.constant('INSERT INTO zz_parent VALUES (?, ?)'), names, fc.option(small)),
  fc.tuple(fc.constant('UPDATE zz_parent SET name = ? WHERE name = ?'), names, names),
  fc.tuple(fc.constant('DELETE FROM zz_parent WHERE name = ?'), names),
  fc.tuple(fc.constant('INSERT INTO zz_child VALUES (?, ?, ?)'), small, names, text),
  fc.tuple(fc.constant('UPDATE zz_child SET id = ?, label = ? WHERE id = ?'), small, text, small),
  fc.tuple(fc.constant('DELETE FROM zz_child WHERE id = ?'), small),
  fc.tuple(fc.constant('INSERT INTO zz_leaf VALUES (?, ?, ?)'), small, names, fc.option(small)),
  fc.tuple(fc.constant('UPDATE zz_leaf SET a = ?, child = ? WHERE b = ?'), small, fc.option(small), names),
)
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('sql' as const),
      statements: fc.array(statement, { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'redo' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reopen' as const }) },
)

test('any commands, undone and redone in any way: all back and all forth give equal rows and hashes at each step', () => {
  const migrationsDir = migrationsWith(familyTables)
  const property = fc.property(fc.array(anyAct, { minLength: 1, maxLength: 25 }), (acts) => {
    let file = must(createCampaignFile(newCampaign({ migrationsDir })))
    try {
      for (const one of acts) {
        if (one.do === 'undo') undo(file, noPlays)
        else if (one.do === 'redo') redo(file, noPlays)
        else if (one.do === 'reopen') {
          file.close()
          file = reopen(file.path, { migrationsDir })
        } else run(file, one.statements)
      }
      const seen: { rows: unknown; hash: string }[] = []
      const look = () => ({ rows: rowsOf(file), hash: file.state.head.tablesHash })
      while (redoTarget(file).ok) forth(file)
      for (;;) {
        seen.push(look())
        if (!undo(file, noPlays).ok) break
      }
      expect(readSquad(file)?.name).toBe('Night Watch')
      for (const expected of seen.toReversed().slice(1)) {
        forth(file)
        expect(look()).toEqual(expected)
      }
      expect(redoTarget(file).ok).toBe(false)
      expectHealthy(file)
    } finally {
      file.close()
    }
  })
  fc.assert(property, { numRuns: Number(process.env['RUNS'] ?? 60), ...seed() })
}, 120_000)

const seed = () => (process.env['SEED'] === undefined ? {} : { seed: Number(process.env['SEED']) })

/** Statements that the schema refuses make the whole command throw: that too must leave no trace. */
function run(file: CampaignFile, statements: readonly (readonly [string, ...unknown[]])[]): void {
  const before = file.state.head
  try {
    must(
      runCommand(file, { titleKey: 'random', who, now }, () => {
        for (const [statement, ...values] of statements) file.sqlite.prepare(statement).run(...values)
        return ok(undefined)
      }),
    )
  } catch (fault) {
    if (!(fault instanceof Error) || !('code' in fault) || !String(fault.code).startsWith('SQLITE_CONSTRAINT'))
      throw fault
    expect(file.state.head).toEqual(before)
  }
}

test('500 undos and 500 redos give the same hash, and the last cost no more than the first', () => {
  const file = create()
  for (let step = 0; step < 500; step += 1)
    act(file, () => putSquad(file, { name: `Watch ${step}`, difficulty: 'easy', ironman: false, act: 1 }))
  const hash = file.state.head.tablesHash
  const times: number[] = []
  for (let step = 0; step < 500; step += 1) {
    const start = performance.now()
    back(file)
    times.push(performance.now() - start)
  }
  for (let step = 0; step < 500; step += 1) forth(file)
  expect(file.state.head.tablesHash).toBe(hash)
  expectHealthy(file)
  const median = (part: number[]) => part.toSorted((a, b) => a - b)[part.length >> 1] ?? 0
  expect(median(times.slice(-100))).toBeLessThan(2 * median(times.slice(0, 100)) + 0.5)
}, 60_000)
