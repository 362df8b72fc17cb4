// The public door of world exploration: what services may use.
export { actionDie } from './asks.ts'
export { inWords } from './in-words.ts'
export { worldMachine, type WorldTypes } from './machine.ts'
export type { WorldOutcome } from './outcome.ts'
export type { WorldSetup } from './setup.ts'
