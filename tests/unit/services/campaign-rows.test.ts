// What commands wrote comes back from the file, goes back step by step and forth again, and travels in a file.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dumpRows } from '../../../main/db/rows.ts'
import { placeBytes } from '../../../main/db/place-bytes.ts'
import { readRows } from '../../../main/db/stores/campaign-rows.ts'
import { redo, undo } from '../../../main/db/undo.ts'
import { applyCommand } from '../../../main/games/akarios/campaign/commands.ts'
import { stateOf, storeState } from '../../../main/services/campaign-state.ts'
import { packSparrow, unpackSparrow } from '../../../main/services/sparrow.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import { randomOf } from '../../random/random.ts'
import { randomCommand } from '../../support/campaign/random-commands.ts'
import { toldBox } from '../../support/campaign/told.ts'
import { act, create, expectHealthy, freshFolder, migrationsDir, must, noPlays, reopen } from '../db/support.ts'

const content = await toldBox()

/** A campaign of 100 commands by chance, with its state after each that was taken, the founding first. */
function played() {
  const file = create()
  const random = randomOf('rows')
  let state = stateOf(file)
  const states = [canonical(state)]
  for (let n = 0; n < 100; n += 1) {
    const after = applyCommand(state, randomCommand(state, content, random), content)
    if (!after.ok || canonical(after.value) === states.at(-1)) continue
    act(file, () => {
      storeState(file, after.value)
    })
    state = stateOf(file)
    expect(rowsByKey(state)).toBe(rowsByKey(after.value))
    states.push(canonical(state))
  }
  return { file, states }
}

/** Rows in any order. */
const rowsByKey = (state: object): string =>
  canonical(
    Object.fromEntries(
      Object.entries(state).map(([name, rows]) => [
        name,
        Array.isArray(rows) ? rows.map((row) => canonical(row)).toSorted() : (rows as unknown),
      ]),
    ),
  )

test('every state is found again, going back to the beginning and forth to the end', async () => {
  const { file, states } = played()
  expect(states.length).toBeGreaterThan(40)
  for (const before of states.slice(0, -1).toReversed()) {
    must(undo(file, noPlays))
    expect(canonical(stateOf(file))).toBe(before)
  }
  expect(undo(file, noPlays).ok).toBe(false)
  for (const after of states.slice(1)) {
    must(redo(file, noPlays))
    expect(canonical(stateOf(file))).toBe(after)
  }
  expectHealthy(file)

  const first = must(await packSparrow(file.sqlite.serialize(), '0.1.0'))
  const { database } = must(await unpackSparrow(first, migrationsDir))
  const path = join(freshFolder(), 'campaigns', 'b1', 'campaign.db')
  must(placeBytes(Buffer.from(database), path))
  const copy = reopen(path)
  expect(dumpRows(copy.sqlite)).toEqual(dumpRows(file.sqlite))
  expect(must(await packSparrow(copy.sqlite.serialize(), '0.1.0')).equals(first)).toBe(true)
})

test('a file in which nothing has happened yet stands where every campaign begins', () => {
  const file = create()
  expect(readRows(file).standing).toBeUndefined()
  expect(stateOf(file).standing).toMatchObject({ supply: 10, chart: 0, boosts: 0, scenario: null })
})
