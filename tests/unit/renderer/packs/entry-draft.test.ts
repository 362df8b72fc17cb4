// What is read off row by row: only what was told, a new entry as a whole, and every fault at its own row.
import { expect, test } from 'vitest'
import type { EditorRow } from '../../../../shared/contract/calls/packs.ts'
import {
  changedRows,
  idFrom,
  problemsOf,
  readRows,
  startDrafts,
  wholeOf,
} from '../../../../renderer/packs/edit/entry-draft.ts'

const number = { type: 'number', min: 1, max: 60, words: [] } as const
const rows: readonly EditorRow[] = [
  { field: 'name', form: { type: 'text', most: 80 }, optional: false },
  { field: 'regular.hull', form: number, value: 3, optional: true },
  { field: 'regular.immune', form: { type: 'several', words: ['slow', 'stun'], min: 0 }, optional: true },
  { field: 'elite.hull', form: number, optional: true },
  { field: 'cards', form: { type: 'combatCards', effects: ['slow'], most: 40 }, optional: true },
]
const start = startDrafts(rows, {})

test('rows that nobody read off are not told; none is an answer, and a deck without a line is none', () => {
  const drafts = { ...start, 'name': 'Moth', 'regular.immune': [], 'cards': [{ id: '', text: ' ' }] }
  expect(changedRows(rows, start, drafts).map(({ field }) => field)).toEqual(['name', 'regular.immune', 'cards'])
  expect(readRows(rows, drafts)).toEqual({
    told: [
      { field: 'name', value: 'Moth' },
      { field: 'regular.hull', value: 3 },
      { field: 'regular.immune', value: [] },
    ],
    problems: new Map(),
  })
})

test('what is known cannot be made blank, and what is out of range stays at its row', () => {
  const { problems } = readRows(rows, { ...start, 'name': 'Moth', 'regular.hull': null, 'elite.hull': 99 })
  expect([...problems].map(([field, inside]) => [field, [...inside]])).toEqual([
    ['regular.hull', [['', { type: 'blank' }]]],
    ['elite.hull', [['', { type: 'outOfRange', min: 1, max: 60 }]]],
  ])
})

test('cards get names of their own, and a slip is said at its card', () => {
  const cards = [{ id: 'card-2', text: 'r' }, { id: '', text: '2x r' }, { id: '', text: 'r' }]
  const read = readRows(rows, { ...start, name: 'Moth', cards })
  expect(read.told.at(-1)?.value).toEqual([
    { id: 'card-2', line: [{ id: 'a', do: 'rotate' }] },
    { id: 'card-1', copies: 2, line: [{ id: 'a', do: 'rotate' }] },
    { id: 'card-3', line: [{ id: 'a', do: 'rotate' }] },
  ])
  const slip = readRows(rows, { ...start, name: 'Moth', cards: [{ id: '', text: 'r' }, { id: '', text: 'r qq' }] })
  expect(slip.problems.get('cards')).toEqual(new Map([['1', { type: 'noCommand', word: 'qq' }]]))
})

test('a new entry is told whole, under the id that its name makes', () => {
  expect(idFrom(" G'Airdan  Böse II! ")).toBe('gairdan-bose-ii')
  expect(wholeOf({ effects: [] }, 'Grey Moth', [{ field: 'regular.hull', value: 3 }])).toEqual({
    id: 'grey-moth',
    told: { field: '*', value: { effects: [], id: 'grey-moth', regular: { hull: 3 } } },
  })
})

test('a fault of the check stands at its row; one of the whole entry at the first', () => {
  const problems = problemsOf(rows, [
    { field: '*', path: 'cards.0.line.0.path.0', code: 'path-broken' },
    { field: 'elite.hull', path: '', code: 'value-refused' },
    { field: '*', path: '', code: 'id-twice' },
  ])
  expect(problems).toEqual(
    new Map([
      ['cards', new Map([['0.line.0.path.0', { type: 'fault', code: 'path-broken' }]])],
      ['elite.hull', new Map([['', { type: 'fault', code: 'value-refused' }]])],
      ['name', new Map([['', { type: 'nameTaken' }]])],
    ]),
  )
})
