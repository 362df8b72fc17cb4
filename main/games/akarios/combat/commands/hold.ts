// A step that holds for a span: the card remembers the round, and its hooks do the rest.
import type { Span } from '../../../../../shared/games/akarios/content/target.ts'
import type { Fight } from '../fight.ts'
import { pilotOf } from '../state/read.ts'
import type { Doing } from './command.ts'

export function hold(fight: Fight, { lasts }: { readonly lasts?: Span }, { by }: Doing): void {
  const card = pilotOf(fight.state, by.seat).cards.find(({ place }) => place === by.action)
  if (card === undefined || lasts === undefined) return
  card.since = fight.state.round
  fight.note('spanBegan', { ship: by.seat, card: card.card, lasts })
}
