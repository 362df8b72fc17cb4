// The pilots and ships of the box: who may be chosen at the start (rules CS-005, CS-008, CS-009), and everybody's name.
import type { Roster } from '../../shared/contract/calls/campaign.ts'
import type { Kind } from '../../shared/games/akarios/content/kinds.ts'
import type { FoundingStock } from '../games/akarios/campaign/founding.ts'
import type { ContentService } from './content.ts'
import { box, homePack } from './home-pack.ts'

export interface RosterService {
  /** What may be chosen at the start, in the order of the pack; of the box unless another is named. */
  readonly startOf: (pack?: string) => Roster
  /** The stock of the pack that the first seat's ship comes from: nobody mixes packs in one squad. */
  readonly stockOf: (seats: readonly { readonly ship: string }[]) => FoundingStock
  /** The printed name, or the id where no pack knows it. */
  readonly pilotName: (id: string) => string
  readonly shipName: (id: string) => string
}

/** Asks the content anew each time: an owner may tell the app a name at any moment. */
export function createRoster(content: Pick<ContentService, 'layered' | 'packs'>): RosterService {
  const table = () => content.layered().content
  const packOf = (kind: Kind, id: string) => homePack(content, kind, id)
  const pilots = (pack: string) => Object.values(table().pilots).filter(({ id }) => packOf('pilots', id) === pack)
  const ships = (pack: string) => Object.values(table().ships).filter(({ id }) => packOf('ships', id) === pack)
  const broughtBy = ({ weapon, engine }: { weapon?: string; engine?: string }) =>
    [weapon, engine].filter((card) => card !== undefined)
  const upgradeName = (id: string) => table().upgrades[id]?.name ?? id

  return {
    stockOf: (seats) => {
      const pack = packOf('ships', seats[0]?.ship ?? '') ?? box
      return {
        pilots: pilots(pack).map(({ id, start }) => ({ id, start })),
        ships: ships(pack).map(({ id, start, brings }) => ({ id, start, brings: broughtBy(brings) })),
      }
    },
    startOf: (pack = box) => ({
      pilots: pilots(pack)
        .filter(({ start }) => start)
        .map(({ id, name }) => ({ id, name })),
      ships: ships(pack)
        .filter(({ start }) => start)
        .map(({ id, name, brings }) => ({ id, name, brings: broughtBy(brings).map(upgradeName) })),
    }),
    pilotName: (id) => table().pilots[id]?.name ?? id,
    shipName: (id) => table().ships[id]?.name ?? id,
  }
}
