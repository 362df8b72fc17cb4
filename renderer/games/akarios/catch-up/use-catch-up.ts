// The form of a catch-up on the screen: what is typed, what the rules say of it, and the one step that writes it.
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { CatchUpBreach, CatchUpStock } from '../../../../shared/contract/calls/catch-up.ts'
import type { Output } from '../../../../shared/contract/contract.ts'
import type { Refusal } from '../../../../shared/contract/envelope.ts'
import type { CatchUpPart } from '../../../../shared/games/akarios/campaign/parts.ts'
import type { AtlasView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { call, useCall, useCommand, type CallRefused } from '../../../api/client.ts'
import { ordersOf, readOrders, saidOf } from '../parts/stickers/orders.ts'
import { readDraft, writeDraft, type Draft, type Form } from './draft.ts'

type Checked = Output<'catchUp.check'>

export interface CatchUp {
  readonly stock: CatchUpStock
  readonly atlas: AtlasView
  readonly draft: Draft
  readonly form: Form
  readonly change: (step: (old: Draft) => Draft) => void
  readonly changeForm: (step: (old: Form) => Form) => void
  /** Missing until the rules have looked at the form for the first time. */
  readonly checked: Checked | undefined
  /** Why the form cannot even be looked at, or cannot be kept. */
  readonly refused: Refusal | undefined
  /** Inconsistencies of one part, or of one row of it. */
  readonly breachesOf: (part: CatchUpPart, row?: string) => readonly CatchUpBreach[]
  /** Neither mended nor accepted. */
  readonly isOpen: (breach: CatchUpBreach) => boolean
  /** How many of a part, or of all, are still to be mended or accepted. */
  readonly openIn: (part?: CatchUpPart) => number
  readonly accept: (id: string, on: boolean) => void
  /** What was typed last is on its way to where it is kept. */
  readonly keeping: boolean
  readonly busy: boolean
  readonly writeRefused: Refusal | undefined
  readonly write: (onDone: () => void) => void
  /** Forgets what was typed and begins with what the campaign knows. */
  readonly beginAgain: () => void
}

export interface Reading {
  readonly catchUp: CatchUp | undefined
  readonly late: Refusal | undefined
  readonly error: CallRefused | null
  readonly retry: () => void
}

export function useCatchUp(campaign: string): Reading {
  // Never out of the cache: what was kept meanwhile would be missing in it.
  const known = useQuery<Output<'catchUp.form'>, CallRefused>({
    queryKey: ['catchUp.form', { campaign }],
    queryFn: () => call('catchUp.form', { campaign }),
    gcTime: 0,
  })
  const atlas = useCall('travel.atlas', { campaign })
  // One after the other, so that the last one typed is the one that stays.
  const keeping = useMutation<unknown, CallRefused, string | null>({
    mutationFn: (text) => call('catchUp.keep', { campaign, draft: text }),
    scope: { id: `catch-up ${campaign}` },
  })
  const [typed, setTyped] = useState<Draft>()
  const stored =
    known.data && atlas.data ? (readDraft(known.data.kept) ?? blankDraft(known.data.form, atlas.data)) : undefined
  const draft = typed ?? stored
  const form = useDeferredValue(draft?.form)
  const check = useQuery<Checked, CallRefused>({
    queryKey: ['catchUp.check', { campaign, form }],
    queryFn: form === undefined ? skipToken : () => call('catchUp.check', { campaign, form }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
  const writing = useCommand('catchUp.write')
  const late = known.data?.late
  const reading: Reading = {
    catchUp: undefined,
    late: late ? { code: 'refused', ...late } : undefined,
    error: known.error ?? atlas.error,
    retry: () => void Promise.all([known.refetch(), atlas.refetch()]),
  }
  if (draft === undefined || known.data === undefined || atlas.data === undefined) return reading
  const { form: blank } = known.data
  const atlasNow = atlas.data
  const change: CatchUp['change'] = (step) => {
    const next = step(draft)
    setTyped(next)
    keeping.mutate(writeDraft(next))
  }
  const breaches = check.data?.breaches ?? []
  const isOpen = ({ id, acceptable }: CatchUpBreach) => !acceptable || !draft.accepted.includes(id)
  const unreadable = readOrders(draft.orders, atlas.data).filter((piece) => !('order' in piece)).length
  const openIn = (part?: CatchUpPart) =>
    breaches.filter((breach) => (part === undefined || breach.part === part) && isOpen(breach)).length +
    (part === undefined || part === 'map' ? unreadable : 0)
  const catchUp: CatchUp = {
    stock: known.data.stock,
    atlas: atlas.data,
    draft,
    form: draft.form,
    change,
    changeForm: (step) => change((old) => ({ ...old, form: step(old.form) })),
    checked: check.data,
    refused: (check.error ?? keeping.error)?.refusal,
    breachesOf: (part, row) => breaches.filter((one) => one.part === part && (row === undefined || one.row === row)),
    isOpen,
    openIn,
    accept: (id, on) =>
      change((old) => ({
        ...old,
        accepted: on ? [...old.accepted, id] : old.accepted.filter((one) => one !== id),
      })),
    keeping: keeping.isPending,
    busy: writing.isPending,
    writeRefused: writing.error?.refusal,
    write: (onDone) =>
      writing.mutate(
        { campaign, who: 'table', form: draft.form, accepted: [...draft.accepted] },
        { onSuccess: onDone },
      ),
    beginAgain: () => {
      setTyped(blankDraft(blank, atlasNow))
      keeping.mutate(null)
    },
  }
  return { ...reading, catchUp }
}

const blankDraft = (form: Form, atlas: AtlasView): Draft => ({
  form,
  orders: ordersOf(form.stickers, atlas),
  said: saidOf(form.stickers),
  accepted: [],
})
