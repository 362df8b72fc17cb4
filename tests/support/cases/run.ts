// Runs one case, whatever kind it is of, and says what differs.
import { runCampaign } from './campaign.ts'
import type { RuleCase } from './case.ts'
import { runCombat } from './combat.ts'
import { runContent } from './content.ts'

/** Readable lines of what differs; none when the case holds. Throws when a step of the case cannot be done at all. */
export async function runCase(ruleCase: RuleCase): Promise<readonly string[]> {
  if ('combat' in ruleCase) return runCombat(ruleCase.combat)
  if ('campaign' in ruleCase) return runCampaign(ruleCase.campaign)
  if ('content' in ruleCase) return runContent(ruleCase.content)
  throw new Error('The game has no machine for trips and visits yet, so this case cannot be run')
}
