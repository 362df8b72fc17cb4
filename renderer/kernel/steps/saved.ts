// Whether everything decided in a campaign is on the disk: what the last answer of the app to a decision said, however long ago.
import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import type { CampaignView } from '../../../shared/contract/calls/campaign.ts'
import type { Refusal, RefusalCode } from '../../../shared/contract/envelope.ts'
import { CallRefused } from '../../api/client.ts'
import type { SavedState } from '../../ui/saved-mark/SavedMark.tsx'

/** Refusals that mean that the disk did not take it. */
const unsaved: ReadonlySet<RefusalCode> = new Set([
  'disk-full',
  'unavailable',
  'read-only',
  'internal',
  'in-use',
  'damaged',
])

export interface Saved {
  readonly state: SavedState
  /** Why the last decision was not saved. */
  readonly failure?: Refusal
}

/** What the last answered decision of a campaign met. */
interface Met {
  /** When it was made, in milliseconds. */
  readonly at: number
  readonly failure: Refusal | undefined
}

const isOf = (variables: unknown, campaign: string) =>
  typeof variables === 'object' && variables !== null && 'campaign' in variables && variables.campaign === campaign

const failureOf = (error: unknown): Refusal | undefined =>
  error instanceof CallRefused && unsaved.has(error.refusal.code) ? error.refusal : undefined

/** Nothing while no campaign is open. Answers are forgotten by the cache after minutes; here each stands until the next one. */
export function useSaved(view: CampaignView | undefined): Saved | undefined {
  const [met, setMet] = useState<Readonly<Record<string, Met>>>({})
  const decisions = useMutationState({
    filters: { predicate: ({ state }) => view !== undefined && isOf(state.variables, view.id) },
    select: ({ state }) => ({ status: state.status, at: state.submittedAt, error: state.error }),
  })
  if (view === undefined) return undefined
  if (view.access === 'looking') return { state: 'readOnly' }
  const answered = decisions.filter(({ status }) => status === 'success' || status === 'error')
  const last = answered.toSorted((a, b) => b.at - a.at).at(0)
  const before = met[view.id]
  const now =
    last !== undefined && last.at > (before?.at ?? 0) ? { at: last.at, failure: failureOf(last.error) } : before
  if (now !== before && now !== undefined) setMet({ ...met, [view.id]: now })
  if (decisions.some(({ status }) => status === 'pending')) return { state: 'saving' }
  return now?.failure === undefined ? { state: 'saved' } : { state: 'notSaved', failure: now.failure }
}
