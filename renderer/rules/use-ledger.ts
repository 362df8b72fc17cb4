// The rules ledger, read when it is first wanted: it is a part of the build and needs no call.
import { useQuery } from '@tanstack/react-query'
import { readLedger, type Ledger } from './ledger.ts'

/** Undefined for the moment that the text takes to arrive. */
export const useLedger = (isWanted = true): Ledger | undefined =>
  useQuery({
    queryKey: ['ledger'],
    queryFn: async () => readLedger((await import('../../docs/rules/akarios.md?raw')).default),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
