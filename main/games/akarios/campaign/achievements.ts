// Achievements of the squad, and the sections that are read only with one or only without (rules ES-008, ES-011, ES-012, FR-007).
import { put, drop } from './rows.ts'
import type { CampaignState } from './state.ts'
import type { Work } from './work.ts'

/** A section behind an icon: plain (`held`) or crossed (not `held`). */
export interface Gate {
  readonly achievement: string
  readonly held: boolean
}

export const holds = ({ achievements }: Pick<CampaignState, 'achievements'>, id: string): boolean =>
  achievements.some(({ achievement }) => achievement === id)

/** Whether the section is read; the gate itself says what bars it otherwise. */
export const isRead = (state: Pick<CampaignState, 'achievements'>, gate: Gate): boolean =>
  holds(state, gate.achievement) === gate.held

/** Marked once, however often it is gained. */
export const gainAchievement = ({ draft, content }: Work, id: string, name?: string): void =>
  put(draft.achievements, ({ achievement }) => achievement === id, {
    achievement: id,
    name: name ?? achievementName(draft, content.all.achievements[id]?.name, id),
  })

export const loseAchievement = ({ draft }: Work, id: string): void =>
  drop(draft.achievements, ({ achievement }) => achievement === id)

/** As it was told, else as the pack has it, else the id. */
export const achievementName = (
  { achievements }: Pick<CampaignState, 'achievements'>,
  packed: string | undefined,
  id: string,
): string => achievements.find(({ achievement }) => achievement === id)?.name ?? packed ?? id
