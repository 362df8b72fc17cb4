// The panel that tries a mission by simulation: what it asks for, what it shows on the way, and that nothing goes on when it is left.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { SimulatedSquad, SimulationRun } from '../../../../../../shared/contract/calls/simulation.ts'
import { Simulator } from '../../../../../../renderer/games/akarios/editors/simulator/Simulator.tsx'
import { show } from '../../../../../support/renderer/screen.tsx'

const id = '0123456789abcdef0123456789abcdef'
const draft = [{ field: 'name', value: 'Wasp Nest II' }]
const spread = { mean: 5.2, median: 5, from: 4, to: 7 }

const squad: SimulatedSquad = {
  ...{ pilots: 2, fights: 19, unfinished: 1, won: 12, rate: 12 / 19, interval: [0.41, 0.81] },
  judged: { verdict: 'fair', sure: true },
  ...{ rounds: spread, dealt: { ...spread, median: 14 }, taken: { ...spread, median: 9 } },
  losses: [
    { pilot: 'Ines Calder', fights: 3 },
    { pilot: 'Bram Oduya', fights: 0 },
  ],
  ends: [
    { won: true, why: 'quiet', wording: 'Destroy every wasp.', fights: 12 },
    { won: false, why: 'allLost', fights: 7 },
  ],
}

const run = (change: Partial<SimulationRun>): { run: SimulationRun } => ({
  run: { ...{ id, mission: 'wasp-nest', state: 'running', done: 0, of: 20, squads: [] }, ...change },
})

const panel = (isOpen = false) => <Simulator mission="wasp-nest" draft={draft} isOpen={isOpen} />

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent.replaceAll('\u00a0', ' ')),
    )

test('it plays the draft as asked, shows how far it is, and what came of it against what is fair', async () => {
  const shown = show(panel(), {
    'simulation.lacks': { lacks: [] },
    'simulation.start': { simulation: id },
    'simulation.get': run({ done: 5 }),
  })
  await userEvent.click(screen.getByRole('radio', { name: '2' }))
  await userEvent.click(screen.getByRole('radio', { name: '20' }))
  await userEvent.click(screen.getByRole('button', { name: 'Start the simulation' }))
  await waitFor(() => screen.getByRole('progressbar', { name: '5 of 20 fights' }))
  expect(shown.calls.find(({ name }) => name === 'simulation.start')?.input).toEqual({
    ...{ mission: 'wasp-nest', draft, pilots: [2], difficulty: 'normal', policy: 'greedy', runs: 20, seed: '1' },
  })
  shown.answer({ 'simulation.get': run({ state: 'done', done: 20, squads: [squad] }) })
  act(() => shown.push({ name: 'simulation.changed', args: {} }))
  await screen.findByText('All 20 fights are played.')
  expect(
    within(screen.getByRole('figure', { name: 'Fights won' })).getByRole('row', { name: '2 pilots 63% 41% to 81%' }),
  ).toBeTruthy()
  expect(rowsOf('What a fight is like')).toEqual([
    ['2', '12 of 19', 'fair', '5 (4 to 7)', '14 (4 to 7)', '9 (4 to 7)', 'Ines Calder 3×'],
  ])
  expect(rowsOf('How the fights ended')).toEqual([
    ['2', 'Destroy every wasp.', 'won', '12 (63%)'],
    ['2', 'Every pilot was unconscious.', 'lost', '7 (37%)'],
  ])
  expect(screen.getByText('2 pilots: 1 fight found no end and was given up. That counts nowhere above.')).toBeTruthy()
})

test('figures of a mission that has been changed since say so', async () => {
  function Editor() {
    const [name, setName] = useState('Wasp Nest II')
    return (
      <>
        <button onClick={() => setName('Wasp Nest III')}>Rename</button>
        <Simulator mission="wasp-nest" draft={[{ field: 'name', value: name }]} isOpen={false} />
      </>
    )
  }
  show(<Editor />, {
    'simulation.lacks': { lacks: [] },
    'simulation.start': { simulation: id },
    'simulation.get': run({ state: 'done', done: 20, squads: [squad] }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Start the simulation' }))
  await screen.findByText('All 20 fights are played.')
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await screen.findByText('All 20 fights are played. The mission has been changed since it was begun.')
})

test('it is stopped by a key, keeps what was played, and ends when it is left', async () => {
  const shown = show(panel(), {
    'simulation.lacks': { lacks: [] },
    'simulation.start': { simulation: id },
    'simulation.get': run({ done: 5 }),
    'simulation.stop': {},
  })
  await userEvent.click(screen.getByRole('button', { name: 'Start the simulation' }))
  await waitFor(() => screen.getByRole('progressbar'))
  shown.answer({ 'simulation.get': run({ state: 'stopped', done: 7 }) })
  await userEvent.keyboard('{Escape}')
  const stops = () => shown.calls.filter(({ name }) => name === 'simulation.stop').map(({ input }) => input)
  await waitFor(() => expect(stops()).toEqual([{ simulation: id }]))
  act(() => shown.push({ name: 'simulation.changed', args: {} }))
  await screen.findByText('Stopped after 7 of 20 fights. The figures are of these.')
  cleanup()
  expect(stops()).toEqual([{ simulation: id }, { simulation: id }])
})

test('it says what has to be told first, and does not begin with something that is not right', async () => {
  show(panel(), {
    'simulation.lacks': {
      lacks: [
        { thing: 'map', id: 'wasp-nest', name: 'Wasp Nest', fields: ['deployment'] },
        { thing: 'ship', id: 'argonaut', name: 'Argonaut', fields: ['hull', 'shield'] },
      ],
    },
  })
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'The map needs a deployment hex for each pilot.',
    'Argonaut: Hull and Shield not told yetTell it',
  ])
  const start = () => screen.getByRole('button', { name: 'Start the simulation' })
  expect(start().getAttribute('aria-disabled')).toBe('true')
  const shown = show(panel(true), { 'simulation.lacks': { lacks: [] } })
  expect(screen.getByText('Something that is entered above is not right yet.')).toBeTruthy()
  expect(shown.calls).toEqual([])
})
