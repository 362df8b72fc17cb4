// A chance as people read it: whole percent, and no "0 %" for what may come nor "100 %" for what may fail.
import { formatShare } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'

/** Sums of chances are not exact to the last digit. */
const exact = 1e-9

/** `chance` is 0 to 1. */
export function chanceText(language: Language, chance: number): string {
  const never = chance < exact
  const always = chance > 1 - exact
  if (!never && chance < 0.005) return `<${formatShare(language, 0.01)}`
  if (!always && chance > 0.995) return `>${formatShare(language, 0.99)}`
  return formatShare(language, chance)
}
