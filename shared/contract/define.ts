// How a call is written down: a query reads, a command changes; the least role that may make it.
import type { z } from 'zod'
import type { Role } from './envelope.ts'

export interface CallDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'query' | 'command'
  readonly access: Role
  readonly input: I
  readonly output: O
}

/** A call that changes nothing. */
export const query = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O, access: Role = 'host') =>
  ({ kind: 'query', access, input, output }) as const satisfies CallDefinition<I, O>

/** A call that changes something; only the host's own window may make it. */
export const command = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ kind: 'command', access: 'host', input, output }) as const satisfies CallDefinition<I, O>
