// Calls as React Query sees them: a query or a command of the contract by name, its value, or the refusal as an error.
import {
  keepPreviousData,
  QueryClient,
  skipToken,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CommandName, Input, Output, QueryName } from '../../shared/contract/contract.ts'
import { refusal, type Refusal, type Reply } from '../../shared/contract/envelope.ts'
import type { CallName } from '../../shared/contract/names.ts'
import { bridge } from './bridge.ts'

/** Every failed call ends in this, also one that the other side never answered. */
export class CallRefused extends Error {
  readonly refusal: Refusal
  constructor(no: Refusal) {
    super(`${no.code}: ${no.key}`)
    this.name = 'CallRefused'
    this.refusal = no
  }
}

const silence: Reply = { ok: false, error: refusal('unavailable', 'unreachable') }

/** Makes a call; throws `CallRefused` where the answer is no. */
export async function call<K extends CallName>(name: K, input: Input<K>): Promise<Output<K>> {
  const reply = await bridge()
    [name](input)
    .catch(() => silence)
  if (!reply.ok) throw new CallRefused(reply.error)
  return reply.data as Output<K>
}

/** The value of a query, asked for again when a push concerns it. Without an input it waits for one. */
export const useCall = <K extends QueryName>(
  name: K,
  input: Input<K> | undefined,
): UseQueryResult<Output<K>, CallRefused> =>
  useQuery<Output<K>, CallRefused>({
    queryKey: [name, input],
    queryFn: input === undefined ? skipToken : () => call(name, input),
  })

/** As `useCall`; what was answered stays until the next input has its answer. Without an input there is nothing to show. */
export function useSteadyCall<K extends QueryName>(
  name: K,
  input: Input<K> | undefined,
): UseQueryResult<Output<K>, CallRefused> {
  const isAsked = input !== undefined
  return useQuery<Output<K>, CallRefused>({
    queryKey: [name, input],
    queryFn: isAsked ? () => call(name, input) : skipToken,
    ...(isAsked ? { placeholderData: keepPreviousData } : {}),
  })
}

export const useCommand = <K extends CommandName>(name: K): UseMutationResult<Output<K>, CallRefused, Input<K>> =>
  useMutation<Output<K>, CallRefused, Input<K>>({ mutationFn: (input) => call(name, input) })

/** Calls go over IPC or loopback: the browser's idea of being offline must not hold them up, and a no is no reason to repeat. */
export const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false }, mutations: { networkMode: 'always' } },
  })
