// Commands: all or nothing, whatever refuses, throws or runs out of room.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { checkCampaign } from '../../../main/db/check.ts'
import { runCommand } from '../../../main/db/command.ts'
import { listHistory } from '../../../main/db/history.ts'
import { addNote, changeNote, listNotes, removeNote } from '../../../main/db/stores/notes.ts'
import { putSeat, readSeats, readUpgrades, removeSeat } from '../../../main/db/stores/squad.ts'
import { fail, ok } from '../../../shared/lib/result.ts'
import { act, create, expectHealthy, must, now, reopen, rowsOf, who } from './support.ts'

const add = { titleKey: 'noteAdded', titleArgs: { note: 1 }, who, now }

test('a command is one entry with its title, its images and the digests of what it touched', () => {
  const file = create()
  const digestsBefore = file.sqlite.prepare('SELECT * FROM digest').all()
  const id = must(runCommand(file, add, () => ok(addNote(file, { body: 'Fuel is low', who, now }))))
  expect(listHistory(file, { limit: 1 }).entries).toEqual([
    {
      n: 2,
      time: now.toISOString(),
      kind: 'command',
      titleKey: 'noteAdded',
      titleArgs: { note: 1 },
      who,
      play: null,
      means: null,
      reveals: false,
      notes: [],
      standing: 'counts',
    },
  ])
  expect(file.sqlite.prepare('SELECT tab, before, after FROM row_image WHERE entry = 2').all()).toEqual([
    { tab: 'ak_note', before: null, after: expect.stringContaining('"body":"Fuel is low"') as string },
  ])
  const changed = (file.sqlite.prepare('SELECT * FROM digest').all() as { tab: string; hash: string }[]).filter(
    ({ hash }) => !digestsBefore.some((row) => (row as { hash: string }).hash === hash),
  )
  expect(changed.map(({ tab }) => tab)).toEqual(['ak_note'])
  expect(id).toBe(1)
  expectHealthy(file)
})

test('a refusal changes nothing and leaves no entry', () => {
  const file = create()
  const before = rowsOf(file)
  const refused = runCommand(file, add, () => {
    addNote(file, { body: 'x', who, now })
    return fail('no')
  })
  expect(refused).toEqual({ ok: false, error: 'no' })
  expect(rowsOf(file)).toEqual(before)
  expect(file.state.head.n).toBe(1)
  expectHealthy(file)
})

test('a throw changes nothing and is thrown on', () => {
  const file = create()
  const before = rowsOf(file)
  const body = () => {
    removeSeat(file, 1)
    throw new Error('a bug')
  }
  expect(() => runCommand(file, add, body)).toThrow('a bug')
  expect(rowsOf(file)).toEqual(before)
  must(runCommand(file, add, () => ok(addNote(file, { body: 'goes on', who, now }))))
  expectHealthy(file)
})

test('a command inside a command is a bug, and undoes both', () => {
  const file = create()
  const nested = () =>
    runCommand(file, add, () => {
      addNote(file, { body: 'x', who, now })
      return runCommand(file, add, () => ok(1))
    })
  expect(nested).toThrow('a transaction inside a transaction')
  expect(listNotes(file)).toEqual([])
  expectHealthy(file)
})

test('no row changes outside an entry', () => {
  const file = create()
  expect(() => addNote(file, { body: 'x', who, now })).toThrow('outside an entry')
  expect(() => file.sqlite.exec("UPDATE play SET status = 'over'; DELETE FROM ak_seat")).toThrow('outside an entry')
  expectHealthy(file)
})

test('[CS-003] [CS-006] [CS-008] no two seats have the same pilot, ship or deck, and a fifth seat does not fit', () => {
  const file = create()
  const seat = { seat: 3, player: 'Ida', pilot: 'violet-ray', ship: 'knossis', callSign: 'Fox', deck: 3 }
  const put = (more: object) => () => act(file, () => putSeat(file, { ...seat, ...more }))
  expect(put({ pilot: 'enver' })).toThrow('ak_seat.pilot')
  expect(put({ ship: 'merkava' })).toThrow('ak_seat.ship')
  expect(put({ deck: 2 })).toThrow('ak_seat.deck')
  expect(put({ deck: 5 })).toThrow('ak_seat_deck_label')
  expect(put({ seat: 5 })).toThrow('ak_seat_number')
  expect(readSeats(file)).toHaveLength(2)
  put({})()
  expect(readSeats(file)).toHaveLength(3)
})

test('stores: notes change and go, a removed seat leaves its cards to the squad', () => {
  const file = create()
  const id = must(runCommand(file, add, () => ok(addNote(file, { body: 'one', who, now }))))
  const later = new Date('2026-03-02T10:00:00.000Z')
  expect(must(runCommand(file, add, () => ok(changeNote(file, { id, body: 'two', now: later }))))).toBe(true)
  expect(listNotes(file)).toEqual([
    { id, body: 'two', who, createdAt: now.toISOString(), changedAt: later.toISOString() },
  ])
  expect(must(runCommand(file, add, () => ok(removeNote(file, id))))).toBe(true)
  expect(must(runCommand(file, add, () => ok(removeNote(file, id))))).toBe(false)
  act(file, () => removeSeat(file, 1))
  expect(readUpgrades(file)).toMatchObject([{ upgrade: 'burst-fire', seat: null }])
  expectHealthy(file)
})

test('disk full at each of the next 60 pages: refused by name, nothing lost, and the same command works with room', () => {
  const file = create()
  const body = 'x'.repeat(3_000)
  const big = (pieces: number) =>
    runCommand(file, add, () => {
      for (let piece = 0; piece < pieces; piece += 1) addNote(file, { body, who, now })
      return ok(undefined)
    })
  let refusals = 0
  for (let room = 1; room <= 60; room += 1) {
    const before = { rows: rowsOf(file), head: { ...file.state.head }, line: structuredClone(file.state.line) }
    const pages = file.sqlite.pragma('page_count', { simple: true }) as number
    file.sqlite.pragma(`max_page_count = ${pages + room}`)
    const result = big(30)
    file.sqlite.pragma('max_page_count = 1073741823')
    if (result.ok) continue
    refusals += 1
    expect(result.error).toEqual({ code: 'disk-full', key: 'diskFull' })
    expect({ rows: rowsOf(file), head: file.state.head, line: file.state.line }).toEqual(before)
    expect(checkCampaign(file)).toBeUndefined()
  }
  expect(refusals).toBeGreaterThan(40)
  must(big(30))
  expectHealthy(file)
  file.close()
  expectHealthy(reopen(file.path))
})

test('a folder that vanishes is noticed before anything is lost, and play goes on when it is back', () => {
  const file = create()
  const folder = dirname(file.path)
  renameSync(folder, `${folder}-away`)
  const write = () => runCommand(file, add, () => ok(addNote(file, { body: 'x', who, now })))
  expect(write()).toEqual({ ok: false, error: { code: 'unavailable', key: 'folderGone' } })
  expect(file.state.head.n).toBe(1)
  renameSync(`${folder}-away`, folder)
  must(write())
  expectHealthy(file)
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  expect(write()).toMatchObject({ error: { key: 'folderGone' } })
})
