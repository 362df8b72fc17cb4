// With how much energy each pilot begins a world (rules WX-002, DF-001, DF-011).
import type { Figures } from '../../../../shared/games/akarios/content/figures.ts'

/** `pilots`: 1 to 4 in play. Difficulty changes nothing here (DF-001); Ironman takes some, down to 0. */
export const startEnergy = ({ energy }: Pick<Figures, 'energy'>, pilots: number, ironman: boolean): number =>
  Math.max(0, (energy.byPilots[pilots - 1] ?? 0) - (ironman ? energy.ironmanLess : 0))
