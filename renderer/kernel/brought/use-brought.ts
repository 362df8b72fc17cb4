// The outcome that was booked last in this window, until somebody has read what it brought.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

export interface BroughtHandle {
  /** Its number in the log; null: there is nothing to tell. */
  readonly entry: number | null
  readonly tell: (entry: number) => void
  readonly dismiss: () => void
}

/** It is kept beside what was read from the app, so that every screen of the campaign shows it. */
export function useBrought(campaign: string): BroughtHandle {
  const client = useQueryClient()
  const queryKey = ['brought', { campaign }]
  const { data = null } = useQuery<number | null>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return {
    entry: data,
    tell: (entry) => void client.setQueryData(queryKey, entry),
    dismiss: () => void client.setQueryData(queryKey, null),
  }
}
