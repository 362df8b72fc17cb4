import { expect, test } from 'vitest'
import type { LibraryEntry } from '../../../../shared/contract/calls/library.ts'
import { fileStates } from '../../../../shared/contract/choices.ts'
import { chosenEntry, isShut, neighbour } from '../../../../renderer/library/entry.ts'

const entries: LibraryEntry[] = ['a', 'b', 'c'].map((id) => ({ id, state: 'ready', size: 1 }))
const [a, b, c] = entries as [LibraryEntry, LibraryEntry, LibraryEntry]

test('the choice moves one row and stops at both ends', () => {
  expect([neighbour(entries, a, 1), neighbour(entries, b, -1)]).toEqual([b, a])
  expect([neighbour(entries, a, -1), neighbour(entries, c, 1)]).toEqual([a, c])
})

test('the campaign asked for stays chosen while it is there, else the first is', () => {
  expect(chosenEntry(entries, 'b')).toBe(b)
  expect(chosenEntry(entries, 'gone')).toBe(a)
  expect(chosenEntry([], 'b')).toBeUndefined()
})

test('a campaign is shut unless it is ready or already open here', () => {
  expect(fileStates.filter(isShut)).toEqual(['in-use', 'damaged', 'newer', 'unreadable'])
})
