// A mission: one fight of the scenario book with its map, waves, objectives, special rules and outcomes (chapters CB, SP).
import { z } from 'zod'
import { effectGrant } from './effect.ts'
import { id, name, prose, remark, wording } from './id.ts'
import { map } from './map.ts'
import { marker, objective, sparrow } from './objective.ts'
import { outcome, scenarioNumber } from './reward.ts'
import { trigger, wave } from './spawn.ts'

const someShips = z.enum(['players', 'enemies', 'everyone'])

/** What a special rule does. `byHand`: its wording is shown and the table acts. */
export const ruleAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('apply'), grant: effectGrant, to: someShips }),
  z.strictObject({ do: z.literal('damage'), amount: z.int().min(1).max(20), to: someShips }),
  z.strictObject({ do: z.literal('setShield'), value: z.int().min(0).max(10), of: someShips }),
  z.strictObject({ do: z.literal('spawn'), wave: id }),
  z.strictObject({ do: z.literal('byHand') }),
])
export type RuleAction = z.infer<typeof ruleAction>

export const specialRule = z.strictObject({
  id,
  wording,
  when: trigger,
  then: z.array(ruleAction).min(1).max(6),
})
export type SpecialRule = z.infer<typeof specialRule>

export const mission = z.strictObject({
  id,
  name,
  wording,
  /** The scenario whose fight this is. */
  scenario: scenarioNumber,
  briefing: prose,
  map,
  markers: z.array(marker).max(20),
  /** Set when the Sparrow takes part (rule CB-019). */
  sparrow: sparrow.exactOptional(),
  waves: z.array(wave).max(20),
  rules: z.array(specialRule).max(20),
  /** All of them win, or any one (rule CB-026). */
  win: z.strictObject({ need: z.enum(['all', 'any']), objectives: z.array(objective).min(1).max(6) }),
  /** Any one of them loses, besides the loss of every player ship (rule CB-024). */
  lose: z.array(objective).max(6),
  success: outcome,
  failure: outcome,
  remark: remark.exactOptional(),
})
export type Mission = z.infer<typeof mission>
