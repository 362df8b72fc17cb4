// Leads whole lives one after the other, each in a folder of its own, and says what was acknowledged in each. With `retry` the disk
// may refuse; a life that did not go on after that says why. Words go to the output, or into the file `words` for the recorder of
// power cuts.
import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkerFiles } from '../../../../main/services/run-worker.ts'
import { beginLife, mostTries, type Life, type Word } from '../life.ts'
import { randomOf } from '../trial.ts'
import { order, say as sayAloud } from './say.ts'

/** What a life says: a word of it, or its end. */
export type LifeWord =
  | ({ readonly life: number } & Word)
  | {
      readonly life: number
      readonly ended: true
      readonly refusals: readonly string[]
      readonly faults: readonly string[]
    }

interface Order {
  readonly folder: string
  readonly seed: number
  readonly lives: number
  readonly retry?: boolean
  readonly words?: string
  readonly workers: WorkerFiles
}

const { folder, seed, lives, retry, words: path, workers } = order as Order
const notebook = path === undefined ? undefined : openSync(path, 'a')
const say = (word: LifeWord) =>
  notebook === undefined ? sayAloud(word) : void writeSync(notebook, JSON.stringify(word))
for (let life = 0; life < lives; life += 1) {
  const refusals: string[] = []
  const begin = (attempt: number): Life => {
    try {
      return beginLife({
        ...{ dataDir: join(folder, String(life)), random: randomOf(`life ${String(life)}`, seed), workers },
        binless: notebook !== undefined,
        say: (word) => say({ life, ...word }),
        ...(retry === true && { onRefusal: (call, { key }) => void refusals.push(`${call}: ${key}`) }),
      })
    } catch (fault) {
      // A program that cannot read its own files does not start; a person starts it again.
      if (retry !== true || attempt === mostTries) throw fault
      refusals.push(`start: ${String(fault)}`)
      return begin(attempt + 1)
    }
  }
  const { lead, close, faults } = begin(1)
  const failed: unknown[] = []
  for (const part of [lead, close]) await part().catch((fault: unknown) => failed.push(fault))
  const words = [...failed, ...faults].map((fault) => (fault instanceof Error ? (fault.stack ?? '') : String(fault)))
  say({ life, ended: true, refusals, faults: words })
}
