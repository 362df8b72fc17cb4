// What the frame is told: where one is, what can be taken back, whether all is saved.
import type { ReactNode } from 'react'
import type { Screen } from '../../screens.ts'
import type { SavedState } from '../saved-mark/SavedMark.tsx'

export interface Place {
  to: Screen
  label: string
}

/** A step that can be taken back or done again: its name, and what does it. It may be pressed again at once. */
export interface StepOffer {
  /** The step in words; `undefined` while there is none. */
  step: string | undefined
  onPress: () => void
}

export interface ShellProps {
  /** The screen's name, for the document's title and the folded menu. */
  title: string
  screen: Screen
  /** The campaign that is open: its name replaces the product's. */
  campaign?: string
  /** Places of the open campaign. */
  places?: readonly Place[]
  undo?: StepOffer
  redo?: StepOffer
  saved?: SavedState
  onSearch?: () => void
  onHelp: () => void
  /** Banners under the top bar, as long as they are true. */
  banners?: ReactNode
  children: ReactNode
}
