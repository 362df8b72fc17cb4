// What a well-formed set-up may still have wrong: references, places, figures that are missing, too much on the board.
import type { Problem } from '../../../../../shared/kernel/problem.ts'
import { enemyBoards } from '../../../../../shared/games/akarios/enemy-boards.ts'
import { hexesOf } from '../../../../../shared/games/akarios/content/map.ts'
import { bolsterCard, stressMiss } from '../stress-miss.ts'
import { findFitFaults } from './fit-faults.ts'
import { setupFault as fault } from './setup-fault.ts'
import type { FightSetup } from './setup.ts'

/** All faults, each with its path; empty for a set-up that can be played. */
export const findSetupFaults = (setup: FightSetup): readonly Problem[] => [
  ...twice(setup),
  ...missingCards(setup),
  ...findFitFaults(setup),
  ...enemyFaults(setup),
  ...boardFaults(setup),
]

function twice({ squad }: FightSetup): Problem[] {
  const seats = squad.flatMap(({ seat }, at) =>
    squad.findIndex((one) => one.seat === seat) < at ? [fault('seatTwice', `squad.${at}.seat`, 'CB-021')] : [],
  )
  const places = squad.flatMap(({ cards }, at) =>
    cards.flatMap(({ place }, index) =>
      cards.findIndex((one) => one.place === place) < index
        ? [fault('placeTwice', `squad.${at}.cards.${index}`, 'CB-004')]
        : [],
    ),
  )
  return [...seats, ...places]
}

function missingCards({ squad, sparrow, content, enemyDeck, traumaDeck, bolsterBoosts }: FightSetup): Problem[] {
  const unknown = (list: readonly string[], known: object, path: string): Problem[] =>
    list.flatMap((id, at) =>
      Object.hasOwn(known, id)
        ? []
        : [fault('unknownCard', `${path}.${at}`, 'CB-009', { card: id.replace(/^\w+:/, '') })],
    )
  const needed = [stressMiss, ...(bolsterBoosts > 0 ? [bolsterCard] : [])]
  const traits = Object.entries(content.modifiers).flatMap(([id, { form }]) =>
    form === 'trait' ? [fault('noCard', `content.modifiers.${id}`, 'PA-058')] : [],
  )
  return [
    ...squad.flatMap(({ cards, deck }, at) => [
      ...unknown(
        cards.map(({ card }) => card),
        content.cards,
        `squad.${at}.cards`,
      ),
      ...unknown(deck, content.modifiers, `squad.${at}.deck`),
    ]),
    ...unknown(
      sparrow.map(({ card }) => card),
      content.cards,
      'sparrow',
    ),
    ...unknown(enemyDeck, content.modifiers, 'enemyDeck'),
    ...unknown(traumaDeck, content.trauma, 'traumaDeck'),
    ...unknown(needed, content.modifiers, 'content.modifiers'),
    ...traits,
  ]
}

/** Every enemy of the map is known by name (CB-014); its figures are asked for when it comes, where nobody has told them. */
function enemyFaults({ mission, content, squad }: FightSetup): Problem[] {
  const wanted = hexesOf(mission.map).flatMap(({ things }) =>
    things.flatMap((thing) => (thing.type === 'enemy' && thing.from <= squad.length ? [thing] : [])),
  )
  const waves = mission.waves.flatMap(({ table }) => Object.values(table).flat())
  const types = new Set([...wanted, ...waves].map(({ enemy }) => enemy))
  return [...types].flatMap((id) =>
    Object.hasOwn(content.enemies, id) ? [] : [fault('unknownEnemy', `content.enemies.${id}`, 'CB-014', { enemy: id })],
  )
}

/** A deployment hex for each ship (CB-021) where the app has the board, and no more than the enemy boards of the box (CB-015). */
function boardFaults({ mission, squad, tabletop }: FightSetup): Problem[] {
  const things = hexesOf(mission.map).flatMap((hex) => hex.things)
  const deployment = things.filter(({ type }) => type === 'deployment').length
  const enemies = things.filter((thing) => thing.type === 'enemy' && thing.from <= squad.length).length
  const hulls = new Set(mission.markers.filter(({ hull }) => hull !== undefined).map(({ id }) => id))
  const markers = things.filter((thing) => thing.type === 'marker' && hulls.has(thing.marker)).length
  return [
    ...(deployment < squad.length && tabletop !== 'table'
      ? [fault('tooFewDeploymentHexes', 'mission.map', 'CB-021', { deployment })]
      : []),
    ...(enemies + markers > enemyBoards
      ? [fault('tooManyEnemies', 'mission.map', 'CB-015', { enemies, markers })]
      : []),
  ]
}
