// What may be found by name: cards and what lies open in the box, and within a campaign what its squad has come upon. Pilots and ships
// not unlocked, scenarios not played, enemies not met, face-down cards and texts of the story stay out.
import { mostSeats } from '../../../../../shared/contract/choices.ts'
import { entriesOf, type Content } from '../../../../../shared/games/akarios/content/content.ts'
import type { EntryOf, Kind } from '../../../../../shared/games/akarios/content/kinds.ts'
import { searchedCards, type Searched } from '../../../../../shared/games/akarios/view/searched.ts'
import { enemyCounts, enemyTypes } from '../enemy-count.ts'
import { rosterOf } from '../roster.ts'
import { offeredScenarios } from '../scenario-log.ts'
import type { CampaignState } from '../state.ts'
import type { CampaignContent } from '../work.ts'

type SearchedKind = Searched['kind'] & Kind

function pick<K extends SearchedKind>(
  all: Content,
  kind: K,
  isKnown: (entry: EntryOf<K>) => boolean = () => true,
): readonly Searched[] {
  return entriesOf(all, kind)
    .filter(isKnown)
    .map(({ id, name, wording }) => ({ kind, id, name, about: wording }))
}

/** Cards that anybody may look through; events, trauma and world cards lie face down. */
const cardsIn = (all: Content) => searchedCards.flatMap((kind) => pick(all, kind))

/** Types that no mission of a pack brings in are no secret of one. */
const enemiesInMissions = (all: Content) =>
  new Set(entriesOf(all, 'missions').flatMap((mission) => enemyTypes(mission)))

/** What lies open before the first scenario. */
export function searchedInPacks(all: Content): readonly Searched[] {
  const secret = enemiesInMissions(all)
  return [
    ...cardsIn(all),
    ...pick(all, 'pilots', ({ start }) => start),
    ...pick(all, 'ships', ({ start }) => start),
    ...pick(all, 'enemies', ({ id }) => !secret.has(id)),
  ]
}

/** `begun`: names of the missions and worlds that the squad has begun. */
export function searchedInCampaign(
  state: CampaignState,
  content: CampaignContent,
  begun: ReadonlySet<string>,
): readonly Searched[] {
  const { all } = content
  const roster = rosterOf(state, content)
  const played = new Set(state.scenarios.map(({ number }) => number))
  const isKnown = ({ name, scenario }: { readonly name: string; readonly scenario: number }) =>
    played.has(scenario) || begun.has(name)
  const secret = enemiesInMissions(all)
  // Who comes later is a surprise until the scenario has been played.
  const met = new Set(
    entriesOf(all, 'missions')
      .filter(isKnown)
      .flatMap((mission) =>
        played.has(mission.scenario)
          ? enemyTypes(mission)
          : enemyCounts(mission, Math.min(state.seats.length, mostSeats)).map(({ enemy }) => enemy),
      ),
  )
  const { scenario } = state.standing
  const numbers = new Set([...(scenario === null ? [] : [scenario]), ...offeredScenarios(state, content), ...played])
  return [
    ...cardsIn(all),
    ...pick(all, 'pilots', ({ id }) => roster.pilots.includes(id)),
    ...pick(all, 'ships', ({ id }) => roster.ships.includes(id)),
    ...pick(all, 'enemies', ({ id }) => met.has(id) || !secret.has(id)),
    ...pick(all, 'missions', isKnown),
    ...pick(all, 'worlds', isKnown),
    ...[...numbers].map((number): Searched => ({ kind: 'scenarios', id: String(number), name: '', about: '' })),
    ...state.stickers.map(({ number, system }): Searched => ({
      kind: 'locations',
      id: String(number),
      name: all.systems[system]?.name ?? system,
      about: '',
    })),
  ]
}
