// All mechanisms of the campaign's chapters, and the rules that only the box can show.
import { draws } from './draws.ts'
import { endOfScenario } from './rewards.ts'
import { progression } from './progression.ts'
import { classes, markets } from './market.ts'
import { combatSetUp, founding } from './setup.ts'
import { difficulty, unlocking } from './people.ts'
import { instead, worlds } from './worlds.ts'
import type { Mechanism } from './mechanism.ts'
import { travel } from './travel.ts'

export const mechanisms: readonly Mechanism[] = [
  ...founding,
  ...combatSetUp,
  ...endOfScenario,
  ...progression,
  ...draws,
  ...travel,
  ...worlds,
  ...markets,
  ...classes,
  ...unlocking,
  ...instead,
  ...difficulty,
]

/** Rules about what only the box holds, and why this pack cannot meet them. */
export const boxOnly: Readonly<Record<string, string>> = {
  'CS-014': 'the first scenario of the box; other packs begin where their first location is',
  'CS-016': 'pilots and ships that wait in the box; all of this pack are open from the start',
  'CR-006': 'two printed cards by name',
  'SX-001': 'the scenario of the box that opens its map; here the first scouted location does',
  'UN-001': 'pilots and ships that the story of the box unlocks',
}
