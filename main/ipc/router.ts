// One door for both hosts: finds the call, checks role and input, asks the handler, wraps the answer. Never throws.
import { contract, type Output, type Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome, type Refusal, type Reply, type Role } from '../../shared/contract/envelope.ts'
import type { CallName } from '../../shared/contract/names.ts'

export interface Caller {
  readonly role: Role
}

/** A handler for every call of the contract; a missing one fails `tsc`. */
export type Handlers = {
  readonly [K in CallName]: (input: Parsed<K>, caller: Caller) => Outcome<Output<K>> | Promise<Outcome<Output<K>>>
}

/** Takes any name and any input from anyone; gives the value or a coded refusal. */
export type Dispatch = (name: unknown, input: unknown, caller: Caller) => Promise<Reply>

export interface RouterOptions {
  /** Told of every fault of ours, whole; the caller only learns that there was one. */
  readonly log: (fault: unknown, call: string) => void
  /** Outputs are parsed in tests and development, so that a handler cannot leak what the contract does not name. */
  readonly checkOutputs: boolean
  /** What the disk said, thrown from wherever, as a refusal; undefined for a fault of ours. */
  readonly refusalOf?: (fault: unknown) => Refusal | undefined
}

const no = (error: Refusal): Reply => ({ ok: false, error })

const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(contract, name)

/** The first fault of the input, as the path and the kind of it. */
const firstFault = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) => {
  const issue = issues[0]
  return { path: issue?.path.map(String).join('.') ?? '', fault: issue?.message ?? '' }
}

export function createRouter(
  handlers: Handlers,
  { log, checkOutputs, refusalOf = () => undefined }: RouterOptions,
): Dispatch {
  return async (name, input, caller) => {
    if (!isCall(name)) return no(refusal('unknown-call', 'unknownCall'))
    const definition = contract[name]
    if (definition.access === 'host' && caller.role !== 'host') return no(refusal('forbidden', 'forbidden'))
    try {
      const parsed = definition.input.safeParse(input)
      if (!parsed.success) return no(refusal('bad-input', 'badInput', firstFault(parsed.error.issues)))
      const handler = handlers[name] as (input: unknown, caller: Caller) => Outcome<unknown> | Promise<Outcome<unknown>>
      const outcome = await handler(parsed.data, caller)
      if (!outcome.ok) return no(outcome.error)
      return { ok: true, data: checkOutputs ? definition.output.parse(outcome.value) : outcome.value }
    } catch (fault) {
      const refused = refusalOf(fault)
      if (refused !== undefined) return no(refused)
      log(fault, name)
      return no(refusal('internal', 'internal'))
    }
  }
}
