// The systems of the galaxy atlas: those of the packs, and those of which only the letter is known (rules SX-003, SX-005).
import type { System } from '../../../../shared/games/akarios/content/system.ts'
import { bareSystemId, letterOfBare } from '../../../../shared/games/akarios/travel/bare-system.ts'
import type { CampaignState } from './state.ts'
import type { CampaignContent } from './work.ts'

/** What is known of a system: without a pack its letter is its name. */
export type AtlasSystem = Pick<System, 'id' | 'name' | 'letter' | 'grid' | 'legend' | 'locations' | 'startLocation'>

/** A letter that a pack has learned since is the pack's system. Undefined for an id that is neither. */
export function systemOf({ all }: CampaignContent, id: string): AtlasSystem | undefined {
  const letter = letterOfBare(id)
  if (letter === null) return Object.hasOwn(all.systems, id) ? all.systems[id] : undefined
  return (
    Object.values(all.systems).find((one) => one.letter === letter) ?? {
      id: bareSystemId(letter),
      name: letter,
      letter,
    }
  )
}

/** Whether both ids mean the same system. */
export const isSameSystem = (content: CampaignContent, one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && systemOf(content, one)?.id === systemOf(content, other)?.id)

export interface SparrowPlace {
  readonly system: AtlasSystem
  readonly location: number | null
}

/** Where the campaign left the Sparrow; before its first trip at the start of the system that has one. Null where no pack has any. */
export function sparrowAt(
  { standing }: Pick<CampaignState, 'standing'>,
  content: CampaignContent,
): SparrowPlace | null {
  const known = standing.system === null ? undefined : systemOf(content, standing.system)
  if (known !== undefined) return { system: known, location: standing.location }
  const first = Object.values(content.all.systems).find(
    ({ id, startLocation }) => startLocation !== undefined && content.own.systems.has(id),
  )
  const start = first ?? Object.values(content.all.systems).find(({ startLocation }) => startLocation !== undefined)
  return start === undefined ? null : { system: start, location: start.startLocation ?? null }
}
