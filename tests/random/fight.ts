// One fight of a run: set up, played and, for some, checked in every way; a failing one is made short and told in words.
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import { caseText } from './case-text.ts'
import { checkPlayed } from './checks.ts'
import { chancePlayer, playFight, type Played } from './play.ts'
import type { Onlooker } from './seen.ts'
import { setupOf } from './setup.ts'
import { shrink } from './shrink.ts'

/** One fight in so many is also replayed, taken back and resumed; that takes as long as playing a dozen. */
export const checkedOneIn = 25

export interface Told {
  readonly seed: string
  readonly inputs: number
  readonly isChecked: boolean
  /** How it ended: `success`, `failure`, or `open` where a failing fight was cut short. */
  readonly result: string
  /** The failing fight as a case file for `npm run case`, or what a check found; else null. */
  readonly failure: string | null
}

export function tellFight(run: string, number: number, looksOn: Onlooker): Told {
  const seed = `${run}:${number}`
  const setup = setupOf(seed)
  looksOn.begins(setup)
  const played = playFight(seed, setup, chancePlayer(seed), { hear: (...heard) => looksOn.hears(...heard) })
  const isChecked = number % checkedOneIn === 0
  const failure = played.failure === null ? checked(played, setup, isChecked) : caseText(shrink(played, setup), setup)
  return { seed, inputs: played.inputs, isChecked, result: played.state?.outcome?.result ?? 'open', failure }
}

function checked(played: Played, setup: FightSetup, wanted: boolean): string | null {
  if (!wanted) return null
  try {
    checkPlayed(played, setup)
    return null
  } catch (error) {
    return `fight ${played.seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
}
