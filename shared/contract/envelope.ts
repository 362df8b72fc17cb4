// How every call is answered: the value, or a refusal that a person can read. Nothing else crosses the contract.
import type { Result } from '../lib/result.ts'

/** `host` is the program's own window; `viewer` may look and change nothing. */
export const roles = ['host', 'viewer'] as const
export type Role = (typeof roles)[number]

/** What kind of no it is. The text that a player reads hangs on `key`. */
export const refusalCodes = [
  'unknown-call', // no such name in the contract
  'bad-input', // the input does not fit the schema
  'forbidden', // this sender or role may not
  'not-found', // names something that is not there
  'conflict', // true a moment ago, no longer (stale version, name taken)
  'refused', // a rule of the game or of the app says no
  'in-use', // another program holds the file
  'read-only', // opened for looking only
  'damaged', // the file does not say what it should
  'newer', // written by a newer version of the app
  'disk-full', // no room to write
  'unavailable', // the folder or file cannot be reached
  'internal', // a fault of ours; logged whole, answered without internals
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export type RefusalArguments = Readonly<Record<string, string | number | boolean>>

/** `key` names a sentence of the catalogue under `errors`; `args` fill it. */
export interface Refusal {
  readonly code: RefusalCode
  readonly key: string
  readonly args?: RefusalArguments
}

/** What services return: the value, or an expected refusal. */
export type Outcome<T> = Result<T, Refusal>

export type Reply<T = unknown> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: Refusal }

export const refusal = (code: RefusalCode, key: string, args?: RefusalArguments): Refusal =>
  args === undefined ? { code, key } : { code, key, args }
