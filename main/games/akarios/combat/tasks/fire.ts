// A moment of the fight has come: rules and waves that are tied to it happen now.
import { dueAt } from '../scenario/triggers.ts'
import type { Run } from './run.ts'

export const fire: Run<'fire'> = (fight, { on }) => fight.push(...dueAt(fight.state, on))
