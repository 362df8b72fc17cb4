// Which tabletop a fight is played on.
import { isOnTable } from '../state/real-table.ts'
import type { FightState } from '../state/state.ts'
import { boardTable } from './board.ts'
import { realTable } from './table.ts'
import type { Tabletop } from './tabletop.ts'

export const tabletopOf = (state: FightState): Tabletop => (isOnTable(state) ? realTable : boardTable)
