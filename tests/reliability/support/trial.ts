// How often a reliability test tries, with which seed, and the line it leaves for the table at the end. SEED= repeats a run,
// RELIABILITY_SCALE= makes it longer: 1 is the full figure, `npm test` runs a quarter.
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** A child is one file that lies elsewhere and is told. */
export const root = process.env['LOGBOOK_ROOT'] ?? resolve(import.meta.dirname, '../../..')
export const rowsFile = resolve(root, '.cache/reports/reliability-rows.jsonl')

const scale = Number(process.env['RELIABILITY_SCALE'] ?? 0.25)
export const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

/** `full` tries at scale 1, never fewer than `least`. */
export const times = (full: number, least = 1): number => Math.max(least, Math.round(full * scale))

/** A whole number from 0 to below `below`. */
export type Random = (below: number) => number

/** The same seed and name give the same numbers on every machine. */
export function randomOf(name: string, from: number = seed): Random {
  let state = from
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** Says what was tried, on the screen and in the table: `report('R1', '50 kills, 2,300 entries acknowledged, 0 lost')`. */
export function report(row: string, tried: string): void {
  console.log(`${row}: ${tried} (SEED=${String(seed)})`)
  mkdirSync(dirname(rowsFile), { recursive: true })
  appendFileSync(rowsFile, `${JSON.stringify({ row, tried, seed })}\n`)
}
