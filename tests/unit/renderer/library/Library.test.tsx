import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { LibraryEntry } from '../../../../shared/contract/calls/library.ts'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { Library } from '../../../../renderer/library/Library.tsx'
import { press, show, type Answers } from '../../../support/renderer/screen.tsx'

const texts = textsOf('en').library
const onImport = vi.fn()
const time = '2026-03-01T19:00:00.000Z'

const entry = (id: string, squad: string, state: LibraryEntry['state'] = 'ready'): LibraryEntry => ({
  id: id.repeat(16),
  state,
  size: 98_304,
  card: {
    squad,
    difficulty: 'hard',
    ironman: true,
    createdAt: time,
    lastPlayedAt: time,
    entries: 3,
    act: 2,
    progress: { done: 4, known: 7 },
    seats: [
      {
        seat: 1,
        player: 'Mara',
        pilot: 'enver',
        pilotName: 'Enver',
        ship: 'knossis',
        shipName: 'Knossis',
        callSign: 'Quill',
        deck: 3,
      },
    ],
  },
})

const shelf = (...campaigns: LibraryEntry[]): Answers => ({
  'library.list': { campaigns, bin: [] },
  'backups.list': { backups: [] },
})

const chosen = () => within(screen.getByRole('complementary', { name: texts.chosen }))
const rows = async () => (await screen.findByRole('list', { name: texts.list })).querySelectorAll('button')

test('a row says how far the campaign is: its act, and the scenarios that are done of those that are known', async () => {
  show(<Library onImport={onImport} />, shelf(entry('a', 'Two Chairs')))
  const row = within(await screen.findByRole('list', { name: texts.list })).getByRole('button')
  expect(row.textContent).toContain('Act 2')
  expect(row.textContent).toContain('4 of 7 known scenarios')
})

test('an empty shelf says what the app is for, and Enter begins a campaign', async () => {
  show(<Library onImport={onImport} />, shelf())
  expect(await screen.findByRole('heading', { name: texts.emptyTitle })).toBeTruthy()
  await press('{Enter}')
  expect(window.location.hash).toBe('#/new-campaign')
})

test('arrows move the choice from anywhere on the page, Enter opens it, N begins a new one', async () => {
  show(<Library onImport={onImport} />, shelf(entry('a', 'Lantern'), entry('b', 'Two Chairs')))
  expect((await rows()).length).toBe(2)
  expect(chosen().getByRole('heading', { name: 'Lantern' })).toBeTruthy()
  await press('{ArrowDown}{ArrowDown}')
  expect(chosen().getByRole('heading', { name: 'Two Chairs' })).toBeTruthy()
  await press('{Enter}')
  expect(window.location.hash).toBe(`#/campaign/${'b'.repeat(16)}/bridge`)
  await press('n')
  expect(window.location.hash).toBe('#/new-campaign')
})

test('with the focus in the list, arrows take the focus along and Enter opens what has it', async () => {
  show(<Library onImport={onImport} />, shelf(entry('a', 'Lantern'), entry('b', 'Two Chairs')))
  const [first, second] = await rows()
  first?.focus()
  await press('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await press('{Enter}')
  expect(window.location.hash).toBe(`#/campaign/${'b'.repeat(16)}/bridge`)
})

test.each(['in-use', 'damaged', 'newer', 'unreadable'] as const)(
  'a campaign that is %s says so, and is not opened',
  async (state) => {
    const shown = show(<Library onImport={onImport} />, shelf(entry('a', 'Lantern', state)))
    const words = texts.shut[state]
    expect((await rows())[0]?.textContent).toContain(words.label)
    expect(chosen().getByText(words.why)).toBeTruthy()
    expect(chosen().queryByRole('link', { name: new RegExp(texts.open) })).toBeNull()
    await press('{Enter}')
    await userEvent.dblClick((await rows())[0]!)
    expect(window.location.hash).toBe('')
    shown.answer(shelf(entry('a', 'Lantern')))
    await userEvent.click(chosen().getByRole('button', { name: texts.lookAgain }))
    expect(await chosen().findByRole('link', { name: new RegExp(texts.open) })).toBeTruthy()
  },
)

test('a file without a card stands on the shelf by its name on the disk, with what was found in it', async () => {
  const finding = { code: 'damaged', key: 'historyShorter', args: { lost: 2, entries: 5, marked: 7 } } as const
  show(<Library onImport={onImport} />, shelf({ id: 'c'.repeat(16), state: 'damaged', size: 12, finding }))
  expect((await rows())[0]?.textContent).toContain('c'.repeat(16))
  expect(chosen().getByRole('heading', { name: texts.unnamed })).toBeTruthy()
  expect(chosen().getByText(/2 steps too early: it holds 5, and 7 were saved/)).toBeTruthy()
})

test('a list that cannot be had is a failure with a way on', async () => {
  const shown = show(<Library onImport={onImport} />, {
    'library.list': { refuse: refusal('unavailable', 'folderGone') },
  })
  expect(await screen.findByRole('alert', { name: texts.failed })).toBeTruthy()
  shown.answer(shelf(entry('a', 'Lantern')))
  await userEvent.click(screen.getByRole('button', { name: textsOf('en').common.retry }))
  expect((await rows()).length).toBe(1)
})

test('a push brings in what another window has made', async () => {
  const shown = show(<Library onImport={onImport} />, shelf(entry('a', 'Lantern')))
  await rows()
  shown.answer(shelf(entry('b', 'Two Chairs'), entry('a', 'Lantern')))
  shown.push({ name: 'library.changed', args: {} })
  await waitFor(async () => expect((await rows()).length).toBe(2))
})
