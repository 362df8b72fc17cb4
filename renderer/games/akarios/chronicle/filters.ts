// What of the chronicle is shown: of whom, and of what kind. Parts and evenings without a line left fall away.
import type { ChronicleKind } from '../../../../shared/games/akarios/campaign/words.ts'
import type { ChronicleLine, Evening } from '../../../../shared/games/akarios/view/chronicle-view.ts'

export interface Filters {
  /** A seat as `1`, `squad` for lines that name nobody, `all`. */
  readonly who: string
  readonly kind: ChronicleKind | 'all'
}

export const noFilters: Filters = { who: 'all', kind: 'all' }

const fits = ({ kind, seats }: ChronicleLine, wanted: Filters): boolean =>
  (wanted.kind === 'all' || wanted.kind === kind) &&
  (wanted.who === 'all' || (wanted.who === 'squad' ? seats.length === 0 : seats.map(String).includes(wanted.who)))

export const narrowed = (evenings: readonly Evening[], wanted: Filters): readonly Evening[] =>
  evenings.flatMap((evening) => {
    const parts = evening.parts.flatMap((part) => {
      const lines = part.lines.filter((line) => fits(line, wanted))
      return lines.length === 0 ? [] : [{ ...part, lines }]
    })
    return parts.length === 0 ? [] : [{ ...evening, parts }]
  })
