// A fight as the packs put it into words now, to be shown: its own content decides what happens, whatever the language.
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import type { Kind } from '../../../../shared/games/akarios/content/kinds.ts'
import { allRetold, retold } from '../../../../shared/games/akarios/content/retold.ts'
import type { FightContent } from './state/content.ts'
import type { FightState } from './state/state.ts'

/** Where fitted cards come from. */
const cardKinds = ['upgrades', 'abilities', 'coPilots', 'sparrowUpgrades'] as const satisfies readonly Kind[]

export function inWords(state: FightState, packs: Content): FightState {
  const { content } = state
  const cards = Object.entries(content.cards).map(([id, card]) => {
    const kind = cardKinds.find((one) => Object.hasOwn(packs[one], id))
    return [id, kind === undefined ? card : retold(kind, card, packs[kind][id])] as const
  })
  const spoken: FightContent = {
    ...content,
    cards: Object.fromEntries(cards),
    enemies: allRetold('enemies', content.enemies, packs.enemies),
    modifiers: allRetold('modifierCards', content.modifiers, packs.modifierCards),
    trauma: allRetold('traumaCards', content.trauma, packs.traumaCards),
    mission: retold('missions', content.mission, packs.missions[content.mission.id]),
  }
  return { ...state, content: spoken }
}
