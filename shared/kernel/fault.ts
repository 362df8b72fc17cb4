// Faults that have a name: something that must never happen did, and the report should say which. They are thrown.
import type { Json } from './json.ts'

export const faultCodes = [
  'endless-loop', // a machine went on by itself for too long
  'bad-chance', // a machine asked for luck that cannot be given
  'stored-play-unreadable', // what storage gave back is not what the kernel stored
  'history-mismatch', // stepping through the inputs does not lead to the state that was stored
] as const
export type FaultCode = (typeof faultCodes)[number]

export interface Fault extends Error {
  readonly code: FaultCode
  /** What a report should show: last tasks, expected and found hashes. */
  readonly details: Json
}

/** Makes a fault to be thrown; `message` is for the report, not for players. */
export const fault = (code: FaultCode, message: string, details: Json = null): Fault =>
  Object.assign(new Error(`${code}: ${message}`), { name: 'Fault', code, details })

export const isFault = (error: unknown): error is Fault =>
  error instanceof Error && error.name === 'Fault' && 'code' in error
