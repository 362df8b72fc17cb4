// Field reports about the board: who acts after a wave has come, and what terrain costs.
import { expect, test } from 'vitest'
import { enemyType, order } from '../../../../../support/combat/content.ts'
import { fight } from '../../../../../support/combat/table.ts'

test('[FR-012] a wave in the middle of the enemy phase opens no turn again and acts in the next round', () => {
  const wait = order('wait', [{ id: 'a', do: 'byHand', says: 'Wait.' }])
  const table = fight({
    enemies: { 'wasp#1': { at: 'A-1' }, 'wasp#2': { at: 'C-1' } },
    types: [enemyType('wasp', { cards: [wait] })],
    mission: {
      markers: [{ id: 'gate', name: 'Gate', wording: 'A gate.', side: 'none' }],
      waves: [
        {
          id: 'two',
          when: { on: 'byHand' },
          at: ['gate'],
          table: { '1': [{ enemy: 'wasp', rank: 'regular', count: 2 }] },
        },
      ],
    },
  })
  const { map } = table.state
  table.state.map = { ...map, markers: [...map.markers, { marker: 'gate', at: { q: 7, r: 0 } }] }
  const isEnemyPhase = () => table.state.phase === 'enemies'
  const acted = () => table.notes.flatMap(({ key, args }) => (key.endsWith('.enemyBegan') ? [args['ship']] : []))
  table.pass().choose('done')
  table.hand({ type: 'spawnWave', wave: 'two' })
  while (table.question.type === 'place') table.put(null)
  const came = table.state.ships.flatMap((ship) => (ship.kind === 'enemy' ? [ship.id] : []))
  expect(came).toHaveLength(4)
  while (isEnemyPhase()) table.choose('done')
  expect([table.state.round, acted()]).toEqual([2, ['wasp#1', 'wasp#2']])
  while (table.question.type === 'reroll') table.answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] })
  table.pass()
  while (isEnemyPhase()) table.choose('done')
  expect(acted().slice(2)).toEqual(came.toSorted())
})

test('[FR-017] only hexes that are entered cost: none for the one left, two for two asteroids', () => {
  const table = fight({
    terrain: { asteroid: 'E-8 C-7 C-6' },
    pilots: { p1: { at: 'E-8', hull: 6 }, p2: { at: 'C-8', hull: 6 } },
  })
  table.act('p1', 'move-1', 'move').fly()
  expect([table.where('p1'), table.pilot('p1').hull]).toEqual(['E-6/0', 6])
  table.act('p2', 'move-1', 'move').fly()
  while (table.question.type === 'choose') table.choose('take')
  expect([table.where('p2'), table.pilot('p2').hull, table.pilot('p2').shield]).toEqual(['C-6/0', 4, 4])
})
