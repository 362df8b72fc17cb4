// Locations on the map: scouted once each, with the kind that the atlas gives them (rules SX-005 to SX-008, SX-011).
import type { CampaignState, StickerRow } from './state.ts'
import { isSameSystem, sparrowAt, systemOf } from './systems.ts'
import type { CampaignContent, Work } from './work.ts'

/** A scout order. `kind` and `jumpsTo` are what the atlas says; where no pack knows it, a primary scenario that leads nowhere. */
export interface Scouted {
  readonly number: number
  readonly system: string
  readonly x: number
  readonly y: number
  readonly kind?: StickerRow['kind'] | undefined
  readonly jumpsTo?: readonly string[] | undefined
}

export const stickerOf = (state: Pick<CampaignState, 'stickers'>, number: number): StickerRow | undefined =>
  state.stickers.find((one) => one.number === number)

/** What is scouted in the system where the Sparrow is, by number. */
export const stickersHere = (state: CampaignState, content: CampaignContent): readonly StickerRow[] => {
  const here = sparrowAt(state, content)?.system.id ?? null
  return state.stickers
    .filter(({ system }) => isSameSystem(content, system, here))
    .toSorted((one, other) => one.number - other.number)
}

/** The printed location, if a pack has it. */
const printed = (content: CampaignContent, system: string, number: number) =>
  systemOf(content, system)?.locations?.find((one) => one.number === number)

/** Adds the location; one that is on the map already stays as it is (rule SX-006). Answers whether it is new. */
export function scout({ draft, content }: Work, { number, system, x, y, kind, jumpsTo }: Scouted): boolean {
  if (stickerOf(draft, number) !== undefined) return false
  const known = printed(content, system, number)
  draft.stickers.push({ number, system, x, y, kind: kind ?? known?.kind ?? 'primary' })
  for (const to of jumpsTo ?? known?.jumpsTo ?? []) draft.jumpLinks.push({ number, system: to })
  return true
}
