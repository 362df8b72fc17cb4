// What a fight of a mission is made of: the squad's rows, and of the content what belongs to the squad's own box.
import { entriesOf } from '../../shared/games/akarios/content/content.ts'
import type { FightWanted } from '../games/akarios/campaign/fight-setup.ts'
import { contentOf } from './campaign-content.ts'
import type { ContentService } from './content.ts'

export function fightWanted(
  content: Pick<ContentService, 'layered' | 'packs'>,
  about: Omit<FightWanted, 'content' | 'traumaCards'>,
): FightWanted {
  const all = contentOf(content, about.state.seats)
  const traumaCards = entriesOf(all.all, 'traumaCards').filter(({ id }) => all.own.traumaCards.has(id))
  return { ...about, content: all, traumaCards }
}
