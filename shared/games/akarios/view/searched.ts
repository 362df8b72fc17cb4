// What may be found by its name, and what kind of thing it is.
import { z } from 'zod'

export const searchedCards = ['upgrades', 'abilities', 'coPilots', 'sparrowUpgrades', 'effects'] as const
export const searchedKinds = [
  ...searchedCards,
  'pilots',
  'ships',
  'enemies',
  'missions',
  'worlds',
  'scenarios',
  'locations',
] as const

export const searched = z.strictObject({
  kind: z.enum(searchedKinds),
  /** As the packs know it; the number of a scenario or location. */
  id: z.string(),
  /** Of a location the name of its system; empty for a scenario, which goes by its number. */
  name: z.string(),
  /** Its wording. */
  about: z.string(),
})
export type Searched = Readonly<z.infer<typeof searched>>
