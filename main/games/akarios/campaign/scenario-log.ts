// Which scenarios are done, and where the squad may go next (rules CS-014, ES-018, ES-019, SX-002, SX-009, SX-010; open questions 61
// and 86).
import { stickersHere } from './stickers.ts'
import type { CampaignState } from './state.ts'
import type { CampaignContent } from './work.ts'

/** What was ended, and what stands on the map. */
interface Story {
  readonly scenarios: readonly Pick<CampaignState['scenarios'][number], 'number' | 'kind' | 'outcome'>[]
  readonly stickers: readonly Pick<CampaignState['stickers'][number], 'number' | 'kind'>[]
}

const isAlwaysOpen = (sticker: Story['stickers'][number] | undefined): boolean =>
  sticker?.kind === 'market' || sticker?.kind === 'jump'

/** How many scenarios are done, of those that are known: done, or scouted and not to be visited again and again. */
export function progressOf(story: Story): { readonly done: number; readonly known: number } {
  const done = new Set(story.scenarios.map(({ number }) => number).filter((number) => isDone(story, number)))
  const scouted = story.stickers.filter((sticker) => !isAlwaysOpen(sticker)).map(({ number }) => number)
  return { done: done.size, known: new Set([...done, ...scouted]).size }
}

/** Won, or read to its end. Markets and jump points are never done: they are visited again. */
export const isDone = (state: Story, number: number): boolean => {
  if (isAlwaysOpen(state.stickers.find((one) => one.number === number))) return false
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
