// The command line of an enemy as one line of keys, fast enough to be typed while the table waits: `r m2 a2,3,slow ?hull(end|r)`.
// What the keys mean is told to people by the form that asks for them (`values.lineHint`); `line-text.ts` writes the same keys.
import { add, directions, rotate, turn, type Facing } from '../../../../lib/hex.ts'
import { ok, type Result } from '../../../../lib/result.ts'
import type { Command, ForkCondition } from '../combat-card.ts'
import type { EffectId } from '../effect.ts'
import type { Arc, Diagram } from '../geometry.ts'
import { readBranch, wordsOf, type Branch } from './command-branches.ts'
import { wordBegun } from './word-begun.ts'

/** The commands as a combat card has them, or the first word that says nothing. `effects` are the words that may be named. */
export function readLine(text: string, effects: readonly string[]): Result<readonly Command[], string> {
  const words = wordsOf(text)
  if (!words.ok) return words
  const line = readBranch(words.value, (word) => commandOf(word, effects), conditionOf)
  if (!line.ok) return line
  const commands = [...laidOut(line.value, 'end')]
  // What leads to the next command of the list need not say so.
  return ok(
    commands.map(({ then, ...command }, at) => {
      const next = commands[at + 1]?.id ?? 'end'
      return then === undefined || then === next ? command : { ...command, then }
    }),
  )
}

/** What a command does, without the way that the line takes after it. */
type Deed = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'then' | 'fork'> : never) : never

type Line = Branch<Deed, ForkCondition>

/** Every branch in turn, each command with what follows it. */
function* laidOut({ steps, ends }: Line, after: string): Generator<Deed & Pick<Command, 'id' | 'then' | 'fork'>> {
  for (const [at, { id, deed, fork }] of steps.entries()) {
    const next = steps[at + 1]?.id ?? (ends ? 'end' : after)
    if (fork === undefined) yield { ...deed, id, then: next }
    else {
      yield { ...deed, id, fork: { if: fork.if, yes: firstOf(fork.yes, next), no: firstOf(fork.no, next) } }
      yield* laidOut(fork.yes, next)
      yield* laidOut(fork.no, next)
    }
  }
}

const firstOf = ({ steps, ends }: Line, after: string): string => steps[0]?.id ?? (ends ? 'end' : after)

/** Nothing for a word that is no command. */
function commandOf(word: string, effects: readonly string[]): Deed | undefined {
  if (word === 'r') return { do: 'rotate' }
  if (/^".+"$/.test(word)) return { do: 'byHand', says: word.slice(1, -1) }
  if (word.startsWith('m')) {
    const path = pathOf(word.replace(/^m:?/, ''))
    return path && { do: 'move', path }
  }
  const [head = '', ...parts] = partsOf(word)
  const said = parts.map((part) => partOf(part, effects))
  if (said.includes(undefined)) return undefined
  const told = said.filter((part) => part !== undefined)
  return /^a\d{1,2}$/.test(head)
    ? attackOf(Number(head.slice(1)), told)
    : head.startsWith('+')
      ? applyOf(partOf(head.slice(1), effects), told)
      : undefined
}

type Part =
  | { readonly is: 'range'; readonly range: number }
  | { readonly is: 'targets'; readonly targets: number | 'all' }
  | { readonly is: 'arc'; readonly arc: Arc }
  | { readonly is: 'effect'; readonly effect: EffectId; readonly amount?: number }
  | { readonly is: 'on'; readonly on: 'self' | 'enemies' | 'players' }

type PartIs<I extends Part['is']> = Extract<Part, { is: I }>
const partsThat = <I extends Part['is']>(parts: readonly Part[], is: I) =>
  parts.filter((part): part is PartIs<I> => part.is === is)

function attackOf(damage: number, parts: readonly Part[]): Deed | undefined {
  if (partsThat(parts, 'on').length > 0) return undefined
  const [range] = partsThat(parts, 'range')
  const [targets] = partsThat(parts, 'targets')
  const arcs = partsThat(parts, 'arc').map(({ arc }) => arc)
  const effects = partsThat(parts, 'effect').map(({ is: _, ...grant }) => grant)
  return {
    do: 'attack',
    damage,
    targets: targets?.targets ?? 1,
    ...(range === undefined ? {} : { range: range.range }),
    ...(arcs.length === 0 ? {} : { arcs }),
    ...(effects.length === 0 ? {} : { effects }),
  }
}

function applyOf(grant: Part | undefined, parts: readonly Part[]): Deed | undefined {
  if (grant?.is !== 'effect' || parts.some(({ is }) => is === 'arc' || is === 'effect')) return undefined
  const { is: _, ...effect } = grant
  const [on] = partsThat(parts, 'on')
  const [range] = partsThat(parts, 'range')
  const [targets] = partsThat(parts, 'targets')
  return {
    do: 'apply',
    ...effect,
    on: on?.on ?? 'self',
    ...(targets === undefined ? {} : { targets: targets.targets }),
    ...(range === undefined ? {} : { range: range.range }),
  }
}

/** Parts stand behind commas; hexes of an arc have commas of their own. */
const partsOf = (word: string): readonly string[] => word.match(/\[[^\]]*\]|[^,[]+/g) ?? []

function partOf(part: string, effects: readonly string[]): Part | undefined {
  if (part === 'self' || part === 'enemies' || part === 'players') return { is: 'on', on: part }
  if (/^@?\d{1,2}$/.test(part)) return { is: 'range', range: Number(part.replace('@', '')) }
  if (part === 'xall') return { is: 'targets', targets: 'all' }
  if (/^x\d$/.test(part)) return { is: 'targets', targets: Number(part.slice(1)) }
  if (part.startsWith('[')) return arcPart(part.slice(1, -1))
  const [, word = '', amount = ''] = /^([a-z]+)(\d*)$/i.exec(part) ?? []
  const effect = wordBegun(word, effects)
  if (effect === undefined) return undefined
  return { is: 'effect', effect: effect as EffectId, ...(amount === '' ? {} : { amount: Number(amount) }) }
}

function arcPart(text: string): Part | undefined {
  const arc = arcOf(text)
  return arc && { is: 'arc', arc }
}

/** `0,-1 1,-1`: what stands between the brackets of an arc. */
export function arcOf(text: string): Arc | undefined {
  const hexes = text.trim().split(/[\s;]+/)
  const arc = hexes.flatMap((hex) => {
    const [, q, r] = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(hex) ?? []
    return q === undefined || r === undefined ? [] : [{ q: Number(q), r: Number(r) }]
  })
  return arc.length < hexes.length ? undefined : arc
}

/** The hex that each letter leads to, seen from the ship: ahead, ahead to the right, behind to the right, behind… */
export const ways = 'frRbLl'

/** So many hexes straight ahead, or a letter for each hex and behind it a mark for each turn of 60 degrees in that hex. */
export function pathOf(written: string): Diagram | undefined {
  const keys = /^([1-9]|1[0-2])$/.test(written) ? 'f'.repeat(Number(written)) : written
  if (!/^([frRbLl][<>]{0,3})+$/.test(keys)) return undefined
  let at = { q: 0, r: 0 }
  let facing: Facing = 0
  return (keys.match(/[frRbLl][<>]*/g) ?? []).map((step) => {
    const way = directions[ways.indexOf(step.charAt(0))]
    if (way !== undefined) at = add(at, rotate(way, facing))
    for (const mark of step.slice(1)) facing = turn(facing, mark === '>' ? 1 : -1)
    return { ...at, facing }
  })
}

function conditionOf(word: string): ForkCondition | undefined {
  if (word === 'done') return { type: 'done' }
  if (word === 'hull') return { type: 'hullLost' }
  const [, range] = /^near(\d{1,2})$/.exec(word) ?? []
  return range === undefined ? undefined : { type: 'targetWithin', range: Number(range) }
}
