// Which scenarios are done, and where the squad may go next (rules CS-014, ES-018, ES-019, SX-002, SX-009, SX-010; open questions 61
// and 86).
import { stickerOf, stickersHere } from './stickers.ts'
import type { CampaignState } from './state.ts'
import type { CampaignContent } from './work.ts'

/** Won, or read to its end. Markets and jump points are never done: they are visited again. */
export const isDone = (state: Pick<CampaignState, 'scenarios' | 'stickers'>, number: number): boolean => {
  const kind = stickerOf(state, number)?.kind
  if (kind === 'market' || kind === 'jump') return false
  return state.scenarios.some((row) => row.number === number && row.kind !== 'market' && row.outcome !== 'failure')
}

/** The scenario that opens the campaign; a pack of one's own may have none. */
export const firstOf = ({ all, firstScenario }: CampaignContent): number | undefined =>
  firstScenario ? all.figures?.scenarios.first : undefined

/** Where the last entry sends the squad; else the first scenario; else what is scouted where the Sparrow is, and what failed last. */
export function offeredScenarios(state: CampaignState, content: CampaignContent): readonly number[] {
  const { next } = state.standing
  if (next !== null) return [next]
  const here = stickersHere(state, content).flatMap(({ kind, number }) => (kind === 'jump' ? [] : [number]))
  const last = state.scenarios.at(-1)
  const again = last?.outcome === 'failure' && !here.includes(last.number) ? [last.number] : []
  const offered = [...again, ...here].filter((number) => !isDone(state, number))
  const first = firstOf(content)
  return first === undefined || isDone(state, first) ? offered : [first]
}
