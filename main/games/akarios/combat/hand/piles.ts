// Cards moved between piles by hand.
import { shuffled, type Pile } from '../../../../../shared/lib/pile.ts'
import type { HandChangeOf } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { FightState } from '../state/state.ts'

type Part = 'top' | 'unseen' | 'discard'

/** From or to `box` the card comes from outside or leaves for good. No pile takes a card of another kind: drawing it would mean nothing. */
export function moveCard(
  state: FightState,
  { card, from, fromPart, to, toPart }: HandChangeOf<'moveCard'>,
): string | null {
  if (fromPart !== 'box') {
    const pile = state.piles[from]
    const at = pile?.[fromPart].indexOf(card) ?? -1
    if (pile === undefined || at < 0) return card
    state.piles[from] = { ...pile, [fromPart]: pile[fromPart].toSpliced(at, 1) }
  }
  if (toPart === 'box') return null
  const pile = state.piles[to]
  if (pile === undefined) return to
  // What lay in a pile fits there, a combat card that nobody has told as well.
  const stays = fromPart !== 'box' && from === to
  if (!stays && !belongs(state, to, card)) return card
  state.piles[to] = put(pile, toPart, card)
  return null
}

function belongs({ content }: FightState, pile: string, card: string): boolean {
  if (pile === 'trauma') return Object.hasOwn(content.trauma, card)
  if (!pile.startsWith('combat:')) return Object.hasOwn(content.modifiers, card)
  return content.enemies[pile.slice('combat:'.length)]?.cards?.some(({ id }) => id === card) === true
}

const put = (pile: Pile, part: Part, card: string): Pile => ({
  ...pile,
  [part]: part === 'unseen' ? [...pile.unseen, card].toSorted() : [card, ...pile[part]],
})

export function shufflePile(state: FightState, { pile: name }: HandChangeOf<'shufflePile'>): string | null {
  const pile = state.piles[name]
  if (pile === undefined) return name
  state.piles[name] = shuffled(pile)
  return null
}
