import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Output } from '../../../../shared/contract/contract.ts'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { Bridge } from '../../../../renderer/bridge/Bridge.tsx'
import { press, show } from '../../../support/renderer/screen.tsx'

const { bridge: texts, game } = textsOf('en')
const id = 'a'.repeat(16)
const view = {
  id,
  squad: 'Two Chairs',
  difficulty: 'hard',
  ironman: true,
  createdAt: '2025-03-01T19:00:00.000Z',
  access: 'owner',
  scenarios: [{ number: 1, page: 6 }],
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
} as Output<'campaign.get'>

test('the squad is shown with pilot, ship, call sign and player, and what level and Ironman mean', async () => {
  show(<Bridge campaign={id} />, { 'campaign.get': view })
  expect(await screen.findByRole('heading', { level: 1, name: 'Two Chairs' })).toBeTruthy()
  const seat = within(screen.getByRole('list', { name: game.squad })).getByRole('listitem')
  for (const words of ['Enver', 'Knossis', 'Quill', 'Mara']) expect(within(seat).getByText(words)).toBeTruthy()
  expect(screen.getByText('Enemies: hull +1, shield +1 and damage +1; success pays 2 credits a pilot')).toBeTruthy()
  expect(screen.getByText(game.ironmanRules.supply)).toBeTruthy()
})

test('a campaign that cannot be opened says why and keeps the way back', async () => {
  const shown = show(<Bridge campaign={id} />, { 'campaign.get': { refuse: refusal('in-use', 'inUse') } })
  expect(await screen.findByRole('alert', { name: texts.failed })).toBeTruthy()
  shown.answer({ 'campaign.get': view })
  await userEvent.click(screen.getByRole('button', { name: textsOf('en').common.retry }))
  expect(await screen.findByRole('heading', { name: 'Two Chairs' })).toBeTruthy()
  await press('{Escape}')
  expect(window.location.hash).toBe('#/')
})

test('a campaign that is open for looking only says so and why', async () => {
  const looking = { ...view, access: 'looking', why: { code: 'read-only', key: 'cannotWrite' } } as typeof view
  show(<Bridge campaign={id} />, { 'campaign.get': looking })
  expect((await screen.findByText(texts.looking)).closest('[role=status]')?.textContent).toContain('may not be written')
})

test('[CS-014] a new campaign says that scenario 001 comes first and where it stands; one key leads there', async () => {
  show(<Bridge campaign={id} />, { 'campaign.get': view })
  const next = within(await screen.findByRole('list', { name: texts.next }))
  expect(next.getByText('Scenario 001, page 6 of the scenario book')).toBeTruthy()
  expect(screen.getByText(texts.firstWhy)).toBeTruthy()
  await press('1')
  expect(window.location.hash).toBe(`#/campaign/${id}/squad/scenario`)
})

test('a fight that is over leads to where its outcome is taken over, until it was', async () => {
  const outcome = (done: boolean) =>
    ({
      mission: 'First Range',
      text: '',
      choices: [],
      done,
      command: { type: 'finishScenario', outcome: 'failure' },
    }) as never
  const plays = [{ id: 'f1', machine: 'akarios.combat', status: 'over' }] as never
  const answers = { 'campaign.get': view, 'play.list': { plays } }
  show(<Bridge campaign={id} />, { ...answers, 'squad.outcome': outcome(false) })
  const waits = await screen.findByText('First Range: Failure. The campaign does not have this outcome yet.')
  await userEvent.click(within(waits.closest('[role=status]')!).getByRole('button'))
  expect(window.location.hash).toBe(`#/campaign/${id}/squad`)
  const shown = show(<Bridge campaign={id} />, { ...answers, 'squad.outcome': outcome(true) })
  await waitFor(() => expect(shown.calls.some(({ name }) => name === 'squad.outcome')).toBe(true))
  await screen.findByText('Scenario 001, page 6 of the scenario book')
  expect(screen.queryByText(/does not have this outcome yet/)).toBeNull()
})

test('a trip or a visit that goes on or whose outcome waits leads to its screen', async () => {
  const play = (machine: string, status: string, waits: boolean, args = {}) => ({
    id: machine,
    machine,
    status,
    waits,
    begun: { title: { key: '', args } },
  })
  const plays = (...list: unknown[]) => ({ 'campaign.get': view, 'play.list': { plays: list } as never })
  show(<Bridge campaign={id} />, plays(play('akarios.travel', 'over', true)))
  const trip = await screen.findByText(texts.tripOver)
  await userEvent.click(within(trip.closest('[role=status]')!).getByRole('button'))
  expect(window.location.hash).toBe(`#/campaign/${id}/atlas`)
  show(<Bridge campaign={id} />, plays(play('akarios.world', 'open', false, { world: 'Old Harbour' })))
  const visit = await screen.findByText('A visit to Old Harbour is under way.')
  await userEvent.click(within(visit.closest('[role=status]')!).getByRole('button'))
  expect(window.location.hash).toBe(`#/campaign/${id}/world`)
  show(<Bridge campaign={id} />, plays(play('akarios.travel', 'over', false)))
  await screen.findByText('Scenario 001, page 6 of the scenario book')
  expect(screen.queryByText(texts.tripOver)).toBeNull()
})

test('[CS-003] the squad shows which starting deck each seat has', async () => {
  show(<Bridge campaign={id} />, { 'campaign.get': view })
  const seat = within(await screen.findByRole('list', { name: game.squad })).getByRole('listitem')
  expect(within(seat).getByText('Deck 3')).toBeTruthy()
})

const note = {
  id: 7,
  body: 'Owe Dov\n4 credits',
  who: 'table',
  createdAt: '2025-03-01T19:00:00.000Z',
  changedAt: '2025-03-01T19:00:00.000Z',
}
const open = { 'campaign.get': view, 'notes.list': { notes: [note] }, 'history.list': { entries: [], more: false } }
const sent = (shown: ReturnType<typeof show>, name: string) =>
  shown.calls.filter((call) => call.name === name).map((call) => call.input)

test('a note of several lines is written by keys alone: N, Enter for a line, Ctrl+Enter to save', async () => {
  const shown = show(<Bridge campaign={id} />, { ...open, 'notes.add': { refuse: refusal('disk-full', 'diskFull') } })
  await screen.findByText(/Owe Dov/)
  await press('n')
  await press('First{Enter}second{Control>}{Enter}{/Control}')
  expect(await screen.findByText(textsOf('en').errors.byKey.diskFull)).toBeTruthy()
  shown.answer({ 'notes.add': { id: 8 } })
  await press('{Control>}{Enter}{/Control}')
  expect(sent(shown, 'notes.add')).toEqual(Array(2).fill({ campaign: id, body: 'First\nsecond', who: 'table' }))
  expect(await screen.findByRole('button', { name: /Add a note/ })).toBeTruthy()
})

test('a note is changed in place; Escape leaves it, and the screen, as they were', async () => {
  const shown = show(<Bridge campaign={id} />, { ...open, 'notes.change': { id: 7 }, 'notes.remove': { id: 7 } })
  await userEvent.click(await screen.findByRole('button', { name: /^Change: Owe Dov/ }))
  await press('!{Escape}')
  expect(window.location.hash).toBe('')
  expect(sent(shown, 'notes.change')).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: /^Change: Owe Dov/ }))
  await press('!{Control>}{Enter}{/Control}')
  expect(sent(shown, 'notes.change')).toEqual([{ campaign: id, id: 7, body: 'Owe Dov\n4 credits!', who: 'table' }])
  await userEvent.click(await screen.findByRole('button', { name: /^Remove: Owe Dov/ }))
  expect(sent(shown, 'notes.remove')).toEqual([{ campaign: id, id: 7, who: 'table' }])
})

test('a campaign that is only looked at offers no writing, and looking again may change that', async () => {
  const looking = { ...view, access: 'looking', why: { code: 'in-use', key: 'fileInUse' } } as typeof view
  const shown = show(<Bridge campaign={id} />, { ...open, 'campaign.get': looking })
  await screen.findByText(/Owe Dov/)
  expect(screen.queryByRole('button', { name: /Change|Add a note|Remove/ })).toBeNull()
  shown.answer({ 'campaign.get': view })
  await userEvent.click(screen.getByRole('button', { name: texts.lookAgain }))
  expect(await screen.findByRole('button', { name: /Add a note/ })).toBeTruthy()
})
