// Content as one squad plays with it: everything there is, and which of it belongs to the pack that the squad's ships come from.
import { entriesOf } from '../../shared/games/akarios/content/content.ts'
import type { Kind } from '../../shared/games/akarios/content/kinds.ts'
import type { CampaignContent } from '../games/akarios/campaign/work.ts'
import type { ContentService } from './content.ts'
import { box, homePack } from './home-pack.ts'

/** The squad's pack is that of its first seat's ship: nobody mixes packs in one squad. */
export function contentOf(
  content: Pick<ContentService, 'layered' | 'packs'>,
  seats: readonly { readonly ship: string }[],
): CampaignContent {
  const { content: all } = content.layered()
  const packOf = (kind: Kind | 'board', id: string) => homePack(content, kind, id)
  const pack = packOf('ships', seats[0]?.ship ?? '') ?? box
  const ids = (kind: Kind): ReadonlySet<string> =>
    new Set(Object.keys(all[kind]).filter((id) => packOf(kind, id) === pack))
  return {
    all,
    own: {
      pilots: ids('pilots'),
      ships: ids('ships'),
      upgrades: ids('upgrades'),
      sparrowUpgrades: ids('sparrowUpgrades'),
      coPilots: ids('coPilots'),
      achievements: ids('achievements'),
      traumaCards: ids('traumaCards'),
      systems: ids('systems'),
    },
    firstScenario: pack === box,
    decks: entriesOf(all, 'decks').filter(({ id }) => packOf('decks', id) === pack),
    board:
      packOf('board', 'board') === pack
        ? all.board
        : content.packs.find(({ manifest }) => manifest.id === pack)?.sheets.board?.entry,
  }
}
