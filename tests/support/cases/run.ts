// Runs one case, whatever kind it is of, and says what differs. Only what that kind needs is loaded: the app takes its time.
import type { RuleCase } from './case.ts'

/** Readable lines of what differs; none when the case holds. Throws when a step of the case cannot be done at all. */
export async function runCase(ruleCase: RuleCase): Promise<readonly string[]> {
  if ('combat' in ruleCase) return (await import('./combat.ts')).runCombat(ruleCase.combat)
  if ('campaign' in ruleCase) return (await import('./campaign.ts')).runCampaign(ruleCase.campaign)
  if ('content' in ruleCase) return (await import('./content.ts')).runContent(ruleCase.content)
  if ('random' in ruleCase) return (await import('./random.ts')).runRandom(ruleCase.random)
  if ('travel' in ruleCase) return (await import('./travel.ts')).runTravel(ruleCase.travel)
  return (await import('./world.ts')).runWorld(ruleCase.world)
}
