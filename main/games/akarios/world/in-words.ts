// A visit as the packs put it into words now, to be shown: the world's name, its briefing and its entries.
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import { retold } from '../../../../shared/games/akarios/content/retold.ts'
import type { WorldState } from './state.ts'

/** A world whose printed cards lie on the table has no words of a pack. */
export function inWords(state: WorldState, packs: Content): WorldState {
  const { setup } = state
  if (setup.world === null) return state
  const world = retold('worlds', setup.world, packs.worlds[setup.world.id])
  const name = setup.name === setup.world.name ? world.name : setup.name
  return { ...state, setup: { ...setup, world, name } }
}
