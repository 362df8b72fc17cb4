// Which sorts of cards need not be told apart: those that take the pile the same way, and those that destroy the same ships.
import { isUnwanted, runsOf, type AttackPlan } from './attack-plan.ts'
import type { Drawn, RunRead } from './run-reads.ts'

/** A word for each sort: sorts with the same word play the same part. */
export type RoleOf = (sort: number) => string

const itself: RoleOf = String

/**
 * What becomes of the pile. `isLast`: no shuffle can come any more, so nothing that has been drawn comes back. Else cards that
 * leave once they are used count as well, and so does whether their run is used: a miss is worth the same in any company,
 * and what is none is worth something else.
 */
export function flowRole({ rules, targets }: AttackPlan, isLast: boolean): RoleOf {
  const unwanted: RoleOf = (sort) => targets.map((target) => (isUnwanted(target, sort) ? '-' : '+')).join('')
  const drawn: RoleOf = (sort) => `${rules.rolling[sort] === true ? 'rolls' : 'ends'} ${unwanted(sort)}`
  if (isLast) return drawn
  const back: RoleOf = (sort) => `${drawn(sort)} ${rules.leaves[sort] ?? 'stays'}`
  const leaving = [...rules.leaves.keys()].filter((sort) => rules.leaves[sort] === 'whenApplied')
  const picky = targets.filter((target) => runsOf(target) > 1)
  const misses = (sort: number) => picky.map(({ changes }) => changes[sort]?.type === 'miss')
  if (leaving.length === 0 || picky.length === 0) return back
  return leaving.every((sort) => misses(sort).every(Boolean))
    ? (sort) => `${back(sort)} ${misses(sort).join()}`
    : itself
}

/** The same, and which of the targets from the `first` on are destroyed, whatever rolls before the card. */
export function fateRole(plan: AttackPlan, starts: readonly Drawn[], first: number, isLast: boolean): RoleOf {
  const { sorts, rules, targets } = plan
  const ends = [...sorts.keys()].filter((sort) => rules.rolling[sort] !== true)
  const before = rollingBefore(plan)
  const fates = starts.flatMap((start, at) => {
    const runs = before.map((cards) => cards.reduce((drawn, sort) => drawn.with(sort), start))
    const target = targets[at]
    if (target === undefined || at < first || runsOf(target) === 0) return []
    const reads = runs.flatMap((run) => [run.read(), ...ends.map((sort) => run.with(sort).read())])
    const fateOf = runsOf(target) > 1 ? bandsOf(reads) : ({ outcome }: RunRead) => Number(outcome.destroyed)
    return runs.map((run) => (sort: number) => fateOf(run.with(sort).read()))
  })
  const flow = flowRole(plan, isLast)
  return (sort) =>
    rules.rolling[sort] === true ? itself(sort) : `${flow(sort)} ${fates.map((fate) => fate(sort)).join()}`
}

/** Every choice of rolling cards that may lie in one run. */
function rollingBefore({ pile: { top, unseen, discard }, rules }: AttackPlan): readonly (readonly number[])[] {
  let runs: readonly (readonly number[])[] = [[]]
  for (const [sort, count] of unseen.entries()) {
    if (rules.rolling[sort] !== true) continue
    const cards = count + (discard[sort] ?? 0) + top.filter((card) => card === sort).length
    const more = Array.from({ length: cards + 1 }, (_, times) => Array.from({ length: times }, () => sort))
    runs = runs.flatMap((run) => more.map((rolled) => [...run, ...rolled]))
  }
  return runs
}

/**
 * Of several runs the one that is worth most is used. In the order of worth, neighbours that all destroy or all do not are one
 * band: to know what the used run does it is enough to know the highest band that was drawn.
 */
function bandsOf(reads: readonly RunRead[]): (read: RunRead) => number {
  const bands = new Map<RunRead, number>()
  let band = 0
  let last: RunRead | undefined
  for (const read of reads.toSorted((a, b) => a.worth - b.worth)) {
    if (last !== undefined && last.outcome.destroyed !== read.outcome.destroyed) band += 1
    bands.set(read, band)
    last = read
  }
  return (read) => bands.get(read) ?? band
}
