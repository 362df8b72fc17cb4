import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EndPhase } from '../../../../../../renderer/games/akarios/combat/hand/EndPhase.tsx'
import type { HandChange } from '../../../../../../shared/games/akarios/command/hand-change.ts'
import { enemyType, order } from '../../../../../support/combat/content.ts'
import { fight, type Table } from '../../../../../support/combat/table.ts'
import { show } from '../../../../../support/renderer/screen.tsx'
import { contextOf } from './table.ts'

function enemyPhase(): Table {
  const asks = (id: string) => order(id, [{ id: 'a', do: 'byHand', says: 'Wait.' }])
  return fight({
    enemies: { 'boar#1': { at: 'C-2' }, 'ronin#1': { at: 'G-2' } },
    types: [enemyType('boar', { cards: [asks('grunt')] }), enemyType('ronin', { cards: [asks('shot')] })],
  }).pass()
}

/** The panel's button over this fight, and what it did. */
function pressed(table: Table) {
  const made: HandChange[] = []
  const { talk } = contextOf(table.view)
  show(<EndPhase view={table.view} talk={talk} busy={false} onChange={(change) => made.push(change)} />, {})
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  return { made, press }
}

test('[FR-005] ending a phase asks while two enemies have not acted; back leaves all as it was', async () => {
  const table = enemyPhase()
  expect(table.view.enemyPhase.toAct).toHaveLength(1)
  const { made, press } = pressed(table)
  await press('End this phase')
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain('2 ships have not acted yet')
  for (const name of ['boar 1', 'ronin 1']) expect(dialog.textContent).toContain(name)
  await press('Back')
  expect(made).toEqual([])
  await press('End this phase')
  await press('End all turns')
  expect(made).toEqual([{ type: 'endPhase' }])
})

test('[FR-005] a phase that nobody waits in ends at once', async () => {
  const table = fight({ pilots: { p1: {}, p2: {} } })
  const { made, press } = pressed({ ...table, view: { ...table.view, phase: 'end' } })
  await press('End this phase')
  expect(made).toEqual([{ type: 'endPhase' }])
})
