// What a pilot has out of the skill trees: ability levels, changed modifier cards, better world skills, ship improvements (rules
// PG-007 to PG-012). Only full hexes give anything (PG-002).
import type { Pilot, PilotAbilityLevel, SkillGain, WorldSkill } from '../../../../shared/games/akarios/content/pilot.ts'
import { openPilotLevels } from './pilot-abilities.ts'
import type { CampaignState, SkillMarkRow } from './state.ts'
import { fullHex } from './tree.ts'

/** Copies put in, or taken out when negative. */
export interface CardChange {
  readonly card: string
  readonly count: number
}

export interface SkillGains {
  readonly levels: readonly PilotAbilityLevel[]
  readonly cards: readonly CardChange[]
  /** Added to the printed skills. */
  readonly skills: Readonly<Partial<Record<WorldSkill, number>>>
  readonly shipImprovements: number
}

export const marksOf = ({ skillMarks }: Pick<CampaignState, 'skillMarks'>, pilot: string): readonly SkillMarkRow[] =>
  skillMarks.filter((mark) => mark.pilot === pilot)

/** Half-hexes that a pilot has marked. */
export const halvesMarked = (state: Pick<CampaignState, 'skillMarks'>, pilot: string): number =>
  marksOf(state, pilot).reduce((sum, { halves }) => sum + halves, 0)

export function skillGains(pilot: Pick<Pilot, 'trees'> | undefined, marks: readonly SkillMarkRow[]): SkillGains {
  const gains = marks
    .filter(({ halves }) => halves >= fullHex)
    .flatMap(({ tree, hex }): SkillGain[] => {
      const found = pilot?.trees?.find(({ id }) => id === tree)?.hexes.find(({ id }) => id === hex)
      return found === undefined ? [] : [found.gives]
    })
  const skills: Partial<Record<WorldSkill, number>> = {}
  for (const gain of gains) if (gain.type === 'worldSkill') skills[gain.skill] = (skills[gain.skill] ?? 0) + 1
  const count = (type: SkillGain['type']) => gains.filter((gain) => gain.type === type).length
  return {
    levels: openPilotLevels(count('pilotAbility')),
    cards: gains.flatMap((gain): CardChange[] => {
      if (gain.type === 'addCards') return [{ card: gain.card, count: gain.count }]
      return gain.type === 'removeCards' ? [{ card: gain.card, count: -gain.count }] : []
    }),
    skills,
    shipImprovements: count('shipImprovement'),
  }
}
