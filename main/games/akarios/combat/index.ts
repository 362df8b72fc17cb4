// The public door of space combat: what services may use.
export { inWords } from './in-words.ts'
export { combatMachine, type FightTypes } from './machine.ts'
export type { Outcome, PilotOutcome } from './scenario/outcome.ts'
export { realSources, type RealThings } from './scenario/real-things.ts'
export type { FightSetup, SeatSetup } from './scenario/setup.ts'
export { defaultRulings, type Rulings } from './state/rulings.ts'
