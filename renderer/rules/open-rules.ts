// How any part of a screen opens rules beside it.
import { createContext, use } from 'react'

/** Shows the rules with these ids, in this order, each once. */
export type OpenRules = (ids: readonly string[]) => void

export const RuleContext = createContext<OpenRules | undefined>(undefined)

/** Undefined outside the app's frame, where an id is a plain link. */
export const useOpenRules = (): OpenRules | undefined => use(RuleContext)
