// Sentences of a trip with their holes filled: seats by the names of their pilots.
import type { AtlasView } from '../../../../../shared/games/akarios/view/atlas-view.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Problem } from '../../../../../shared/kernel/problem.ts'
import { refusalText } from '../../../../i18n/refusal.ts'
import type { People } from '../../../../i18n/sentence.ts'
import type { Texts } from '../../../../i18n/texts.tsx'

export type Pilots = AtlasView['pilots']

/** Names by seat (`p1`), as sentences of the log want them. */
export const peopleOf = (pilots: Pilots): People =>
  new Map(pilots.map(({ seat, name }) => [`p${seat}`, { pilot: name, ship: name }]))

export const pilotIn = (pilots: Pilots, seat: string): string =>
  pilots.find((one) => `p${one.seat}` === seat)?.name ?? seat

/** A sticker's number as it is printed: three digits. */
export const printed = (number: number): string => String(number).padStart(3, '0')

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** A question or an option; an unknown one shows its key. */
export const say = (
  table: Readonly<Record<string, string>>,
  { key, args }: { readonly key: string; readonly args: Readonly<Record<string, Json>> },
  pilots: Pilots,
): string =>
  (own(table, key) ?? key).replaceAll(/\{(\w+)\}/g, (_, hole: string) => {
    const value = args[hole]
    if (hole === 'seat' && typeof value === 'string') return pilotIn(pilots, value)
    if (typeof value === 'number') return key.includes('.option.to.') ? printed(value) : String(value)
    return typeof value === 'string' ? value : ''
  })

/** Why an answer was not taken. */
export function problemText(texts: Texts, { key, args = {} }: Problem): string {
  const sentence = own(texts.atlas.refused, key)
  return sentence === undefined
    ? refusalText(texts, { code: 'refused', key, args })
    : sentence.replaceAll(/\{(\w+)\}/g, (_, hole: string) => String(args[hole] ?? ''))
}
