// Writes a command line as the keys that `readLine` reads: what a card shows can be mended where it was typed.
import { directions, rotate, sameHex, turn, between, type Facing } from '../../../../lib/hex.ts'
import type { Command, ForkCondition } from '../combat-card.ts'
import type { EffectGrant } from '../effect.ts'
import type { Arc, Diagram } from '../geometry.ts'
import { ways } from './command-line.ts'

/** Nothing for a line that keys cannot say: its branches meet where no fork ends, or a move leaps. */
export function lineText(line: readonly Command[]): string | undefined {
  const [first] = line
  if (first === undefined) return undefined
  const written = new Set<string>()
  const text = branchText(waysOf(line), first.id, 'end', written)
  return text !== undefined && written.size === line.length ? text : undefined
}

interface Onward {
  readonly command: Command
  /** One command, or both of a fork. */
  readonly next: readonly string[]
}
type Line = ReadonlyMap<string, Onward>

const waysOf = (line: readonly Command[]): Line =>
  new Map(
    line.map((command, at) => {
      const { id, fork, then } = command
      return [id, { command, next: fork ? [fork.yes, fork.no] : [then ?? line[at + 1]?.id ?? 'end'] }]
    }),
  )

/** From a command up to `stop`; a branch that ends before that says so. */
function branchText(line: Line, from: string, stop: string, written: Set<string>): string | undefined {
  const words: string[] = []
  let id = from
  while (id !== stop && id !== 'end') {
    const here = line.get(id)
    if (here === undefined || written.has(id)) return undefined
    written.add(id)
    const word = commandText(here.command)
    if (word === undefined) return undefined
    words.push(word)
    const { fork } = here.command
    if (fork === undefined) {
      id = here.next[0] ?? 'end'
      continue
    }
    const join = joinOf(line, fork.yes, fork.no)
    const [yes, no] = [branchText(line, fork.yes, join, written), branchText(line, fork.no, join, written)]
    if (yes === undefined || no === undefined || yes + no === '') return undefined
    words.push(`?${conditionText(fork.if)}(${yes}${no === '' ? '' : `|${no}`})`)
    id = join
  }
  return [...words, ...(id === stop ? [] : ['end'])].join(' ')
}

/** Where both ways of a fork meet again, unless they end before. */
function joinOf(line: Line, yes: string, no: string): string {
  const [fromYes, fromNo] = [reachable(line, yes), reachable(line, no)]
  return [...fromYes].find((id) => fromNo.has(id) && passes(line, yes, id) && passes(line, no, id)) ?? 'end'
}

/** In the order in which they come. */
function reachable(line: Line, from: string): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [from]
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    if (id === 'end' || found.has(id)) continue
    found.add(id)
    queue.push(...(line.get(id)?.next ?? []))
  }
  return found
}

/** Every way from here ends, or comes by `at` before it comes to anything that lies behind it. */
function passes(line: Line, from: string, at: string): boolean {
  const behind = reachable(line, at)
  const seen = new Set([at, 'end'])
  const queue = [from]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue
    if (behind.has(id)) return false
    seen.add(id)
    queue.push(...(line.get(id)?.next ?? []))
  }
  return true
}

function conditionText(condition: ForkCondition): string {
  switch (condition.type) {
    case 'done':
      return 'done'
    case 'hullLost':
      return 'hull'
    case 'targetWithin':
      return `near${String(condition.range)}`
  }
}

function commandText(command: Command): string | undefined {
  switch (command.do) {
    case 'rotate':
      return 'r'
    case 'move': {
      const keys = pathKeys(command.path)
      return keys === undefined ? undefined : /^f+$/.test(keys) ? `m${String(keys.length)}` : `m${keys}`
    }
    case 'attack': {
      const { damage, targets, range, arcs = [], effects = [] } = command
      return [
        `a${String(damage)}`,
        ...(range === undefined ? [] : [String(range)]),
        ...(targets === 1 ? [] : [`x${String(targets)}`]),
        ...arcs.map(arcKeys),
        ...effects.map(effectText),
      ].join(',')
    }
    case 'apply': {
      const { effect, amount, on, targets, range } = command
      return [
        `+${effectText({ effect, ...(amount === undefined ? {} : { amount }) })}`,
        ...(on === 'self' ? [] : [on]),
        ...(range === undefined ? [] : [String(range)]),
        ...(targets === undefined ? [] : [`x${String(targets)}`]),
      ].join(',')
    }
    case 'byHand':
      return command.says.includes('"') ? undefined : `"${command.says}"`
  }
}

const effectText = ({ effect, amount }: EffectGrant): string =>
  amount === undefined ? effect : `${effect}${String(amount)}`

/** `[0,-1 1,-1]`: each hex of an arc, seen from the ship. */
export const arcKeys = (arc: Readonly<Arc>): string =>
  `[${arc.map(({ q, r }) => `${String(q)},${String(r)}`).join(' ')}]`

/** `ff>r`: a letter for each hex and a mark for each turn; nothing where a hex does not touch the one before. */
export function pathKeys(path: Readonly<Diagram>): string | undefined {
  let at = { q: 0, r: 0 }
  let facing: Facing = 0
  let keys = ''
  for (const hex of path) {
    const step = between(at, hex)
    const now = facing
    const way = directions.findIndex((direction) => sameHex(rotate(direction, now), step))
    if (way < 0) return undefined
    const turns = turn(0, hex.facing - now)
    keys += ways.charAt(way) + (turns <= 3 ? '>'.repeat(turns) : '<'.repeat(6 - turns))
    at = hex
    facing = hex.facing
  }
  return keys
}
