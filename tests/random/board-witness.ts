// Answers what the table is asked from what the board knew at the same task: the calls that its rules made, and what its players said.
import type { FightState, Given } from '../../main/games/akarios/combat/state/state.ts'
import { shipOf } from '../../main/games/akarios/combat/state/read.ts'
import { boardTable } from '../../main/games/akarios/combat/tabletop/board.ts'
import type { PushEnd, Tabletop, Way } from '../../main/games/akarios/combat/tabletop/tabletop.ts'
import type { Answer } from '../../shared/games/akarios/answer/answer.ts'
import type { Terrain } from '../../shared/games/akarios/content/geometry.ts'
import type {
  ChooseQuestion,
  PathQuestion,
  PlaceQuestion,
  Question,
  TargetCandidate,
  TargetsQuestion,
} from '../../shared/games/akarios/question/question.ts'
import { distance, sameHex } from '../../shared/lib/hex.ts'

interface Call {
  readonly name: keyof Tabletop
  readonly args: readonly unknown[]
  readonly value: unknown
}

/** A board that remembers what it was asked; empty `calls` before each run of a task. */
export function recordingBoard(): { readonly tabletop: Tabletop; readonly calls: Call[] } {
  const calls: Call[] = []
  const board = boardTable
  const tabletop = Object.fromEntries(
    Object.entries(board).map(([name, know]) => [
      name,
      (state: FightState, ...args: unknown[]) => {
        const found = (know as (...all: unknown[]) => { known?: unknown })(state, ...args)
        if ('known' in found) calls.push(plain({ name: name as keyof Tabletop, args, value: found.known }))
        return found
      },
    ]),
  ) as unknown as Tabletop
  return { tabletop, calls }
}

/** The word of a question that only the table is asked, or asked in its own way; null for all others. */
export function tableWords({ asks: { key } }: Question): string | null {
  const own = 'akarios.ask.table.'
  return key.startsWith(own) ? key.slice(own.length) : null
}

export interface Witnessed {
  readonly before: FightState
  readonly after: FightState
  readonly calls: readonly Call[]
  readonly given: readonly Given[]
}

/** One for each task: it counts along what has been asked. */
export function boardWitness({ before, calls, given }: Witnessed): (question: Question) => Answer {
  const said = given.flatMap((one) => (one.kind === 'answer' ? [one.answer] : []))
  const board = boardTable
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a call gave is known by its name alone
  const valueOf = <T>(name: keyof Tabletop) => calls.findLast((call) => call.name === name)?.value as T | undefined
  const place = (): number => {
    const answer = next('place')
    return answer?.type === 'place' ? answer.place : 0
  }
  const used = new Set<Answer>()
  const next = (type: Answer['type'], fits: (answer: Answer) => boolean = () => true): Answer | undefined => {
    const found = said.find((answer) => answer.type === type && !used.has(answer) && fits(answer))
    if (found !== undefined) used.add(found)
    return found
  }
  let aims = 0

  function flown(): Way {
    const enemy = valueOf<{ way: Way }>('enemyWay')
    if (enemy !== undefined) return enemy.way
    const answer = said.find(({ type }) => type === 'path')
    const way = valueOf<readonly Way[]>('ways')?.[answer?.type === 'path' ? answer.end : 0]
    if (way === undefined) throw new Error('no way was flown')
    return way
  }

  function targets({ candidates }: TargetsQuestion): Answer {
    const able = (value: unknown): readonly string[] =>
      (value as readonly TargetCandidate[]).flatMap(({ id, can }) => (can ? [id] : []))
    const aimed = calls.filter(
      ({ name, args }) =>
        (name === 'targets' || name === 'within') &&
        (args[2] as { id: string; hidden: boolean }[]).some(({ hidden }) => !hidden),
    )[aims]
    aims += 1
    const open = candidates.flatMap(({ id, can }) => (can ? [id] : []))
    const here = (aimed === undefined ? open : able(aimed.value)).filter((id) => open.includes(id))
    if (here.length === 0) return { type: 'targets', targets: [] }
    const answer = next('targets', (one) => one.type === 'targets' && one.targets.every((id) => here.includes(id)))
    return answer ?? { type: 'targets', targets: here }
  }

  /** The ids whom the last look at the aim has found. */
  function reached(ship: string): readonly string[] {
    const order = valueOf<readonly (readonly string[])[]>('attackOrder')
    if (order !== undefined) return order.flat()
    const within = calls.findLast(({ name, args }) => name === 'within' && (args[0] as { id: string }).id === ship)
    return ((within?.value ?? []) as readonly TargetCandidate[]).flatMap(({ id, can }) => (can ? [id] : []))
  }

  function entered(question: ChooseQuestion, terrain: readonly string[]): Answer {
    const chosen = terrain.map((one, at) => `${one}:${terrain.slice(0, at + 1).filter((two) => two === one).length}`)
    return choose(question.options.map(({ id }) => id).length === 0 ? [] : chosen)
  }

  const terrainOf = (hexes: Way['hexes']): readonly string[] =>
    hexes.flatMap((hex) =>
      before.map.terrain.flatMap(({ at, terrain }) =>
        sameHex(at, hex) && (terrain === 'asteroid' || terrain === 'nebula') ? [terrain] : [],
      ),
    )

  function costly(question: ChooseQuestion): Answer {
    if (valueOf('pushes') !== undefined) {
      const ends = valueOf<readonly PushEnd[]>('pushes') ?? []
      const end = ends[ends.length > 1 ? place() : 0]
      const exit = end !== undefined && end.exits.length > 0 ? (end.exits[place()]?.costs ?? []) : []
      return entered(question, [...(end?.costs ?? []), ...exit])
    }
    return entered(question, terrainOf(flown().hexes))
  }

  const aboutTable: Readonly<Record<string, (question: ChooseQuestion, ship: string) => Answer>> = {
    nearest: ({ options }, ship) => {
      const ids = closest(
        before,
        ship,
        options.map(({ id }) => id).filter((id) => id !== 'several'),
      )
      return choose(ids.length === 1 ? ids : ['several'])
    },
    nearestOnes: ({ options }, ship) =>
      choose(
        closest(
          before,
          ship,
          options.map(({ id }) => id),
        ),
      ),
    near: ({ asks: { args } }, ship) => yes(far(before, ship, wordIn(args, 'other')) <= Number(args['hexes'])),
    anyNear: ({ asks: { args } }, ship) =>
      yes((args['others'] as string[]).some((id) => far(before, ship, id) <= Number(args['hexes']))),
    beside: ({ asks: { args } }, ship) =>
      yes(knownTo(board.isBeside(before, shipOf(before, ship), args['terrain'] as Terrain))),
    behind: ({ asks: { args } }) => {
      const [shooter, target] = [shipOf(before, wordIn(args, 'shooter')), shipOf(before, wordIn(args, 'target'))]
      return yes(knownTo(board.isBehind(before, shooter, target, { type: 'arc', arc: [] })))
    },
    mayArc: ({ asks: { args } }, ship) => yes(reached(ship).includes(wordIn(args, 'target'))),
    mayRange: ({ asks: { args } }, ship) => yes(reached(ship).includes(wordIn(args, 'target'))),
    inArc: ({ options }, ship) => choose(options.map(({ id }) => id).filter((id) => reached(ship).includes(id))),
    inRange: ({ options }, ship) => choose(options.map(({ id }) => id).filter((id) => reached(ship).includes(id))),
    costly,
    pushed: costly,
    pulled: costly,
    exit: (question) => entered(question, flown().exits[place()]?.costs ?? []),
    landed: (question) => {
      const places = valueOf<PlaceQuestion['places']>('landings') ?? valueOf<PlaceQuestion['places']>('shoves')
      return entered(question, places?.[place()]?.costs ?? [])
    },
    onMarker: ({ asks: { args } }) =>
      yes(valueOf<readonly string[]>('markersUnder')?.includes(wordIn(args, 'marker')) === true),
    onMarkers: ({ options }) =>
      choose(options.map(({ id }) => id).filter((id) => valueOf<readonly string[]>('markersUnder')?.includes(id))),
    under: () => {
      const under = valueOf<string | null>('shipUnder') ?? null
      return choose(under === null ? [] : [under])
    },
  }

  return (question) => {
    if (question.type === 'targets') return targets(question)
    if (question.type === 'path') return pathTo(question, flown(), terrainOf(flown().hexes).length === 0)
    const word = tableWords(question)
    if (word !== null && question.type === 'choose') {
      const answer = aboutTable[word]
      if (answer === undefined) throw new Error(`the board knows nothing of ${word}`)
      return answer(question, wordIn(question.asks.args, 'ship'))
    }
    const answer = next(question.type)
    if (answer === undefined) throw new Error(`only the table asks: ${JSON.stringify(question)}`)
    return answer
  }
}

const choose = (chosen: readonly string[]): Answer => ({ type: 'choose', chosen: [...chosen] })
const yes = (is: boolean): Answer => choose([is ? 'yes' : 'no'])
const wordIn = (args: Question['asks']['args'], name: string): string => {
  const word = args[name]
  return typeof word === 'string' ? word : ''
}
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function pathTo({ ends }: PathQuestion, way: Way, isClear: boolean): Answer {
  const end = ends.findIndex(({ kind, entered, clear = isClear }) => {
    if (clear !== isClear) return false
    const isStop = kind === 'early' || kind === 'forced'
    return entered === way.entered && (way.kind === 'early' || way.kind === 'forced' ? isStop : kind === way.kind)
  })
  return { type: 'path', end }
}

const far = (state: FightState, one: string, other: string): number => {
  const [from, to] = [shipOf(state, one).pose, shipOf(state, other).pose]
  return from === null || to === null ? Infinity : distance(from.at, to.at)
}

function closest(state: FightState, ship: string, ids: readonly string[]): readonly string[] {
  const least = Math.min(...ids.map((id) => far(state, ship, id)))
  return ids.filter((id) => far(state, ship, id) === least)
}

function knownTo<T>(found: { readonly known: T } | { readonly ask: unknown }): T {
  if ('known' in found) return found.known
  throw new Error('the board asks as well')
}
