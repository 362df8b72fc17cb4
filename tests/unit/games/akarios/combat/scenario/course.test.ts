// How a fight goes and ends: rounds, objectives, failure (CB-023 to CB-026).
import { describe, expect, test } from 'vitest'
import type { Goal } from '../../../../../../shared/games/akarios/content/objective.ts'
import { passRounds } from '../../../../../support/combat/pass-rounds.ts'
import { fight, type FightStated } from '../../../../../support/combat/table.ts'

const goals = (need: 'all' | 'any', ...list: Goal[]): FightStated['mission'] => ({
  win: { need, objectives: list.map((goal, at) => ({ id: `goal-${at + 1}`, wording: 'A goal.', goal })) },
})
const clear: Goal = { type: 'destroyEnemies' }
const one = { 'scout#1': { at: 'E-6', hull: 1, shield: 0 } }

describe('a fight', () => {
  test('[CB-023] goes in rounds of pilots, enemies and end', () => {
    const table = passRounds(fight({ round: 3, enemies: { 'scout#1': {} } }), 1)
    const told = table.told.filter((key) => /passed|enemyPhaseBegan|roundEnded|roundBegan/.test(key))
    expect([told, table.state.round]).toEqual([['passed', 'enemyPhaseBegan', 'roundEnded', 'roundBegan'], 4])
  })

  test('[CB-024] is lost at the very moment when the last player ship is out', () => {
    const table = fight({ pilots: { p1: { hull: 1 }, p2: { hull: 1 } }, enemies: one })
    const asteroid = (ship: string) => ({ type: 'enterTerrain', ship, cost: 'asteroid' }) as const
    expect(table.run(asteroid('p1')).state.outcome).toBeNull()
    table.run(asteroid('p2'), { type: 'dealDamage', target: 'scout#1', amount: 1, source: 'scenario', only: null })
    expect([table.state.outcome?.result, table.ship('scout#1').hull]).toEqual(['failure', 1])
  })

  test('[CB-025] is won when the objective is complete: the last enemy falls in the pilot phase, no enemy phase follows', () => {
    const table = fight({ mission: goals('all', clear), enemies: one }).act('p1', 'attack', 'attack')
    expect(table.state.outcome).toMatchObject({
      result: 'success',
      why: 'goal-1',
      rounds: 1,
      pilots: [{ seat: 'p1', unconscious: false }],
    })
    expect(table.told).not.toContain('enemyPhaseBegan')
    const lost = fight({
      mission: { lose: [{ id: 'late', wording: 'Too late.', goal: { type: 'rounds', count: 1 } }] },
    }).pass()
    expect(lost.state.outcome).toMatchObject({ result: 'failure', why: 'late' })
  })

  test('[CB-026] with several objectives goes on until all are complete, unless any one will do', () => {
    const both = (need: 'all' | 'any') =>
      fight({ mission: goals(need, clear, { type: 'rounds', count: 4 }), enemies: one }).act('p1', 'attack', 'attack')
        .state.outcome?.result ?? null
    expect([both('all'), both('any')]).toEqual([null, 'success'])
  })
})
