// What an outcome brought, as lines of the log: for people who want to see what the book's last entry has come to. Only what is more or
// less than before is told, in the order in which a table looks for it.
import type { CampaignCommand } from '../../../../shared/games/akarios/campaign/command.ts'
import { isOutcomeCommand } from '../../../../shared/games/akarios/campaign/words.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import { balanceOf } from './credits.ts'
import { named } from './naming.ts'
import { boardOf, pilotOf, shipOf } from './rows.ts'
import type { CampaignState } from './state.ts'
import { sparrowAt } from './systems.ts'
import type { CampaignContent } from './work.ts'

const line = (word: string, args: Readonly<Record<string, Json>>): Note => ({
  key: `akarios.camp.brought.${word}`,
  args,
})

/** Nothing for no change; else the word for more or for less, with how much it is and what it comes to. */
const moved = (word: string, before: number, after: number, args: Readonly<Record<string, Json>>): Note[] =>
  before === after
    ? []
    : [line(`${word}.${after > before ? 'more' : 'less'}`, { ...args, amount: Math.abs(after - before), to: after })]

/** Lines for a command that made `after` out of `before`; none for a command that books no outcome. */
export function changesOf(
  before: CampaignState,
  after: CampaignState,
  { type }: CampaignCommand,
  content: CampaignContent,
): readonly Note[] {
  if (!isOutcomeCommand(type)) return []
  return [
    ...ofSeats(before, after, content),
    ...ofShips(before, after, content),
    ...ofCards(before, after, content),
    ...ofSquad(before, after),
    ...ofCourse(before, after, type, content),
  ]
}

function ofSeats(before: CampaignState, after: CampaignState, { all }: CampaignContent): readonly Note[] {
  const namedPilot = (id: string) => named(all, 'pilots', id)
  const seats = after.seats.flatMap(({ seat, pilot }) => {
    const stress = boardOf(after, seat).stress
    return [
      ...moved('credits', balanceOf(before, seat), balanceOf(after, seat), { pilot: namedPilot(pilot) }),
      // Every scenario ends with stress at rest (rule ES-021): that is nothing to tell.
      ...moved('stress', Math.min(boardOf(before, seat).stress, stress), stress, { pilot: namedPilot(pilot) }),
    ]
  })
  const pilots = after.pilots.flatMap(({ pilot }) => {
    const [was, is] = [pilotOf(before, pilot), pilotOf(after, pilot)]
    const isNew = !before.pilots.some((one) => one.pilot === pilot) && !after.seats.some((one) => one.pilot === pilot)
    return [
      ...moved('points', was.points, is.points, { pilot: namedPilot(pilot) }),
      ...moved('trauma', was.trauma, is.trauma, { pilot: namedPilot(pilot) }),
      ...(isNew ? [line('pilot', { pilot: namedPilot(pilot) })] : []),
    ]
  })
  return [...seats, ...pilots]
}

const ofShips = (before: CampaignState, after: CampaignState, { all }: CampaignContent): readonly Note[] =>
  after.ships.flatMap(({ ship }) => {
    const flown = named(all, 'ships', ship)
    const isNew = !before.ships.some((one) => one.ship === ship) && !after.seats.some((one) => one.ship === ship)
    return [
      ...moved('shipPoints', shipOf(before, ship).points, shipOf(after, ship).points, { ship: flown }),
      ...(isNew ? [line('ship', { ship: flown })] : []),
    ]
  })

function ofCards(before: CampaignState, after: CampaignState, { all }: CampaignContent): readonly Note[] {
  const pilotIn = (seat: number | null) => {
    const pilot = after.seats.find((one) => one.seat === seat)?.pilot
    return pilot === undefined ? null : named(all, 'pilots', pilot)
  }
  const owned = (word: string, here: CampaignState, there: CampaignState) =>
    here.upgrades
      .filter(({ id }) => !there.upgrades.some((one) => one.id === id))
      .map(({ upgrade, seat }) => {
        const card = named(all, 'upgrades', upgrade)
        const pilot = pilotIn(seat)
        return pilot === null ? line(`card.${word}`, { card }) : line(`card.${word}Of`, { card, pilot })
      })
  const others = (word: string, here: CampaignState, there: CampaignState) => [
    ...here.sparrowUpgrades
      .filter(({ card }) => !there.sparrowUpgrades.some((one) => one.card === card))
      .map(({ card }) => line(`sparrow.${word}`, { card: named(all, 'sparrowUpgrades', card) })),
    ...here.coPilots
      .filter(({ card }) => !there.coPilots.some((one) => one.card === card))
      .map(({ card }) => line(`coPilot.${word}`, { card: named(all, 'coPilots', card) })),
    ...here.achievements
      .filter(({ achievement }) => !there.achievements.some((one) => one.achievement === achievement))
      .map(({ achievement: id, name }) => line(`achievement.${word}`, { name: { of: 'achievements', id, name } })),
  ]
  return [
    ...owned('more', after, before),
    ...owned('less', before, after),
    ...others('more', after, before),
    ...others('less', before, after),
  ]
}

function ofSquad({ squad, standing: was, ...before }: CampaignState, after: CampaignState): readonly Note[] {
  const stickers = after.stickers.filter(({ number }) => !before.stickers.some((one) => one.number === number))
  const { standing: is } = after
  return [
    ...moved('supply', was.supply, is.supply, {}),
    ...moved('chart', was.chart, is.chart, {}),
    ...moved('boosts', was.boosts, is.boosts, {}),
    ...(squad.act === after.squad.act ? [] : [line('act', { act: after.squad.act })]),
    ...(stickers.length === 0 ? [] : [line('scouted', { numbers: stickers.map(({ number }) => number) })]),
  ]
}

/** Where the Sparrow is and what must be played next; the title of a trip says the latter. */
function ofCourse(
  before: CampaignState,
  after: CampaignState,
  type: CampaignCommand['type'],
  content: CampaignContent,
): readonly Note[] {
  const place = sparrowAt(after, content)
  const isElsewhere = sparrowAt(before, content)?.system.id !== place?.system.id
  const { location, next } = after.standing
  return [
    ...(isElsewhere && place !== null
      ? [line('system', { system: { of: 'systems', id: place.system.id, name: place.system.name } })]
      : []),
    ...(location === null || before.standing.location === location ? [] : [line('location', { number: location })]),
    ...(next === null || before.standing.next === next || type === 'endTrip' ? [] : [line('next', { number: next })]),
  ]
}
