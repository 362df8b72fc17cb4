// An effect that is given by hand at the sheet itself.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AddEffect } from '../../../../../../renderer/games/akarios/combat/panels/AddEffect.tsx'
import { Enemies } from '../../../../../../renderer/games/akarios/combat/panels/Enemies.tsx'
import type { HandChange } from '../../../../../../shared/games/akarios/command/hand-change.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { show } from '../../../../../support/renderer/screen.tsx'
import { contextOf } from './table.ts'

const map = {
  rows: ['....S....', ...Array.from({ length: 8 }, () => '.........')],
  legend: { S: [{ type: 'sparrow' as const, facing: 0 as const }] },
}
const { view } = fight({
  mission: { map, sparrow: { hull: 8 } },
  pilots: { p1: { effects: { slow: 2, stun: 1 } } },
  enemies: { 'scout#1': {} },
})
const { talk } = contextOf(view)

test('those that the ship does not bear are offered, and the chosen one is given', async () => {
  const made: HandChange[] = []
  show(<AddEffect ship={view.ships[0]!} talk={talk} onChange={(change) => made.push(change)} />, {})
  screen.getByRole('button', { name: 'Add an effect by hand: Argonaut' }).focus()
  await userEvent.keyboard('{Enter}')
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  await userEvent.click(screen.getByRole('menuitem', { name: 'stealth' }))
  expect([offered, made]).toEqual([
    ['hull breach', 'radar jam', 'stealth', 'target lock'],
    [{ type: 'addEffect', ship: 'p1', effect: 'stealth' }],
  ])
})

test('[SP-013] the Sparrow is offered none', () => {
  const nothing = () => undefined
  show(<Enemies view={view} talk={talk} acting={undefined} done={undefined} onHand={nothing} onChange={nothing} />, {})
  const names = screen.getAllByRole('button', { name: /^Add an effect/ }).map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Add an effect by hand: scout 1'])
})
