// To which box an entry belongs: that of its pack, or the one in whose box the cards of its pack lie.
import type { Kind, Sheet } from '../../shared/games/akarios/content/kinds.ts'
import { sourceOf } from '../../shared/games/akarios/content/source.ts'
import type { ContentService } from './content.ts'

/** The pack whose pilots and ships a campaign begins with, unless it is founded with those of another. */
export const box = 'akarios'

/** The id of that pack; nothing for an entry that nobody knows. */
export function homePack(
  { layered, packs }: Pick<ContentService, 'layered' | 'packs'>,
  kind: Kind | Sheet,
  id: string,
): string | undefined {
  const pack = sourceOf(layered().sources, kind, id)?.pack
  return packs.find(({ manifest }) => manifest.id === pack)?.manifest.boxOf ?? pack
}
