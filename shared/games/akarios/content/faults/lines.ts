// Command lines of enemy cards: every command is reached, every branch leads somewhere, no line goes round for ever.
import { followers, type Command } from '../combat-card.ts'
import { entriesOf } from '../content.ts'
import type { Check, Path } from './check.ts'
import { findCycle } from './graph.ts'

export function checkLines(check: Check): void {
  for (const enemy of entriesOf(check.content, 'enemies')) {
    const ids = new Set<string>()
    for (const [at, card] of (enemy.cards ?? []).entries()) {
      if (ids.has(card.id))
        check.fault(
          'enemies',
          enemy.id,
          ['cards', at, 'id'],
          'command-twice',
          `Two cards of this deck are called "${card.id}".`,
        )
      ids.add(card.id)
      checkLine(check, enemy.id, ['cards', at, 'line'], card.line)
    }
  }
}

function checkLine({ fault, suggest }: Check, enemy: string, path: Path, line: readonly Command[]): void {
  const ids = line.map(({ id }) => id)
  const known = new Set(ids)
  for (const [at, command] of line.entries()) {
    if (ids.indexOf(command.id) !== at)
      fault(
        'enemies',
        enemy,
        [...path, at, 'id'],
        'command-twice',
        `Two commands of this line are called "${command.id}".`,
      )
    if (command.then !== undefined && command.fork !== undefined)
      fault(
        'enemies',
        enemy,
        [...path, at, 'then'],
        'fork-open',
        'A command goes on with "then" or with "fork", not with both.',
      )
    for (const [field, next] of targetsOf(command)) {
      if (next === 'end' || known.has(next)) continue
      const hint = `This line has no command "${next}". Write the id of a command, or "end".${suggest(next, [...ids, 'end'])}`
      fault('enemies', enemy, [...path, at, ...field], 'fork-open', hint)
    }
  }

  // With two commands of one name nobody can say which way the line takes.
  if (known.size < ids.length) return

  const after = (id: string): readonly string[] => followers(line, ids.indexOf(id)).filter((next) => known.has(next))
  const reached = new Set<string>()
  const queue = ids.slice(0, 1)
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    queue.push(...after(id))
  }
  for (const [at, id] of ids.entries())
    if (!reached.has(id))
      fault(
        'enemies',
        enemy,
        [...path, at],
        'command-unreachable',
        `No way leads from the start of the line to "${id}".`,
      )

  const ring = findCycle([...reached], after)
  if (ring !== undefined) {
    const at = ids.indexOf(ring[0] ?? '')
    fault('enemies', enemy, [...path, at], 'line-cycle', `The line goes round for ever: ${ring.join(' → ')}.`)
  }
}

function* targetsOf({ then, fork }: Command): Generator<readonly [Path, string]> {
  if (then !== undefined) yield [['then'], then]
  if (fork === undefined) return
  yield [['fork', 'yes'], fork.yes]
  yield [['fork', 'no'], fork.no]
}
