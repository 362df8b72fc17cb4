// How far the story has come: scenarios done, achievements, the map, the Sparrow, markets that were read (rules CS-014, ES-008, ES-013,
// ES-018, SX-004 to SX-006, MK-001).
import type { CatchUpForm } from '../../../../../shared/games/akarios/campaign/catch-up.ts'
import { gainAchievement } from '../achievements.ts'
import { boostsAfter } from '../boosts.ts'
import { idOf } from '../by-hand.ts'
import { scout, tellMarket } from '../course.ts'
import { nextId } from '../rows.ts'
import { firstOf, isDone } from '../scenario-log.ts'
import { scout as addSticker, stickerOf } from '../stickers.ts'
import { systemOf } from '../systems.ts'
import { no } from '../work.ts'
import { tell, type Spot, type Telling } from './breach.ts'

export function tellAchievements(telling: Telling, names: readonly string[]): void {
  telling.draft.achievements = []
  for (const name of names) {
    const id = idOf(name)
    if (id === '') tell(telling, { part: 'campaign', row: name, name }, no('noName', 'ES-008'))
    else gainAchievement(telling, id, name)
  }
}

export function tellMap(telling: Telling, { stickers, sparrow }: Pick<CatchUpForm, 'stickers' | 'sparrow'>): void {
  const { draft, content } = telling
  draft.stickers = []
  draft.jumpLinks = []
  for (const sticker of stickers)
    tell(
      telling,
      { part: 'map', row: String(sticker.number), name: printed(sticker.number) },
      scout(telling, { type: 'scout', ...sticker }),
      () => void addSticker(telling, sticker),
    )
  const { system, location, supply } = sparrow
  const spot: Spot = { part: 'map', row: 'sparrow', name: '' }
  const atlas = system === null ? undefined : systemOf(content, system)
  if (system !== null && atlas === undefined) tell(telling, spot, no('noSystem', 'SX-004', { system }))
  else if (location !== null && atlas?.startLocation !== location && stickerOf(draft, location) === undefined)
    tell(telling, spot, no('notScouted', 'SX-004', { number: printed(location) }))
  draft.standing = { ...draft.standing, system: atlas === undefined ? null : system, location, supply }
}

const printed = (number: number): string => String(number).padStart(3, '0')

/** Told with the act and the difficulty of now: nobody remembers those of then. */
export function tellScenarios(telling: Telling, rows: CatchUpForm['scenarios']): void {
  const { draft, content } = telling
  const { act, difficulty } = draft.squad
  const seats = draft.seats.map(({ seat }) => seat).join(' ')
  draft.scenarios = []
  for (const { number, kind, outcome } of rows) {
    const spot: Spot = { part: 'scenarios', row: String(number), name: printed(number) }
    if (kind !== 'market' && isDone(draft, number))
      tell(telling, spot, no('scenarioDone', 'ES-018', { number: printed(number) }))
    const row = { number, kind, outcome, how: 'catchUp', choice: null, act, difficulty, seats, play: null } as const
    draft.scenarios.push({ id: nextId(draft.scenarios), ...row })
  }
  const first = firstOf(content)
  if (first !== undefined && rows.length > 0 && !isDone(draft, first))
    tell(telling, { part: 'scenarios', row: '', name: '' }, no('firstUntold', 'CS-014', { first: printed(first) }))
}

/** What only scenarios can have brought, where not one is told, and boosts that the outcomes do not leave. */
export function explainCourse(telling: Telling): void {
  const { draft } = telling
  const { squad, standing, scenarios } = draft
  const spot: Spot = { part: 'campaign', row: '', name: '' }
  if (scenarios.length === 0) {
    if (squad.act > 1) tell(telling, spot, no('actUnexplained', 'CS-014', { act: squad.act }))
    if (standing.chart > 0) tell(telling, spot, no('chartUnexplained', 'PG-006', { chart: standing.chart }))
  }
  const left = scenarios.reduce((boosts, { outcome }) => boostsAfter(boosts, outcome), 0)
  if (left !== standing.boosts)
    tell(telling, spot, no('boostsDiffer', 'ES-013', { boosts: standing.boosts, scenarios: left }))
}

/** Credits, where no scenario is told that could have brought them. */
export function explainCredits(telling: Telling, sheets: CatchUpForm['seats']): void {
  if (telling.draft.scenarios.length > 0) return
  for (const { seat, player } of telling.draft.seats) {
    const credits = sheets.find((sheet) => sheet.seat === seat)?.credits ?? 0
    if (credits > 0)
      tell(
        telling,
        { part: 'crew', row: String(seat), name: player },
        no('creditsUnexplained', 'ES-009', { player, credits }),
      )
  }
}

export function tellMarkets(telling: Telling, rows: CatchUpForm['markets']): void {
  telling.draft.markets = []
  for (const row of rows)
    tell(
      telling,
      { part: 'markets', row: String(row.number), name: row.name },
      tellMarket(telling, { type: 'tellMarket', ...row }),
    )
}
