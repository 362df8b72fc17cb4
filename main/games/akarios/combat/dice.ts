// Action dice: their faces, and rolling some of them.
import type { Board } from '../../../../shared/games/akarios/content/board.ts'
import type { DieFace } from '../../../../shared/games/akarios/content/slots.ts'
import type { Fight } from './fight.ts'
import type { PilotShip } from './state/ships.ts'
import { onBoard } from './unknown/untold.ts'

/** Two move, two attack, one wild, one stress: what a public review counts, until the table sets its own (PA-003). */
const usualFaces: readonly DieFace[] = ['move', 'move', 'attack', 'attack', 'wild', 'stress']

/** The sides of an action die, as the table set them or as usual. */
export const facesOf = ({ dieFaces }: Pick<Board, 'dieFaces'>): readonly DieFace[] => dieFaces ?? usualFaces

/** The action dice of a seat, as luck knows them: they may lie on the real table while those of others do not. */
export const diceOf = (seat: string): string => `dice:${seat}`

/** Rolls these dice of a pilot. Each die of each roll is a stream of its own. */
export function roll(fight: Fight, pilot: PilotShip, dice: readonly number[]): void {
  const faces = fight.told(fight.state.content.board.dieFaces, onBoard('dieFaces'))
  const count = pilot.roll.rolls
  const streams = dice.map((die) => `dice:${pilot.id}:${fight.state.round}:${count}:${die}`)
  const sides = fight.roll(diceOf(pilot.id), faces.length, streams, 'rollDice')
  pilot.roll = { ...pilot.roll, rolls: count + 1 }
  pilot.dice = pilot.dice.map((die, index) => {
    const at = dice.indexOf(index)
    return at < 0 ? die : { ...die, face: faces[sides[at] ?? 0] ?? null }
  })
  fight.note('diceRolled', { seat: pilot.id, faces: dice.map((die) => pilot.dice[die]?.face ?? null) }, 'PA-002')
}
