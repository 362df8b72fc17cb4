// A campaign already under way, told on one form: carried out by the same rules as everything else, so that whatever they refuse is an
// inconsistency with its rule. What the table says it played so is written all the same.
import type { CatchUpForm } from '../../../../../shared/games/akarios/campaign/catch-up.ts'
import { fail, ok, type Result } from '../../../../../shared/lib/result.ts'
import { draftOf, type CampaignState } from '../state.ts'
import { no, type CampaignContent, type CampaignFault } from '../work.ts'
import type { Breach, Telling } from './breach.ts'
import { tellBoards, tellCoPilots, tellSparrow, tellTrays } from './cards.ts'
import { tellCredits, tellPilots, tellSeats } from './crew.ts'
import { explainShipPoints, tellShips } from './ships.ts'
import { explainCourse, explainCredits, tellAchievements, tellMap, tellMarkets, tellScenarios } from './story.ts'

export interface Told {
  /** The campaign as told, with everything in it that the table may say it played so. */
  readonly state: CampaignState
  /** In the order of the form's parts as they are carried out; none for sheets that go together. */
  readonly breaches: readonly Breach[]
}

/** Only before the first scenario: later the app knows better than a form. */
export const tooLate = ({ scenarios, standing }: CampaignState): CampaignFault | undefined =>
  scenarios.length > 0 || standing.scenario !== null ? no('catchUpLate', 'CS-014') : undefined

/** House rules, names, decks and used events of the campaign stay as they are. */
export function tellCampaign(before: CampaignState, form: CatchUpForm, content: CampaignContent): Told {
  const draft = draftOf(before)
  const telling: Telling = { draft, content, breaches: [] }
  const { act, difficulty, ironman, chart, boosts, next, seats } = form
  draft.squad = { ...draft.squad, act, difficulty, ironman }
  draft.standing = { ...draft.standing, chart, boosts, next }
  tellAchievements(telling, form.achievements)
  tellSeats(telling, seats)
  tellScenarios(telling, form.scenarios)
  explainCourse(telling)
  tellMap(telling, form)
  tellPilots(telling, form.pilots)
  explainCredits(telling, seats)
  tellCredits(telling, seats)
  tellShips(telling, form.ships)
  explainShipPoints(telling)
  tellTrays(telling, form.cards)
  tellCoPilots(telling, form.coPilots)
  tellSparrow(telling, form.sparrow)
  tellBoards(telling, seats)
  tellMarkets(telling, form.markets)
  return { state: draft, breaches: telling.breaches }
}

/** The campaign after it, or the first inconsistency that nobody accepted, or that cannot be. */
export function catchUp(
  before: CampaignState,
  { form, accepted }: { readonly form: CatchUpForm; readonly accepted: readonly string[] },
  content: CampaignContent,
): Result<Told, CampaignFault> {
  const late = tooLate(before)
  if (late !== undefined) return fail(late)
  const told = tellCampaign(before, form, content)
  const open = told.breaches.find(({ id, acceptable }) => !acceptable || !accepted.includes(id))
  return open === undefined ? ok(told) : fail({ key: open.key, rule: String(open.args['rule']), args: open.args })
}
