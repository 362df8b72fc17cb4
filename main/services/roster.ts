// The pilots and ships of the box: who may be chosen at the start (rules CS-005, CS-008, CS-009), and everybody's name.
import type { Roster } from '../../shared/contract/calls/campaign.ts'
import type { Kind } from '../../shared/games/akarios/content/kinds.ts'
import { sourceOf } from '../../shared/games/akarios/content/source.ts'
import type { FoundingStock } from '../games/akarios/campaign/founding.ts'
import type { ContentService } from './content.ts'

export interface RosterService {
  /** What may be chosen at the start, in the order of the box's pack. */
  readonly start: Roster
  readonly stock: FoundingStock
  /** The printed name, or the id where no pack knows it. */
  readonly pilotName: (id: string) => string
  readonly shipName: (id: string) => string
}

/** The pack whose pilots and ships a campaign begins with. */
const box = 'akarios'

/** Asks the content anew each time: an owner may tell the app a name at any moment. */
export function createRoster(content: Pick<ContentService, 'layered'>): RosterService {
  const table = () => content.layered().content
  const ofBox = (kind: Kind) => (id: string) => sourceOf(content.layered().sources, kind, id)?.pack === box
  const pilots = () => Object.values(table().pilots).filter(({ id }) => ofBox('pilots')(id))
  const ships = () => Object.values(table().ships).filter(({ id }) => ofBox('ships')(id))
  const broughtBy = ({ weapon, engine }: { weapon?: string; engine?: string }) =>
    [weapon, engine].filter((card) => card !== undefined)
  const upgradeName = (id: string) => table().upgrades[id]?.name ?? id

  return {
    get stock() {
      return {
        pilots: pilots().map(({ id, start }) => ({ id, start })),
        ships: ships().map(({ id, start, brings }) => ({ id, start, brings: broughtBy(brings) })),
      }
    },
    get start() {
      return {
        pilots: pilots()
          .filter(({ start }) => start)
          .map(({ id, name }) => ({ id, name })),
        ships: ships()
          .filter(({ start }) => start)
          .map(({ id, name, brings }) => ({ id, name, brings: broughtBy(brings).map(upgradeName) })),
      }
    },
    pilotName: (id) => table().pilots[id]?.name ?? id,
    shipName: (id) => table().ships[id]?.name ?? id,
  }
}
