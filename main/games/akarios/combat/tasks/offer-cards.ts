// A moment for cards of all pilots has come.
import { momentOf } from '../cards/moment.ts'
import type { Run } from './run.ts'

export const offerCards: Run<'offerCards'> = (fight, { on }) => fight.push(...momentOf(fight.state, on))
