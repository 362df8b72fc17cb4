import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { LibraryEntry } from '../../../../shared/contract/calls/library.ts'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { ImportDialog } from '../../../../renderer/library/import/ImportDialog.tsx'
import { Library } from '../../../../renderer/library/Library.tsx'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { press, show, type Answers } from '../../../support/renderer/screen.tsx'

const { library: texts, backups, errors, common } = textsOf('en')
const id = 'a'.repeat(16)
const time = '2026-03-01T19:00:00.000Z'
const card = {
  squad: 'Lantern',
  difficulty: 'hard',
  ironman: false,
  createdAt: time,
  lastPlayedAt: time,
  entries: 9,
  act: 1,
  progress: { done: 0, known: 0 },
  seats: [],
} as const
const entry = (state: LibraryEntry['state'] = 'ready'): LibraryEntry => ({
  id,
  state,
  size: 1,
  card: { ...card, seats: [] },
})
const backup = (entries: number, sound = true) => ({
  id: `2026-03-01T19-00-00-000Z.round.00000${entries}.db`,
  madeAt: time,
  reason: 'round' as const,
  size: 1000,
  entries,
  last: { key: 'noteAdded', args: { note: 'Owe Dov' } },
  sound,
})
const shelf = (state: LibraryEntry['state'] = 'ready'): Answers => ({
  'library.list': { campaigns: [entry(state)], bin: [] },
  'backups.list': { backups: [backup(6), backup(4, false)], offer: { backup: backup(6).id, lost: 3 } },
})
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = (shown: ReturnType<typeof show>, name: string) =>
  shown.calls.filter((call) => call.name === name).map((call) => call.input)
const library = <Library onImport={() => {}} />

test('a campaign gets a new name; a refusal stands at the field and nothing closes', async () => {
  const shown = show(library, { ...shelf(), 'campaign.rename': { refuse: refusal('disk-full', 'diskFull') } })
  await userEvent.click(await button(common.rename))
  const field = await screen.findByRole('textbox', { name: texts.actions.squadName })
  await userEvent.clear(field)
  await userEvent.type(field, ' Two Chairs {Enter}')
  expect(await screen.findByText(errors.byKey.diskFull)).toBeTruthy()
  shown.answer({ 'campaign.rename': {} })
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(shown, 'campaign.rename')).toEqual(Array(2).fill({ campaign: id, squad: 'Two Chairs' }))
})

test('a duplicate is offered under a name of its own', async () => {
  const shown = show(library, { ...shelf(), 'campaign.duplicate': { id: 'b'.repeat(16) } })
  await userEvent.click(await button(texts.actions.duplicate))
  await press('{Enter}')
  expect(sent(shown, 'campaign.duplicate')).toEqual([{ campaign: id, squad: 'Lantern, copy' }])
})

test('the bin is asked about first, and the way back stands in the message', async () => {
  const shown = show(library, { ...shelf(), 'campaign.bin': {}, 'campaign.takeBack': {} })
  await userEvent.click(await button(texts.actions.bin))
  expect(sent(shown, 'campaign.bin')).toEqual([])
  expect(screen.getByText(texts.binning.backups)).toBeTruthy()
  await userEvent.click(await button(texts.binning.confirm))
  await userEvent.click(await button(texts.binning.takeBack))
  expect(sent(shown, 'campaign.takeBack')).toEqual([{ campaign: id }])
})

test('what lies in the bin is shown with its last day, and taken back', async () => {
  const bin = [{ id: 'c'.repeat(16), squad: 'Autumn', binnedAt: time, keptUntil: '2026-03-31T19:00:00.000Z' }]
  const shown = show(library, { ...shelf(), 'library.list': { campaigns: [], bin }, 'campaign.takeBack': {} })
  await userEvent.click(await button(texts.binning.showLong))
  expect(screen.getByText(/31 March/)).toBeTruthy()
  await userEvent.click(await button(/Take back: Autumn/))
  expect(sent(shown, 'campaign.takeBack')).toEqual([{ campaign: 'c'.repeat(16) }])
})

test('going back to a backup says what would be lost; a damaged one is never offered', async () => {
  const shown = show(library, { ...shelf(), 'backups.restore': { campaign: id } })
  const rows = within(await screen.findByRole('table', { name: backups.title })).getAllByRole('row')
  expect(rows[2]?.textContent).toContain(backups.unsound)
  expect(within(rows[2]!).queryByRole('button')).toBeNull()
  await userEvent.click(within(rows[1]!).getByRole('button'))
  await userEvent.click(await screen.findByRole('menuitem', { name: backups.inPlace }))
  expect(await screen.findByText(backups.lost({ count: 3 }))).toBeTruthy()
  expect(screen.getByText(backups.setAside)).toBeTruthy()
  await userEvent.click(await button(backups.replaceDo))
  expect(sent(shown, 'backups.restore')).toEqual([{ campaign: id, backup: backup(6).id, as: 'replace' }])
})

test('a damaged campaign: what is wrong, the newest sound backup with its loss, and that the file is kept', async () => {
  const finding = { code: 'damaged', key: 'fileDamaged', args: { what: 'chain', where: '' } } as const
  const damaged: LibraryEntry = { id, state: 'damaged', size: 1, finding }
  show(library, { ...shelf(), 'library.list': { campaigns: [damaged], bin: [] } })
  expect(await screen.findByText(errors.damage.chain)).toBeTruthy()
  expect(await screen.findByText(backups.lost({ count: 3 }))).toBeTruthy()
  expect(screen.queryByRole('button', { name: common.rename })).toBeNull()
  await userEvent.click(await button(backups.replaceDo))
  expect(await screen.findByText(backups.damagedKept)).toBeTruthy()
})

test('a restore is undone from its own line', async () => {
  const shown = show(library, {
    ...shelf(),
    'backups.list': { backups: [], undo: { restoredAt: time } },
    'backups.undoRestore': { campaign: id },
  })
  await userEvent.click(await button(backups.undoRestore))
  expect(sent(shown, 'backups.undoRestore')).toEqual([{ campaign: id }])
})

test('a campaign in use elsewhere can be looked at, not renamed or binned', async () => {
  show(library, shelf('in-use'))
  expect((await screen.findByRole('link', { name: texts.lookOnly })).getAttribute('href')).toContain(id)
  for (const name of [common.rename, texts.actions.bin, backups.make])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

const preview = { ...card, seats: [], appVersion: '0.0.9', older: false, sameOrigin: [{ id, squad: 'Lantern' }] }
const transfer = 'f'.repeat(32)

test('a chosen file goes over in pieces, is shown, and only then taken in', async () => {
  const onClose = vi.fn()
  const shown = show(<ImportDialog first={{ at: 'choose' }} onClose={onClose} />, {
    'transfer.begin': { transfer },
    'transfer.piece': { received: 3 },
    'import.look': preview,
    'import.accept': { campaign: 'b'.repeat(16) },
  })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['abc'], 'x.sparrow'))
  expect(await screen.findByText(texts.importing.sameOrigin({ squads: 'Lantern' }))).toBeTruthy()
  expect(sent(shown, 'transfer.piece')).toEqual([{ transfer, index: 0, data: btoa('abc') }])
  expect(sent(shown, 'import.accept')).toEqual([])
  await userEvent.click(await button(texts.importing.acceptAnother))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent(shown, 'import.accept')).toEqual([{ transfer }])
})

test('a file that is refused says why, and another can be chosen; cancelling lets go of what was sent', async () => {
  const onClose = vi.fn()
  const shown = show(<ImportDialog first={{ at: 'look', name: 'x.sparrow', transfer }} onClose={onClose} />, {
    'import.look': { refuse: refusal('damaged', 'import.notZip') },
    'transfer.begin': { transfer },
    'transfer.piece': { received: 3 },
    'transfer.cancel': {},
  })
  expect(await screen.findByText(errors.byKey['import.notZip'])).toBeTruthy()
  shown.answer({ 'import.look': preview })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['abc'], 'y.sparrow'))
  await screen.findByText(texts.importing.inside({ name: 'y.sparrow' }))
  await press('{Escape}')
  expect(sent(shown, 'transfer.cancel')).toEqual([{ transfer }])
  expect(onClose).toHaveBeenCalledOnce()
})
