// Skill trees and ship trees: every hex grows out of hexes nearer to the start, forks come in pairs (rules PG-003 to PG-005, PG-013, PG-014).
import { entriesOf } from '../content.ts'
import type { Check, Path } from './check.ts'

interface Hex {
  readonly id: string
  readonly row: number
  readonly after: readonly string[]
  readonly side?: string
}

export function checkTrees(check: Check): void {
  for (const { id, trees = [] } of entriesOf(check.content, 'pilots'))
    for (const [at, { hexes }] of trees.entries())
      checkTree(check, 'pilots', id, ['trees', at, 'hexes'], hexes, ['left', 'right'])
  for (const { id, tree } of entriesOf(check.content, 'ships'))
    if (tree !== undefined) checkTree(check, 'ships', id, ['tree', 'hexes'], tree.hexes, ['top', 'bottom'])
}

function checkTree(
  { fault, suggest }: Check,
  kind: 'pilots' | 'ships',
  owner: string,
  path: Path,
  hexes: readonly Hex[],
  sides: readonly [string, string],
): void {
  const byId = new Map(hexes.map((hex) => [hex.id, hex]))
  for (const [at, hex] of hexes.entries()) {
    const here = [...path, at]
    if (byId.get(hex.id) !== hex)
      fault(kind, owner, [...here, 'id'], 'id-twice', `Two hexes of this tree are called "${hex.id}".`)
    if ((hex.row === 1) !== (hex.after.length === 0))
      fault(
        kind,
        owner,
        here,
        'tree-root',
        'A hex of row 1 comes after none; every other hex says after which it comes.',
      )
    for (const [a, name] of hex.after.entries()) {
      const below = byId.get(name)
      const place = [...here, 'after', a]
      if (below === undefined)
        fault(kind, owner, place, 'unknown-id', `This tree has no hex "${name}".${suggest(name, byId.keys())}`)
      else if (below.row >= hex.row)
        fault(
          kind,
          owner,
          place,
          'tree-downward',
          `"${hex.id}" in row ${hex.row} cannot grow out of "${name}" in row ${below.row}.`,
        )
    }
    if (hex.side === undefined) continue
    const pair = hexes.filter((other) => other.side !== undefined && other.row === hex.row && sameAfter(other, hex))
    const found = pair.map(({ side }) => side).sort()
    const wanted = [...sides].sort()
    if (found.length !== 2 || found.some((side, index) => side !== wanted[index]))
      fault(
        kind,
        owner,
        [...here, 'side'],
        'tree-fork',
        `A fork is two hexes after the same one, "${sides[0]}" and "${sides[1]}".`,
      )
  }
}

const sameAfter = (a: Hex, b: Hex): boolean => [...a.after].sort().join(' ') === [...b.after].sort().join(' ')
