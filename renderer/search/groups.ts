// What the palette shows for what was typed: the best of each kind, the kind with the best hit first.
import { find, type Index } from './rank.ts'
import { groupNames, type GroupName, type Thing } from './things.ts'

/** Things shown of one group. */
const mostOfGroup = 6
/** Looked at before they are put into groups: enough for any of them. */
const mostLooked = 200

export interface Group {
  readonly group: GroupName
  readonly things: readonly Thing[]
}

/** Empty groups are left out. */
export function groupsFor(indexes: readonly Index<Thing>[], typed: string): readonly Group[] {
  const hits = indexes.flatMap((index) => find(index, typed, mostLooked))
  return groupNames
    .map((group) => ({ group, hits: hits.filter(({ thing }) => thing.group === group).slice(0, mostOfGroup) }))
    .filter((one) => one.hits.length > 0)
    .sort((one, other) => (other.hits[0]?.closeness ?? 0) - (one.hits[0]?.closeness ?? 0))
    .map((one) => ({ group: one.group, things: one.hits.map(({ thing }) => thing) }))
}

/** Before anything is typed: what can be done here, and where one can go. */
export const groupsAtFirst = (things: readonly Thing[]): readonly Group[] =>
  groupNames
    .map((group) => ({ group, things: things.filter((thing) => thing.group === group) }))
    .filter((one) => one.things.length > 0)
