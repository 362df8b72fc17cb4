// A failing fight as a case file: what a person reads stands in comments, what `npm run case` plays below.
import { stringify } from 'yaml'
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import type { RandomCase } from '../support/cases/case.ts'
import { playFight, type Played } from './play.ts'
import { followMoves } from './shrink.ts'

export function caseText({ seed, moves, failure }: Played, setup: FightSetup): string {
  const { mission, squad, rulings, ironman, difficulty } = setup
  const asked: string[] = []
  const follow = followMoves(moves)
  playFight(seed, setup, (state) => {
    const wait = combatMachine.wait(state)
    asked.push(`round ${state.round}: ${wait.kind === 'ask' ? wait.question.asks.key : wait.kind}`)
    return follow(state)
  })
  const about = [
    ...(failure?.details ?? '').split('\n').slice(0, 8),
    `${squad.length} pilots, ${difficulty}${ironman ? ', ironman' : ''}, ${rulings.fromBehind}`,
    ...mission.map.rows,
    ...moves.map((_, at) => `move ${at + 1} in ${asked[at] ?? '?'}`),
  ]
  const random: RandomCase = { seed, moves: [...moves] }
  const title = `fight ${seed}: ${failure?.what ?? ''}`
  return `${about.map((line) => `# ${line}`).join('\n')}\n${stringify({ title, rules: [], random }, { lineWidth: 0 })}`
}
