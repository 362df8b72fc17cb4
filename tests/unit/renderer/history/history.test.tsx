import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../../../shared/contract/calls/history.ts'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { History } from '../../../../renderer/history/History.tsx'
import { EntryRow } from '../../../../renderer/kernel/history/EntryRow.tsx'
import { noFilters, questionOf } from '../../../../renderer/kernel/history/filters.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { press, show } from '../../../support/renderer/screen.tsx'

const texts = textsOf('en')
const campaign = 'a'.repeat(16)
const entry = (n: number, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  n,
  time: '2026-03-01T19:00:00.000Z',
  kind: 'command',
  standing: 'counts',
  title: { key: 'noteAdded', args: { note: `note ${n}` } },
  who: 'table',
  reveals: false,
  notes: [],
  ...change,
})

const row = (shown: HistoryEntry, unfolded = false, play?: string) => {
  show(<EntryRow entry={shown} play={play} unfolded={unfolded} />, {})
  return document.body.textContent
}

test('an entry tells how it stands: undone, left behind, an undo or redo itself, where undo ends', () => {
  expect(row(entry(3, { standing: 'undone' }))).toContain(texts.history.undone)
  expect(row(entry(3, { standing: 'closed' }))).toContain(texts.history.closed)
  expect(row(entry(4, { kind: 'undo', standing: 'step', means: 3 }))).toMatch(/Undone: Note: note 4.*takes back no. 3/)
  expect(row(entry(4, { kind: 'redo', standing: 'step', means: 3 }))).toMatch(/Redone: Note: note 4.*brings back no. 3/)
  expect(row(entry(1, { kind: 'wall' }))).toContain(texts.history.wall)
  expect(row(entry(3, { reveals: true }))).toContain(texts.history.reveals)
  expect(row(entry(3, { standing: 'undone' }), false, 'Fight: First Range')).toMatch(/Fight: First Range, undone/)
})

test('who did it is said by the name of the pilot, where a seat did it', async () => {
  const seats = [{ seat: 2, pilotName: 'Bram Oduya', shipName: 'Gannet' }]
  show(<EntryRow entry={entry(3, { who: 'p2' })} unfolded={false} />, { 'campaign.get': { seats } as never })
  window.location.hash = `#/campaign/${campaign}/history`
  expect(await screen.findByText('Bram Oduya')).toBeTruthy()
  expect(screen.queryByText('p2')).toBeNull()
})

test('notes are counted while folded, and unfolded with the rule that each follows from', () => {
  const noted = entry(3, { notes: [{ key: 'noteAdded', args: { note: 'followed' }, rule: 'PA-013' }] })
  expect(row(noted)).toContain('1 note')
  expect(row(noted, true)).toMatch(/Note: followed rule PA-013/)
})

test('words are looked for in figures and in the sentences of the reader’s language', () => {
  const question = (language: 'en' | 'de', words: string) =>
    questionOf(textsOf(language), campaign, { ...noFilters, words })
  expect(question('en', ' changed ')).toEqual({ campaign, text: 'changed', keys: ['noteChanged'] })
  expect(question('de', 'Geändert').keys).toEqual(['noteChanged'])
  expect(question('en', ' ')).toEqual({ campaign })
  expect(questionOf(texts, campaign, { ...noFilters, kind: 'steps', play: 'p1' })).toEqual({
    campaign,
    kinds: ['undo', 'redo'],
    play: 'p1',
  })
})

test('plays are named by their mission and the day they were begun, newest first', async () => {
  const begun = (n: number, mission: string, time: string) => ({
    ...{ n, time, title: { key: 'akarios.title.fightBegun', args: { mission } } },
  })
  const machine = 'akarios.combat'
  const shown = show(<History campaign={campaign} />, {
    'play.list': {
      plays: [
        { id: 'a', machine, status: 'over', waits: false, begun: begun(2, 'First Range', '2025-11-03T19:00:00.000Z') },
        { id: 'b', machine, status: 'open', waits: false, begun: begun(5, 'All Drones', '2025-12-06T19:00:00.000Z') },
      ],
    },
    'history.list': { entries: [entry(6, { play: 'b' })], more: false },
  })
  await screen.findByRole('listbox', { name: texts.history.list })
  await userEvent.click(screen.getByRole('combobox', { name: texts.history.play }))
  const choices = await screen.findAllByRole('option', { name: /Fight|All/ })
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'All of them',
    'Fight: All Drones · 6 December 2025still open',
    'Fight: First Range · 3 November 2025',
  ])
  await userEvent.click(screen.getByRole('option', { name: /First Range · 3/ }))
  expect(shown.calls.at(-1)?.input).toMatchObject({ play: 'a' })
})

test('going down to the end reads older entries; Escape leads to the bridge', async () => {
  const all = Array.from({ length: 130 }, (_, index) => entry(130 - index))
  const shown = show(<History campaign={campaign} />, {
    'play.list': { plays: [] },
    'history.list': ({ before = 131, most }) => {
      const older = all.filter(({ n }) => n < before)
      return { entries: older.slice(0, most), more: older.length > most }
    },
  })
  const list = await screen.findByRole('listbox', { name: texts.history.list })
  list.focus()
  await press('{End}')
  await waitFor(() =>
    expect(shown.calls.filter(({ name }) => name === 'history.list').at(-1)?.input).toEqual({
      campaign,
      most: 100,
      before: 31,
    }),
  )
  await waitFor(() => expect(screen.getByText(new RegExp(texts.history.begin))).toBeTruthy())
  await press('{Escape}')
  expect(window.location.hash).toBe(`#/campaign/${campaign}/bridge`)
})

test('a search without a find says so and leads back to everything', async () => {
  const shown = show(<History campaign={campaign} />, {
    'play.list': { plays: [] },
    'history.list': ({ text }) => ({ entries: text === undefined ? [entry(1)] : [], more: false }),
  })
  await userEvent.type(await screen.findByLabelText(texts.history.search), 'Dov')
  expect(await screen.findByRole('heading', { name: texts.history.nothing })).toBeTruthy()
  expect(shown.calls.at(-1)?.input).toMatchObject({ text: 'Dov' })
  await userEvent.click(screen.getByRole('button', { name: texts.history.showAll }))
  expect(await screen.findByRole('listbox')).toBeTruthy()
})

test('a history that cannot be read is a failure with a way on', async () => {
  show(<History campaign={campaign} />, { 'history.list': { refuse: refusal('unavailable', 'folderGone') } })
  expect(await screen.findByRole('alert', { name: texts.history.failed })).toBeTruthy()
})
