// Printed moves must be one unbroken way, arcs lists of other hexes than the ship's own, each hex once.
import { entriesOf } from '../content.ts'
import { distance, type Arc, type Diagram } from '../geometry.ts'
import type { PrintedAttack } from '../attack.ts'
import type { EntryOf, Kind, Sheet } from '../kinds.ts'
import type { Check, Path } from './check.ts'

/** Kinds that carry moves, attacks and areas in the same fields. */
export const cardKinds = ['upgrades', 'abilities', 'coPilots', 'sparrowUpgrades'] as const satisfies readonly Kind[]
export type CardEntry = EntryOf<(typeof cardKinds)[number]>

export function checkDiagrams(check: Check): void {
  const { content } = check
  for (const kind of cardKinds) {
    for (const card of entriesOf(content, kind) as readonly CardEntry[]) {
      for (const [at, move] of (card.moves ?? []).entries()) checkMove(check, kind, card.id, ['moves', at], move)
      for (const [at, attack] of (card.attacks ?? []).entries())
        checkAttack(check, kind, card.id, ['attacks', at], attack)
      if (card.area !== undefined) checkArc(check, kind, card.id, ['area'], card.area)
    }
  }
  for (const enemy of entriesOf(content, 'enemies')) {
    for (const [c, card] of (enemy.cards ?? []).entries()) {
      for (const [at, command] of card.line.entries()) {
        const path = ['cards', c, 'line', at]
        if (command.do === 'move') checkMove(check, 'enemies', enemy.id, [...path, 'path'], command.path)
        if (command.do === 'attack') checkAttack(check, 'enemies', enemy.id, path, command)
      }
    }
  }
  const { board } = content
  for (const [at, move] of (board?.moves ?? []).entries())
    checkMove(check, 'board', 'board', ['moves', at, 'path'], move.path)
  if (board?.attack !== undefined) checkAttack(check, 'board', 'board', ['attack'], board.attack)
}

function checkMove({ fault }: Check, kind: Kind | Sheet, id: string, path: Path, move: Diagram): void {
  let before = { q: 0, r: 0 }
  for (const [at, hex] of move.entries()) {
    const apart = distance(before, hex)
    const from = at === 0 ? 'the ship' : `step ${at}`
    if (apart > 1)
      fault(
        kind,
        id,
        [...path, at],
        'path-broken',
        `Step ${at + 1} is ${apart} hexes from ${from}; each step goes to a neighbouring hex.`,
      )
    if (apart === 0)
      fault(kind, id, [...path, at], 'path-turns-back', `Step ${at + 1} stays where ${from} is; a step enters a hex.`)
    before = hex
  }
}

function checkAttack(
  check: Check,
  kind: Kind | Sheet,
  id: string,
  path: Path,
  { arcs, range }: Pick<PrintedAttack, 'arcs' | 'range'>,
): void {
  if (arcs === undefined && range === undefined)
    check.fault(kind, id, path, 'arc-or-range', 'An attack shows a firing arc or a range; this one has neither.')
  for (const [at, arc] of (arcs ?? []).entries()) checkArc(check, kind, id, [...path, 'arcs', at], arc)
}

function checkArc({ fault }: Check, kind: Kind | Sheet, id: string, path: Path, arc: Arc): void {
  const seen = new Set<string>()
  for (const [at, { q, r }] of arc.entries()) {
    if (q === 0 && r === 0)
      fault(kind, id, [...path, at], 'own-hex', "The ship's own hex (0, 0) is never part of an arc.")
    const key = `${q},${r}`
    if (seen.has(key)) fault(kind, id, [...path, at], 'hex-twice', `The hex (${q}, ${r}) is listed twice.`)
    seen.add(key)
  }
}
