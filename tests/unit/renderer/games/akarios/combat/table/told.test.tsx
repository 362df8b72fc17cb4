import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Told } from '../../../../../../../renderer/games/akarios/combat/table/Told.tsx'
import type { HandChange } from '../../../../../../../shared/games/akarios/command/hand-change.ts'
import type { FightView, ToldView } from '../../../../../../../shared/games/akarios/view/fight-view.ts'
import { fight } from '../../../../../../support/combat/table.ts'
import { show, type Answers } from '../../../../../../support/renderer/screen.tsx'
import { contextOf } from '../table.ts'

const view: FightView = fight({ pilots: { p1: {}, p2: {} }, enemies: { 'scout#2': {} } }).view
const near: ToldView = {
  id: 'near:p1,p2:1',
  said: { key: 'akarios.title.table.near', args: { ship: 'p1', other: 'p2', hexes: 1, chosen: ['no'] } },
}
const nearest: ToldView = {
  id: 'given:0',
  said: { key: 'akarios.title.table.nearest', args: { ship: 'scout#2', chosen: ['p2'] } },
}

/** The list, and the changes by hand that it asked for. */
function listOf(told: readonly ToldView[], answers: Answers = {}) {
  const changes: HandChange[] = []
  const { calls } = show(
    <Told
      campaign="c1"
      table={{ told, laid: [] }}
      talk={contextOf(view).talk}
      busy={false}
      onChange={(change) => changes.push(change)}
    >
      {null}
    </Told>,
    { 'history.steps': {}, ...answers },
  )
  return { changes, calls }
}
const rows = () => screen.getAllByRole('listitem').map((row) => within(row).getByText(/:/).textContent)

test('[EN-009] what was told stands in words, the newest first, and each can be told again', async () => {
  const { changes } = listOf([near, nearest])
  expect(rows()).toEqual(['Nearest to scout 2: Knossis', 'Argonaut to Knossis, at most 1: no'])
  await userEvent.click(screen.getByRole('button', { name: 'Change: Argonaut to Knossis, at most 1: no' }))
  expect(changes).toEqual([{ type: 'forgetSaid', said: 'near:p1,p2:1' }])
})

test('[PA-002] a roll that was typed in last is changed by taking that step back', async () => {
  const title = { key: 'akarios.title.rolled', args: { seat: 'p1', faces: ['move', 'wild'] } }
  const undo = { n: 7, title, reveals: false }
  const { calls } = listOf([], { 'history.steps': { undo }, 'history.undo': undo })
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Starla rolled move and wild' }))
  expect(calls).toContainEqual({ name: 'history.undo', input: { campaign: 'c1', entry: 7 } })
})

test('nothing is offered to be changed where nothing was told, or another step was the last', async () => {
  const title = { key: 'akarios.title.pass', args: { seat: 'p1' } }
  listOf([], { 'history.steps': { undo: { n: 7, title, reveals: false } } })
  expect(await screen.findByText('Nothing that still holds.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
