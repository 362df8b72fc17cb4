// What may be wrong with how ships and the Sparrow are fitted: places, co-pilots, cards that exclude each other.
import type { Problem } from '../../../../../shared/kernel/problem.ts'
import { exclude, placesFor, usualCoPilots } from '../../../../../shared/games/akarios/card-places.ts'
import { everyStep } from '../../../../../shared/games/akarios/content/steps/step.ts'
import { setupFault as fault } from './setup-fault.ts'
import type { FightSetup, SeatSetup } from './setup.ts'

export const findFitFaults = (setup: FightSetup): readonly Problem[] => [
  ...setup.squad.flatMap((seat, at) => [
    ...misplaced(setup, seat, `squad.${at}.cards`),
    ...excluding(setup, seat.cards, `squad.${at}.cards`, 'CR-006'),
    ...tooManyCoPilots(setup, seat, `squad.${at}.cards`),
  ]),
  ...coPilotsTwice(setup),
  ...sparrowTwice(setup),
  ...excluding(setup, setup.sparrow, 'sparrow', 'SW-010'),
]

/** As the players know it; the id where no pack has the card. */
const nameOf = ({ content }: FightSetup, card: string): string => content.cards[card]?.name ?? card

const misplaced = (setup: FightSetup, { cards }: SeatSetup, path: string): Problem[] =>
  cards.flatMap(({ place, kind, card }, at) =>
    placesFor(kind).includes(place)
      ? []
      : [fault('otherPlace', `${path}.${at}`, kind === 'coPilot' ? 'CO-002' : 'CB-004', { card: nameOf(setup, card) })],
  )

/** Two of them name each other as not to be fitted together (CR-006, SW-010). */
function excluding(
  setup: FightSetup,
  fitted: readonly { readonly card: string }[],
  path: string,
  rule: string,
): Problem[] {
  const entries = fitted.map(({ card }) => setup.content.cards[card] ?? { id: card, name: card })
  return entries.flatMap((one, at) => {
    const other = entries.slice(0, at).find((before) => exclude(one, before))
    return other === undefined
      ? []
      : [fault('notTogether', `${path}.${at}`, rule, { card: one.name, other: other.name })]
  })
}

/** How many one ship may carry (CO-001, SW-015). */
const coPilotLimit = ({ sparrow, content }: FightSetup): number =>
  sparrow
    .flatMap(({ card }) => [...everyStep(content.cards[card]?.effects ?? [])])
    .reduce((most, step) => (step.do === 'coPilotLimit' ? Math.max(most, step.count) : most), usualCoPilots)

function tooManyCoPilots(setup: FightSetup, { cards }: SeatSetup, path: string): Problem[] {
  const limit = coPilotLimit(setup)
  return cards
    .flatMap(({ kind, card }, at) => (kind === 'coPilot' ? [{ card, at }] : []))
    .slice(limit)
    .map(({ card, at }) => fault('coPilotLimit', `${path}.${at}`, 'CO-001', { card: nameOf(setup, card), limit }))
}

/** Each of them there is once (CO-003). */
function coPilotsTwice(setup: FightSetup): Problem[] {
  const aboard = setup.squad.flatMap(({ cards }, seat) =>
    cards.flatMap(({ kind, card }, at) => (kind === 'coPilot' ? [{ card, path: `squad.${seat}.cards.${at}` }] : [])),
  )
  return aboard.flatMap(({ card, path }, at) =>
    aboard.findIndex((one) => one.card === card) < at
      ? [fault('coPilotTwice', path, 'CO-003', { card: nameOf(setup, card) })]
      : [],
  )
}

const sparrowTwice = (setup: FightSetup): Problem[] =>
  setup.sparrow.flatMap(({ place, card }, at) =>
    setup.sparrow.findIndex((one) => one.place === place || one.card === card) < at
      ? [fault('sparrowTwice', `sparrow.${at}`, 'SW-001', { card: nameOf(setup, card) })]
      : [],
  )
