// Which ability cards a pilot may use: level I from the start, the higher ones in order as skill trees release them (rules CS-007,
// PG-007), and one of them fitted (PG-008).
import { pilotAbilityLevels, type PilotAbilityLevel } from '../../../../shared/games/akarios/content/pilot.ts'
import { fail, ok, type Result } from '../../../../shared/lib/result.ts'

/** Skill hexes that release the next level; a fresh pilot has none of them full. */
const mostReleases = pilotAbilityLevels.length - 1

/** The levels open to a pilot, lowest first. `releases` counts full pilot ability hexes, 0 to 3; more give nothing. */
export const openPilotLevels = (releases: number): readonly PilotAbilityLevel[] =>
  pilotAbilityLevels.slice(0, 1 + Math.min(Math.max(releases, 0), mostReleases))

/** A level that no skill tree has released yet. `next` is the one that comes first. */
export interface LevelLocked {
  readonly key: 'levelLocked'
  readonly rule: 'CS-007'
  readonly level: PilotAbilityLevel
  readonly next: PilotAbilityLevel
}

/** What fills the pilot ability slot once this level is chosen, in place of what lay there; locked levels are refused. */
export function choosePilotLevel(level: PilotAbilityLevel, releases: number): Result<PilotAbilityLevel, LevelLocked> {
  const open = openPilotLevels(releases)
  const next = pilotAbilityLevels[open.length]
  if (open.includes(level) || next === undefined) return ok(level)
  return fail({ key: 'levelLocked', rule: 'CS-007', level, next })
}
