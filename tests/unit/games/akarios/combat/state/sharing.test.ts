// States share what is the same in both; nothing that is shared is ever changed in place.
import { expect, test } from 'vitest'
import { combatMachine, type FightTypes } from '../../../../../../main/games/akarios/combat/machine.ts'
import { changeState } from '../../../../../../main/games/akarios/combat/state/change.ts'
import { layTile } from '../../../../../../main/games/akarios/combat/state/tiles.ts'
import { fightBoard } from '../../../../../../main/games/akarios/combat/tabletop/board/fight-board.ts'
import { hexNamed } from '../../../../../../shared/lib/hex/names.ts'
import type { Machine } from '../../../../../../shared/kernel/machine.ts'
import { canonical } from '../../../../../../shared/lib/canonical.ts'
import { chancePlayer, playFight } from '../../../../../random/play.ts'
import { setupOf } from '../../../../../random/setup.ts'
import { fight } from '../../../../../support/combat/table.ts'

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

/** Its states are frozen as they are: what a later state shares with an earlier one cannot be changed. */
const frozenMachine: Machine<FightTypes> = {
  ...combatMachine,
  start: (setup) => frozen(combatMachine.start(frozen(setup))),
  step: (state, input) => frozen(combatMachine.step(state, frozen(input))),
}

test('no step of a fight by chance changes an earlier state', () => {
  const seed = 'shared:1'
  const play = (machine: Machine<FightTypes>) => {
    const { failure, state } = playFight(seed, setupOf(seed), chancePlayer(seed), { machine })
    return { failure, state: canonical(state) }
  }
  const shared = play(frozenMachine)
  expect(shared.failure).toBeNull()
  expect(shared).toEqual(play(combatMachine))
})

test('the board of a fight is laid out once for as long as nothing on it changes', () => {
  const { state } = fight({ pilots: { p1: { at: 'B-2' } } })
  const at = hexNamed('E-6') ?? { q: 0, r: 0 }
  const moved = changeState(state, (draft) => void (draft.round += 1))
  const laid = changeState(state, (draft) => layTile(draft, 'asteroid', at))
  const before = fightBoard(state)
  expect(fightBoard(moved)).toBe(before)
  expect([fightBoard(laid), fightBoard(state)].map((board) => board.blockers.length - before.blockers.length)).toEqual([
    1, 0,
  ])
})
