// The printed values that were typed in during plays of a campaign, whether their entry counts or was taken back.
import type { Json } from '../../../shared/kernel/json.ts'
import type { Recorded } from '../../../shared/kernel/recorded.ts'
import type { CampaignFile } from '../campaign-file.ts'
import { perFile } from '../per-file.ts'

export interface RecordedRow extends Recorded {
  readonly entry: number
  /** Chain hash of the entry and the value's place in it: the same in every copy of the campaign, and nowhere else. */
  readonly origin: string
  /** When it was typed in, ISO 8601 in UTC. */
  readonly time: string
}

interface Stored extends Omit<RecordedRow, 'origin' | 'value'> {
  readonly chain: string
  readonly place: number
  readonly value: string
}

const statement = perFile(({ sqlite }) =>
  sqlite.prepare(
    'SELECT entry, place, recorded_value.kind, id, field, value, chain, time FROM recorded_value JOIN log ON n = entry WHERE entry > ? ORDER BY entry, place',
  ),
)

/** Values of the entries after number `after`, in the order in which they were typed in. */
export const readRecorded = (file: CampaignFile, after = 0): readonly RecordedRow[] =>
  (statement(file).all(after) as Stored[]).map(({ chain, place, value, ...row }) => ({
    ...row,
    value: JSON.parse(value) as Json,
    origin: `${chain}/${String(place)}`,
  }))
