// Things that stand in the entry that is being filled in, as they are called now: markers, waves, objectives.
import { createContext, use } from 'react'
import type { OwnList } from '../../../../shared/games/akarios/content/forms/field-form.ts'

export type Things = readonly { readonly id: string; readonly name: string }[]
export type OwnThings = Readonly<Record<OwnList, Things>>

/** Nothing where one value is told by itself: its form knows the things as they stand. */
export const OwnThingsContext = createContext<OwnThings | undefined>(undefined)

export function useThingsOf(own: OwnList | undefined, known: Things): Things {
  const things = use(OwnThingsContext)
  return own === undefined ? known : (things?.[own] ?? known)
}
