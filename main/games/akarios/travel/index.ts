// The public door of space exploration: what services may use.
export { inWords } from './in-words.ts'
export { travelMachine, type TravelTypes } from './machine.ts'
export type { TravelOutcome } from './outcome.ts'
export { realSources, thingsAmong, thingsOf } from './real-things.ts'
export type { TravelSetup } from './setup.ts'
