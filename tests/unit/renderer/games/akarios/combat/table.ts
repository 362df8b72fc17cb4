// A fight as the combat screen reads it: the view and the question of a real table, and the words for them.
import type { MenuContext } from '../../../../../../renderer/games/akarios/combat/question/option.ts'
import { talkOf } from '../../../../../../renderer/games/akarios/combat/talk.ts'
import type { Language } from '../../../../../../renderer/i18n/language.ts'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import type { CampaignView } from '../../../../../../shared/contract/calls/campaign.ts'
import type { FightView } from '../../../../../../shared/games/akarios/view/fight-view.ts'

const seat = (number: 1 | 2, pilotName: string, shipName: string) => ({ seat: number, pilotName, shipName })

export const seats = [seat(1, 'Starla', 'Argonaut'), seat(2, 'Enver', 'Knossis')] as unknown as CampaignView['seats']

export function contextOf(view: FightView, language: Language = 'en'): MenuContext {
  const texts = textsOf(language)
  return { view, language, texts: texts.combat, talk: talkOf(texts, language, view, seats) }
}
