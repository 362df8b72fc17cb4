import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ChanceForm } from '../../../../../../../renderer/games/akarios/combat/chance/ChanceForm.tsx'
import type { FightHandle } from '../../../../../../../renderer/games/akarios/combat/use-fight.ts'
import type { FightView } from '../../../../../../../shared/games/akarios/view/fight-view.ts'
import type { ChanceAsk, ChanceResult } from '../../../../../../../shared/kernel/chance.ts'
import { fight } from '../../../../../../support/combat/table.ts'
import { show } from '../../../../../../support/renderer/screen.tsx'
import { contextOf } from '../table.ts'

const view: FightView = {
  ...fight({ pilots: { p1: { at: 'E-7', dice: 'move' } } }).view,
  dieFaces: ['move', 'move', 'attack', 'attack', 'wild', 'stress'],
}

/** The form for this ask, and what it told: result and seat. */
function formFor(ask: ChanceAsk, shown: FightView = view) {
  const told: [ChanceResult | null, string][] = []
  const handle = {
    busy: false,
    notTaken: undefined,
    tell: (result, seat = '') => told.push([result, seat]),
  } as Partial<FightHandle>
  const { talk } = contextOf(shown)
  show(<ChanceForm ask={ask} fight={handle as FightHandle} view={shown} talk={talk} onHand={() => {}} />, {})
  return told
}
const streams = ['1', '2', '3']
const roll: ChanceAsk = { kind: 'roll', die: 'dice:p1', faces: 6, streams, why: 'rollDice' }
const among = ['minus-1', 'zero', 'zero', 'zero']
const pick: ChanceAsk = { kind: 'pick', pile: 'deck:p1', among, stream: 'deck:p1:0:0', why: 'modifier' }

test('[PA-002] a real roll takes one key a die; Escape takes the last die back', async () => {
  const told = formFor(roll)
  expect(screen.getByRole('heading', { name: /Starla: what does die 1 of 3 show/ })).toBeDefined()
  await userEvent.keyboard('14{Escape}3')
  expect(told).toEqual([])
  expect(screen.getByRole('heading', { name: /die 3 of 3/ })).toBeDefined()
  await userEvent.keyboard('2')
  expect(told).toEqual([[[0, 4, 2], 'p1']])
})

test('[PA-058] a real card takes one key and Enter; its count stands beside it', async () => {
  const told = formFor(pick)
  expect(screen.getByRole('button', { name: /3 of 4 unseen/ })).toBeDefined()
  await userEvent.keyboard('2')
  expect(told).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(told).toEqual([[[1], 'p1']])
})

test('the table is told to shuffle a deck before its first card, and not before the next one', () => {
  const [pile] = view.piles.filter(({ name }) => name === 'deck:p1')
  const withPile = (fresh: boolean): FightView => ({ ...view, piles: [{ ...pile!, fresh }] })
  formFor(pick, withPile(true))
  expect(screen.queryByText('Shuffle it before you draw.')).not.toBeNull()
  formFor(pick, withPile(false))
  expect(screen.queryByText('Shuffle it before you draw.')).toBeNull()
})

test('the app rolls or draws once when the table asks it to', async () => {
  const rolled = formFor(roll)
  await userEvent.keyboard('a')
  expect(rolled).toEqual([[null, 'p1']])
  const drawn = formFor({ ...pick, pile: 'trauma' })
  await userEvent.keyboard('a{Enter}')
  expect(drawn).toEqual([[null, 'table']])
})

test('[EN-001] combat cards that nobody has told are one choice: what they show is asked next', async () => {
  const [pile] = view.piles.filter(({ name }) => name === 'deck:p1')
  const deck: FightView = { ...view, piles: [{ ...pile!, name: 'combat:raider', kinds: ['dash'] }] }
  const told = formFor({ ...pick, pile: 'combat:raider', among: ['c1', 'c2', 'c4', 'dash'] }, deck)
  expect(screen.getByRole('button', { name: /A card that is not told yet 3 of 4 unseen/ })).toBeDefined()
  await userEvent.keyboard('2{Enter}')
  expect(told).toEqual([[[0], 'table']])
})
