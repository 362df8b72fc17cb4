// A child's word that something is done and on disk, said before it goes on: one line of JSON on its output.
import { writeSync } from 'node:fs'
import type { CampaignFile } from '../../../../main/db/campaign-file.ts'

export const say = (word: object): void => void writeSync(1, `${JSON.stringify(word)}\n`)

export const sayHead = (file: CampaignFile): void => say({ n: file.state.head.n, chain: file.state.head.chain })

/** What the parent wants of this child. */
export const order: unknown = JSON.parse(process.argv[2] ?? '{}')
