// Who is asked next: the pilot who acted last, for as long as he may.
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAnswering } from '../../../../../../renderer/games/akarios/combat/use-answering.ts'
import type { FightHandle } from '../../../../../../renderer/games/akarios/combat/use-fight.ts'
import { fight, type Table } from '../../../../../support/combat/table.ts'
import { contextOf } from './table.ts'

const handle = ({ question, view }: Table, version: number) =>
  ({ question, view, version, send: () => undefined }) as unknown as FightHandle

const answering = (table: Table, lately?: string) => {
  const context = contextOf(table.view)
  return renderHook(({ version }) => useAnswering(handle(table, version), context, lately), {
    initialProps: { version: 1 },
  })
}
const two = () => fight({ pilots: { p1: { at: 'E-7', dice: 'move' }, p2: { at: 'C-7', dice: 'move move' } } })

test('the first pilot begins, and the one who acted last goes on', () => {
  expect(answering(two()).result.current.acting).toBe('p1')
  expect(answering(two(), 'p2').result.current.acting).toBe('p2')
})

test('who has passed is not asked again', () => {
  const table = two()
  table.pass('p2')
  expect(answering(table, 'p2').result.current.acting).toBe('p1')
})

test('with a new version of the fight nothing is picked any more, nor when undo brings the old one back', () => {
  const { result, rerender } = answering(two(), 'p2')
  act(() => result.current.pickDie('p1', 0))
  expect(result.current.pick).toEqual({ seat: 'p1', chosen: [], die: 0 })
  rerender({ version: 2 })
  expect(result.current.pick).toEqual({ seat: 'p2', chosen: [] })
  rerender({ version: 1 })
  expect(result.current.pick).toEqual({ seat: 'p2', chosen: [] })
})
