// Which of several draws counts.
import { chooseOne } from './choose-one.ts'
import type { Fight } from './fight.ts'
import type { ModifierRun } from './modifier-run.ts'
import type { Attack } from './state/attack.ts'

/**
 * Advantaged pilots pick (PA-067), advantaged enemies take the most damage (open question 15); disadvantage takes the least,
 * a miss before 0 (PA-069, open question 102). What is still equal, people pick. Gives the index in `runs`.
 */
export function pickRun(fight: Fight, { attacker, by }: Attack, runs: readonly ModifierRun[], better: boolean): number {
  const worth = ({ total, missed }: ModifierRun): number => (missed ? -1 : total)
  const values = runs.map(worth)
  const best = better ? Math.max(...values) : Math.min(...values)
  const free = better && by !== null
  const open = [...runs.keys()].filter((at) => free || values[at] === best)
  const different = open.filter((at, index) => open.findIndex((other) => sameCards(runs[other], runs[at])) === index)
  if (different.length === 1) return different[0] ?? 0
  const chosen = chooseOne(fight, {
    about: 'modifier',
    seat: by?.seat ?? 'table',
    asks: {
      key: better ? 'akarios.ask.pickBest' : 'akarios.ask.pickWorst',
      args: { ship: attacker },
      rule: better ? 'PA-067' : 'PA-069',
    },
    usual: String(different.find((at) => values[at] === best) ?? different[0] ?? 0),
    options: different.map((at) => ({
      id: String(at),
      key: 'akarios.modifierRun',
      args: { cards: [...(runs[at]?.cards ?? [])], total: runs[at]?.total ?? 0, missed: runs[at]?.missed ?? false },
    })),
  })
  return Number(chosen)
}

const sameCards = (a: ModifierRun | undefined, b: ModifierRun | undefined): boolean =>
  a?.cards.toSorted().join() === b?.cards.toSorted().join()
