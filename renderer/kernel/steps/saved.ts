// Whether everything decided in a campaign is on the disk: what the last answer of the app to a decision said.
import { useMutationState } from '@tanstack/react-query'
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

const isOf = (variables: unknown, campaign: string) =>
  typeof variables === 'object' && variables !== null && 'campaign' in variables && variables.campaign === campaign

/** Nothing while no campaign is open. */
export function useSaved(view: CampaignView | undefined): Saved | undefined {
  const decisions = useMutationState({
    filters: { predicate: ({ state }) => view !== undefined && isOf(state.variables, view.id) },
    select: ({ state }) => ({ status: state.status, at: state.submittedAt, error: state.error }),
  })
  if (view === undefined) return undefined
  if (view.access === 'looking') return { state: 'readOnly' }
  if (decisions.some(({ status }) => status === 'pending')) return { state: 'saving' }
  const last = decisions.toSorted((a, b) => b.at - a.at).at(0)
  const refusal = last?.error instanceof CallRefused ? last.error.refusal : undefined
  if (refusal !== undefined && unsaved.has(refusal.code)) return { state: 'notSaved', failure: refusal }
  return { state: 'saved' }
}
