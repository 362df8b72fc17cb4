// The lines of a campaign as a table remembers them: evening by evening, and in each scenario by scenario.
import type { ChronicleLine, ChroniclePart, Evening } from '../../../../../shared/games/akarios/view/chronicle-view.ts'

/** A line with the play that it belongs to; null for commands. */
export interface PlacedLine {
  readonly line: ChronicleLine
  readonly play: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Milliseconds without an entry after which another evening begins: 6 hours, so that midnight ends none. */
const pause = 6 * 60 * 60 * 1000

/** Where a line stands: in a scenario, in a play outside of one, or between. */
interface Where {
  readonly scenario: number | null
  readonly play: string | null
}

/** `lines` in the order of the log. */
export function eveningsOf(lines: readonly PlacedLine[]): Evening[] {
  let before = Number.NEGATIVE_INFINITY
  const evenings: { from: string; to: string; parts: (ChroniclePart & { lines: ChronicleLine[]; where: Where })[] }[] =
    []
  let open: number | null = null
  for (const { line, play, at } of lines) {
    const { key, args } = line.says
    const number = typeof args['number'] === 'number' ? args['number'] : null
    if (key === openKey) open = number
    const closes = key.startsWith(endKey) || key === skipKey
    const scenario: number | null = closes ? (number ?? open) : open
    const where: Where = { scenario, play: scenario === null ? play : null }
    const last = evenings.at(-1)
    const isNew = last === undefined || at - before >= pause
    const evening = isNew ? { from: line.time, to: line.time, parts: [] } : last
    if (isNew) evenings.push(evening)
    evening.to = line.time
    before = at
    const part = evening.parts.at(-1)
    if (part !== undefined && part.where.scenario === where.scenario && part.where.play === where.play)
      part.lines.push(line)
    else evening.parts.push({ scenario, begun: where.play === null ? null : line.says, lines: [line], where })
    if (closes) open = null
  }
  return evenings.map(({ parts, ...evening }) => ({
    ...evening,
    parts: parts.map(({ where: _, ...part }) => part),
  }))
}

const openKey = 'akarios.camp.openScenario'
const endKey = 'akarios.camp.finishScenario.'
const skipKey = 'akarios.camp.skipWorld'
