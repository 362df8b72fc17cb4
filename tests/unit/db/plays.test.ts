// A real play of the kernel over a real file: inputs and commands in one log, back and forth, across restarts.
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { listHistory } from '../../../main/db/history.ts'
import { addNote, listNotes } from '../../../main/db/stores/notes.ts'
import { listPlays, portsOf, readEntries, runPlay } from '../../../main/db/stores/plays.ts'
import { redo, redoTarget, undo, undoTarget } from '../../../main/db/undo.ts'
import { goTo } from '../../../main/kernel/history.ts'
import { machinesOf, type Host } from '../../../main/kernel/host.ts'
import { submit } from '../../../main/kernel/moves.ts'
import { playCache } from '../../../main/kernel/play-cache.ts'
import type { Ports } from '../../../main/kernel/ports.ts'
import { viewOf } from '../../../main/kernel/standing.ts'
import { startPlay } from '../../../main/kernel/start.ts'
import { ok, type Result } from '../../../shared/lib/result.ts'
import { diceDuel, type DuelQuestion } from '../kernel/dice-duel.ts'
import { strict } from '../kernel/table.ts'
import { act, create, expectHealthy, must, now, reopen, rowsOf, who } from './support.ts'

const machines = machinesOf([strict(diceDuel())])

/** A campaign and the duels in it, as a service holds them. */
function table() {
  let file = create()
  let cache = playCache(3)
  const hostOf = (ports: Ports): Host => ({ ports, machines, cache })
  const running = <T, E>(body: (host: Host) => Result<T, E>) =>
    runPlay(file, { who, now }, (ports) => body(hostOf(ports)))
  const looking = () => hostOf(portsOf(file, { who, now }))
  const back = {
    who,
    now,
    goTo: (play: string, index: number) => {
      const moved = goTo(looking(), play, index)
      return moved.ok ? ok(moved.value.stateHash) : moved
    },
  }
  const view = (play: string) => {
    const seen = viewOf(looking(), play)
    return seen.ok ? seen.value : null
  }
  return {
    get file(): CampaignFile {
      return file
    },
    start: (id: string) => {
      const setup = { hull: 20, cards: ['anchor', 'bolt', 'comet', 'dust'], faulty: false }
      return running((host) =>
        startPlay(host, {
          id,
          machine: 'dice-duel',
          setup,
          seed: `${file.seed} ${id}`,
          physical: [],
          title: { key: 'duel', args: { id } },
        }),
      )
    },
    answer: (play: string, which: number) => {
      const seen = view(play)
      if (seen?.wait?.kind !== 'ask') return
      const { options } = seen.wait.question as DuelQuestion
      const answer = options[which % options.length]!
      const { seats } = seen.wait
      must(running((host) => submit(host, { play, version: seen.version, seat: seats[0]!, answer })))
    },
    view,
    undo: () => undo(file, back),
    redo: () => redo(file, back),
    reopen: () => {
      file.close()
      cache = playCache(3)
      file = reopen(file.path)
    },
    /** All that a person could see. */
    look: () => ({
      rows: rowsOf(file),
      hash: file.state.head.tablesHash,
      plays: ['p1', 'p2'].map((play) => view(play)?.view ?? null),
    }),
  }
}

test('a play is stored with its inputs, snapshots and hashes, and goes on after a restart', () => {
  const duel = table()
  must(duel.start('p1'))
  for (let turn = 0; turn < 5; turn += 1) duel.answer('p1', 0)
  const before = duel.view('p1')
  duel.reopen()
  expect(duel.view('p1')).toEqual(before)
  expect(before?.index).toBe(5)
  expect(listPlays(duel.file)).toMatchObject([{ id: 'p1', machine: 'dice-duel', status: 'open', physical: [] }])
  expect(readEntries(duel.file, 'p1', 0, 9).map(({ number, index, kind }) => [number, index, kind])).toEqual([
    [2, 0, 'start'],
    [3, 1, 'answer'],
    [4, 2, 'answer'],
    [5, 3, 'answer'],
    [6, 4, 'answer'],
    [7, 5, 'answer'],
  ])
  duel.answer('p1', 0)
  expectHealthy(duel.file)
})

test('undo goes through commands and inputs alike, in the order they were made, down to before the play', () => {
  const duel = table()
  const views: unknown[] = [duel.look()]
  const did = (work: () => unknown) => {
    work()
    views.push(duel.look())
  }
  did(() => must(duel.start('p1')))
  did(() => duel.answer('p1', 0))
  did(() => act(duel.file, () => addNote(duel.file, { body: 'in between', who, now })))
  did(() => must(duel.start('p2')))
  did(() => duel.answer('p2', 1))
  did(() => duel.answer('p1', 1))
  duel.reopen()
  const kinds: string[] = []
  for (let step = views.length - 2; step >= 0; step -= 1) {
    kinds.push(must(duel.undo()).kind)
    expect(duel.look()).toEqual(views[step])
  }
  expect(kinds).toEqual(['input', 'input', 'input', 'command', 'input', 'input'])
  expect(listPlays(duel.file)).toEqual([])
  duel.reopen()
  for (const view of views.slice(1)) {
    must(duel.redo())
    expect(duel.look()).toEqual(view)
  }
  expect(duel.redo()).toMatchObject({ ok: false, error: { key: 'nothingToRedo' } })
  expectHealthy(duel.file)
})

test('a closed branch of a play is never stepped again: its inputs are read past, its snapshots are gone', () => {
  const duel = table()
  must(duel.start('p1'))
  for (let turn = 0; turn < 6; turn += 1) duel.answer('p1', 0)
  for (let turn = 0; turn < 4; turn += 1) must(duel.undo())
  duel.answer('p1', 1)
  duel.reopen()
  expect(duel.view('p1')?.index).toBe(3)
  expect(readEntries(duel.file, 'p1', 3, 9).map(({ number }) => number)).toEqual([13])
  const snapshots = duel.file.sqlite
    .prepare('SELECT "index" FROM snapshot JOIN input USING (entry) ORDER BY 1')
    .pluck()
    .all()
  expect(snapshots).toEqual([0, 2])
  expect(
    listHistory(duel.file, { limit: 99, play: 'p1' }).entries.filter(({ standing }) => standing === 'closed'),
  ).toHaveLength(4)
  expectHealthy(duel.file)
})

test('the newest entry and the newest snapshot are read in the order of an index, however long the play', () => {
  const file = create()
  const prepared = vi.spyOn(file.sqlite, 'prepare')
  portsOf(file, { who, now }).entries.last('p1')
  const newestFirst = prepared.mock.calls.map(([sql]) => sql).filter((sql) => sql.endsWith('DESC'))
  prepared.mockRestore()
  const plans = newestFirst
    .filter((sql) => !sql.includes("'wall'"))
    .map((sql) => file.sqlite.prepare(`EXPLAIN QUERY PLAN ${sql.replaceAll('?', "'1'")}`).all())
  expect(plans.map((steps) => steps.map((step) => (step as { detail: string }).detail))).toEqual([
    ['SEARCH log USING INDEX log_play (play=?)', 'SEARCH input USING INTEGER PRIMARY KEY (rowid=?)'],
    [
      'SEARCH input USING COVERING INDEX input_play (play=? AND index<?)',
      'SEARCH snapshot USING INTEGER PRIMARY KEY (rowid=?)',
    ],
  ])
})

test('a branch that a command closed has no snapshots either', () => {
  const duel = table()
  must(duel.start('p1'))
  for (let turn = 0; turn < 4; turn += 1) duel.answer('p1', 0)
  for (let turn = 0; turn < 3; turn += 1) must(duel.undo())
  const newest = () => portsOf(duel.file, { who, now }).snapshots.newest('p1', 9)?.index
  expect(newest()).toBe(4)
  act(duel.file, () => addNote(duel.file, { body: 'rather this', who, now }))
  expect(newest()).toBe(0)
})

test('a started play that was undone and left for something else stays away, and its place can be taken', () => {
  const duel = table()
  must(duel.start('p1'))
  duel.answer('p1', 0)
  must(duel.undo())
  must(duel.undo())
  act(duel.file, () => addNote(duel.file, { body: 'rather this', who, now }))
  expect(duel.view('p1')).toBeNull()
  must(duel.start('p1'))
  expect(duel.view('p1')?.index).toBe(0)
  duel.answer('p1', 1)
  duel.reopen()
  expect(duel.view('p1')?.index).toBe(1)
  expectHealthy(duel.file)
})

test('a stored state that is not the one that was hashed is damage, and an undo that meets it says so', () => {
  const duel = table()
  must(duel.start('p1'))
  duel.answer('p1', 0)
  duel.answer('p1', 0)
  duel.reopen()
  duel.file.sqlite.exec(`UPDATE snapshot SET state = replace(state, '"round":1', '"round":7') WHERE entry = 2`)
  expect(duel.undo()).toMatchObject({
    ok: false,
    error: { code: 'damaged', key: 'historyMismatch', args: { entry: 4 } },
  })
  expect(must(undoTarget(duel.file)).n).toBe(4)
})

test('a state that is not the one stored with the entry gone back to is refused, forwards and backwards', () => {
  const duel = table()
  must(duel.start('p1'))
  duel.answer('p1', 0)
  const before = { look: duel.look(), head: duel.file.state.head }
  const wrong = { who, now, goTo: () => ok('f'.repeat(64)) }
  const mismatch = (entry: number) => ({
    ok: false,
    error: { code: 'damaged', key: 'historyMismatch', args: { entry, what: 'state' } },
  })
  expect(undo(duel.file, wrong)).toEqual(mismatch(3))
  expect(undo(duel.file, { who, now, goTo: () => ok(null) })).toEqual(mismatch(3))
  expect({ look: duel.look(), head: duel.file.state.head }).toEqual(before)
  must(duel.undo())
  expect(redo(duel.file, wrong)).toEqual(mismatch(3))
  must(duel.redo())
  expect(duel.look()).toEqual(before.look)
})

test('recorded values stay when their entry is undone', () => {
  const duel = table()
  must(
    runPlay(duel.file, { who, now }, (ports) => {
      ports.plays.insert({
        id: 'x',
        machine: 'none',
        version: 1,
        checked: 1,
        setup: '{}',
        seed: '',
        physical: ['deck'],
        status: 'open',
      })
      const inputs = '[{"kind":"answer"}]'
      const entry = {
        play: 'x',
        index: 0,
        kind: 'start',
        seat: 'p2',
        title: { key: 't', args: {} },
        inputs,
        stateHash: ports.hash('1'),
      } as const
      const records = [{ kind: 'enemy', id: 'scout', field: 'hull', value: { b: [1], a: 2 } }]
      return ok(ports.entries.append({ ...entry, notes: [], reveals: true, records }))
    }),
  )
  const undone = undo(duel.file, { who, now, goTo: () => ok(null) })
  expect(undone).toMatchObject({ ok: true, value: { reveals: true, play: 'x' } })
  expect(duel.file.sqlite.prepare('SELECT * FROM recorded_value').all()).toEqual([
    { entry: 2, place: 0, kind: 'enemy', id: 'scout', field: 'hull', value: '{"a":2,"b":[1]}' },
  ])
  expect(listHistory(duel.file, { limit: 2 }).entries).toMatchObject([
    { kind: 'undo', means: 2, reveals: true },
    { kind: 'input', who: 'p2', standing: 'undone' },
  ])
  expectHealthy(duel.file)
})

test('a wall of a play stops undo, and the kernel hears of it', () => {
  const duel = table()
  must(duel.start('p1'))
  must(
    runPlay(duel.file, { who, now }, (ports) => {
      const inputs = '[]'
      const last = ports.entries.last('p1')!
      const entry = {
        play: 'p1',
        index: 1,
        kind: 'wall',
        seat: null,
        title: { key: 'kernel.upgraded', args: {} },
        inputs,
      } as const
      return ok(ports.entries.append({ ...entry, stateHash: last.stateHash, notes: [], reveals: false, records: [] }))
    }),
  )
  expect(portsOf(duel.file, { who, now }).entries.floor('p1')).toBe(1)
  expect(duel.undo()).toMatchObject({ ok: false, error: { key: 'undoStopsHere', args: { title: 'kernel.upgraded' } } })
  expectHealthy(duel.file)
})

test('what a command refuses inside a play leaves neither entry nor snapshot', () => {
  const duel = table()
  must(duel.start('p1'))
  const before = { look: duel.look(), head: duel.file.state.head }
  const crash = () =>
    runPlay(duel.file, { who, now }, (ports) => {
      const last = ports.entries.last('p1')!
      const entry = {
        play: 'p1',
        index: 1,
        kind: 'answer',
        seat: 'red',
        title: { key: 't', args: {} },
        inputs: '[]',
      } as const
      ports.entries.append({ ...entry, stateHash: last.stateHash, notes: [], reveals: false, records: [] })
      throw new Error('a bug')
    })
  expect(crash).toThrow('a bug')
  expect({ look: duel.look(), head: duel.file.state.head }).toEqual(before)
  duel.answer('p1', 0)
  expectHealthy(duel.file)
})

type Doing = readonly [what: number, which: number]

test('any mix of plays, commands, undo, redo and restarts: all back, all forth, the same at each step', () => {
  const doings = fc.array(fc.tuple(fc.nat(9), fc.nat(7)), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(doings, (list: readonly Doing[]) => {
      const duel = table()
      for (const [what, which] of list) {
        const play = which % 2 === 0 ? 'p1' : 'p2'
        if (what === 0) duel.undo()
        else if (what === 1) duel.redo()
        else if (what === 2) duel.reopen()
        else if (what === 3) act(duel.file, () => addNote(duel.file, { body: String(which), who, now }))
        else if (duel.view(play) === null) must(duel.start(play))
        else duel.answer(play, which)
      }
      while (duel.redo().ok);
      const seen = [duel.look()]
      while (duel.undo().ok) seen.push(duel.look())
      expect(listNotes(duel.file)).toEqual([])
      expect(undoTarget(duel.file)).toMatchObject({ error: { key: 'nothingToUndo' } })
      duel.reopen()
      for (const look of seen.toReversed().slice(1)) {
        must(duel.redo())
        expect(duel.look()).toEqual(look)
      }
      expect(redoTarget(duel.file).ok).toBe(false)
      expectHealthy(duel.file)
      duel.file.close()
    }),
    {
      numRuns: Number(process.env['RUNS'] ?? 40),
      ...(process.env['SEED'] !== undefined && { seed: Number(process.env['SEED']) }),
    },
  )
}, 120_000)
