// A trip as screens see it.
import type { DieFace } from '../content/slots.ts'
import type { LegendResult } from '../content/system.ts'

/** Rule SX-012: the steps of a trip, in their order. */
export const tripSteps = ['choose', 'pay', 'roll', 'move', 'over'] as const
export type TripStep = (typeof tripSteps)[number]

export type TravelView = {
  readonly step: TripStep
  /** 0 to 10. */
  readonly supply: number
  readonly pilots: readonly { readonly seat: string; readonly stress: number }[]
  readonly at: { readonly system: string; readonly name: string; readonly location: number | null }
  readonly to: number | null
  /** Results for 1 to 6; null where nobody has told the app. */
  readonly legend: readonly LegendResult[] | null
  /** Last number of the six-sided die. */
  readonly face: number | null
  /** Event cards left in the pile; null where the app does not know them. */
  readonly eventsLeft: number | null
  /** The event card that was drawn. Of its options only the one taken shows its back (rule SX-023). */
  readonly card: {
    readonly name: string
    readonly text: string
    readonly options: readonly string[]
    readonly taken: { readonly label: string | null; readonly text: string } | null
  } | null
  /** Stress faces of the last contest, in the order of seats. */
  readonly contest: readonly { readonly seat: string; readonly stress: number }[]
  /** Faces of an action die in the order of its sides; null where nobody has told them. */
  readonly dieFaces: readonly DieFace[] | null
  /** Event cards of which one is being drawn, in the order of their ids; else empty. */
  readonly pile: readonly { readonly id: string; readonly name: string }[]
}
