// A fight for one rule: a literal board, stated luck, and short words to play it. The invariants are looked at after every step.
import { findBreaches } from '../../../main/games/akarios/combat/invariants.ts'
import { combatMachine } from '../../../main/games/akarios/combat/machine.ts'
import { proceed } from '../../../main/games/akarios/combat/queue.ts'
import { begin } from '../../../main/games/akarios/combat/scenario/begin.ts'
import type { FightSetup } from '../../../main/games/akarios/combat/scenario/setup.ts'
import type { CardKind } from '../../../shared/games/akarios/card-places.ts'
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import { defaultRulings, type Rulings } from '../../../main/games/akarios/combat/state/rulings.ts'
import type { EnemyShip, PilotShip, Ship } from '../../../main/games/akarios/combat/state/ships.ts'
import type { FightState } from '../../../main/games/akarios/combat/state/state.ts'
import type { Task } from '../../../main/games/akarios/combat/tasks/task.ts'
import type { Answer } from '../../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import type { Enemy } from '../../../shared/games/akarios/content/enemy.ts'
import type { ModifierCard } from '../../../shared/games/akarios/content/modifier.ts'
import type { Mission } from '../../../shared/games/akarios/content/mission.ts'
import type { DieFace } from '../../../shared/games/akarios/content/slots.ts'
import type { TraumaCard } from '../../../shared/games/akarios/content/trauma.ts'
import type { Board } from '../../../shared/games/akarios/content/board.ts'
import type { CardPlace, SparrowPlace } from '../../../shared/games/akarios/question/action.ts'
import type { Question } from '../../../shared/games/akarios/question/question.ts'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import type { Note } from '../../../shared/kernel/note.ts'
import type { ChanceAsk } from '../../../shared/kernel/chance.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import type { Facing } from '../../../shared/lib/hex.ts'
import { hexName, hexNamed } from '../../../shared/lib/hex/names.ts'
import { board as plainBoard, enemyType, modifiers as plainModifiers } from './content.ts'

/** What may stand on any ship. `at` is a hex by name, such as `D-4`. */
interface Stated {
  at?: string
  facing?: Facing
  hull?: number
  shield?: number
  /** Effects with the round at whose end they come off; null: never by phase. */
  effects?: Record<string, number | null>
}
interface StatedPilot extends Stated {
  stress?: number
  trauma?: number
  startHull?: number
  startShield?: number
  dice?: string
  cards?: Partial<Record<CardPlace, ActionCard>>
  /** Where a card is not what its place says: a co-pilot in an ability's place. */
  kinds?: Partial<Record<CardPlace, CardKind>>
  supply?: Partial<Record<CardPlace, number>>
  deck?: string
}
interface StatedEnemy extends Stated {
  rank?: 'regular' | 'elite'
  attack?: number
  immune?: EnemyShip['immune']
  firstRound?: number
}

export interface FightStated {
  size?: string
  terrain?: Partial<Record<'asteroid' | 'nebula' | 'planet' | 'moon' | 'wormhole', string>>
  pilots?: Record<string, StatedPilot>
  /** Upgrades of the Sparrow. */
  sparrow?: Partial<Record<SparrowPlace, ActionCard>>
  /** By id: `scout#2`. Their types are made up unless given in `types`. */
  enemies?: Record<string, StatedEnemy>
  types?: readonly Enemy[]
  trauma?: readonly TraumaCard[]
  modifiers?: readonly ModifierCard[]
  board?: Partial<Board>
  enemyDeck?: string
  mission?: Partial<Mission>
  rulings?: Partial<Rulings>
  difficulty?: FightSetup['difficulty']
  ironman?: boolean
  /** Begin with these tasks and then the act step; by default with the act step. */
  tasks?: readonly Task[]
  round?: number
  /** Cards that come from a pile, in order, by the pile's name; faces of dice under `dice`. */
  luck?: Record<string, string>
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '')
const place = (name: string) => {
  const found = hexNamed(name)
  if (found === null) throw new Error(`no hex ${name}`)
  return { q: found.q, r: found.r }
}
const kindOf = (at: CardPlace): CardKind => (at.includes('-') ? (at.split('-')[0] as CardKind) : (at as CardKind))

export function fight(stated: FightStated = {}): Table {
  const state = stateOf(stated)
  const luck = new Map(Object.entries(stated.luck ?? {}).map(([source, text]) => [source, words(text)]))
  return tableOver(state, luck, stated.board?.dieFaces ?? plainBoard.dieFaces ?? [])
}

/** A fight from its set-up, through the machine's own door, up to the first question. */
export function open(setup: FightSetup, stated: Record<string, string> = {}): Table {
  const accepted = combatMachine.acceptSetup(setup)
  if (!accepted.ok) throw new Error(`refused: ${JSON.stringify(accepted.error)}`)
  const luck = new Map(Object.entries(stated).map(([source, text]) => [source, words(text)]))
  return tableOver(begin(accepted.value), luck, setup.content.board.dieFaces ?? plainBoard.dieFaces ?? [])
}

export interface Table {
  readonly state: FightState
  /** The question that stands; throws when luck is awaited or the fight is over. */
  readonly question: Question
  /** Keys of all that was told so far, without their prefix. */
  readonly told: readonly string[]
  readonly notes: readonly Note[]
  readonly view: FightView
  ship(id: string): Ship
  pilot(seat: string): PilotShip
  enemy(id: string): EnemyShip
  /** The hex's name, with the facing: `D-4/0`. */
  where(id: string): string
  pile(name: string): { cards: string[]; discard: string[] }
  /** Pays for an action with dice of these faces. */
  act(seat: string, action: string, faces?: string): Table
  pass(...seats: string[]): Table
  targets(...ids: string[]): Table
  choose(...ids: string[]): Table
  /** The end of a move by the hexes it enters; the whole way unless given. */
  fly(entered?: number): Table
  /** A place of the question by hex name, or the first; with a facing, or its first. */
  put(at: string | null, facing?: number): Table
  answer(seat: string, answer: Answer): Table
  /** The key of the refusal, without its prefix, or null. */
  refused(seat: string, answer: Answer): string | null
  hand(change: HandChange): Table
  /** Does these tasks next, whatever is being asked. */
  run(...tasks: Task[]): Table
}

function tableOver(begun: FightState, luck: Map<string, string[]>, faces: readonly DieFace[]): Table {
  let state = begun
  const notes: Note[] = []
  const take = (step: { state: FightState; notes: readonly Note[] }): void => {
    state = JSON.parse(canonical(step.state)) as FightState
    notes.push(...step.notes)
    const breaches = findBreaches(state)
    if (breaches.length > 0) throw new Error(`broken: ${breaches.join(' ')}`)
  }
  const settleLuck = (): Table => {
    for (let wait = combatMachine.wait(state); wait.kind === 'chance'; wait = combatMachine.wait(state))
      take(combatMachine.step(state, { kind: 'chance', result: luckFor(wait.ask, luck, faces) }))
    return table
  }
  const table: Table = {
    get state() {
      return state
    },
    get question() {
      const wait = combatMachine.wait(state)
      if (wait.kind !== 'ask') throw new Error(`nobody is asked: ${wait.kind}`)
      return wait.question
    },
    get notes() {
      return notes
    },
    get told() {
      return notes.map(({ key }) => key.replace('akarios.log.', ''))
    },
    get view() {
      return combatMachine.view(state)
    },
    ship: (id) => {
      const found = state.ships.find((ship) => ship.id === id)
      if (found === undefined) throw new Error(`no ship ${id}`)
      return found
    },
    pilot: (seat) => table.ship(seat) as PilotShip,
    enemy: (id) => table.ship(id) as EnemyShip,
    where: (id) => {
      const { pose } = table.ship(id)
      return pose === null ? 'nowhere' : `${hexName(pose.at)}/${pose.facing}`
    },
    pile: (name) => {
      const pile = state.piles[name]
      if (pile === undefined) throw new Error(`no pile ${name}`)
      return { cards: [...pile.top, ...pile.unseen].toSorted(), discard: [...pile.discard] }
    },
    act: (seat, action, wanted = '') => {
      const { question } = table
      if (question.type !== 'act') throw new Error(`asked ${question.type}: ${question.asks.key}`)
      const asked = words(wanted)
      const payments = question.payments.filter((one) => one.seat === seat && one.action === action)
      const payment = payments.find(({ slots, least }) => asked.length >= least && asked.length <= slots.length)
      if (payment === undefined)
        throw new Error(`${action} closed: ${JSON.stringify(question.closed.filter((one) => one.action === action))}`)
      const dice: number[] = []
      for (const face of asked) {
        const die = table
          .pilot(seat)
          .dice.findIndex((one, at) => one.face === face && one.on === null && !dice.includes(at))
        dice.push(die)
      }
      return table.answer(seat, { type: 'act', seat, pay: { payment: payment.id, dice } })
    },
    pass: (...seats) => {
      for (const seat of seats.length > 0 ? seats : ['p1']) table.answer(seat, { type: 'act', seat, pay: null })
      return table
    },
    targets: (...ids) => table.answer(table.question.seat, { type: 'targets', targets: ids }),
    choose: (...ids) => table.answer(table.question.seat, { type: 'choose', chosen: ids }),
    fly: (entered) => {
      const { question } = table
      if (question.type !== 'path') throw new Error(`asked ${question.type}: ${question.asks.key}`)
      const end = entered === undefined ? 0 : question.ends.findIndex((one) => one.entered === entered)
      return table.answer(question.seat, { type: 'path', end })
    },
    put: (at, facing) => {
      const { question } = table
      if (question.type !== 'place') throw new Error(`asked ${question.type}: ${question.asks.key}`)
      const index = at === null ? 0 : question.places.findIndex((one) => one.at !== null && hexName(one.at) === at)
      const chosen = facing ?? question.places[index]?.facings[0] ?? 0
      return table.answer(question.seat, { type: 'place', place: index, facing: chosen })
    },
    answer: (seat, answer) => {
      const accepted = combatMachine.accept(state, seat, answer)
      if (!accepted.ok)
        throw new Error(`refused: ${JSON.stringify(accepted.error)} to ${JSON.stringify(combatMachine.wait(state))}`)
      take(combatMachine.step(state, { kind: 'answer', seat, answer: accepted.value }))
      return settleLuck()
    },
    refused: (seat, answer) => {
      const accepted = combatMachine.accept(state, seat, answer)
      return accepted.ok ? null : (accepted.error[0]?.key.replace('akarios.refused.', '') ?? '')
    },
    hand: (change) => {
      const accepted = combatMachine.acceptHand(state, 'table', change)
      if (!accepted.ok) throw new Error(`refused: ${JSON.stringify(accepted.error)}`)
      take(combatMachine.step(state, { kind: 'hand', seat: 'table', change: accepted.value }))
      return settleLuck()
    },
    run: (...tasks) => {
      take(proceed({ ...state, need: null, given: [], queue: [...tasks, ...state.queue] }))
      return settleLuck()
    },
  }
  if (state.need === null && state.outcome === null) take(proceed(state))
  return settleLuck()
}

/** Stated luck, else a zero, else the first of what there is. */
function luckFor(ask: ChanceAsk, luck: Map<string, string[]>, faces: readonly DieFace[]): number[] {
  if (ask.kind === 'roll') {
    const stated = luck.get('dice') ?? []
    return ask.streams.map(() => Math.max(0, faces.indexOf((stated.shift() ?? 'move') as DieFace)))
  }
  const wanted = luck.get(ask.pile)?.shift()
  const at = ask.among.indexOf(wanted ?? 'zero')
  if (wanted !== undefined && at < 0) throw new Error(`no ${wanted} in ${ask.pile}: ${ask.among.join(' ')}`)
  return [Math.max(0, at)]
}

function stateOf(stated: FightStated): FightState {
  const { pilots = { p1: {} }, enemies = {}, round = 1 } = stated
  const [columns = 9, rows = 9] = (stated.size ?? '9x9').split('x').map(Number)
  const types = [...new Set(Object.keys(enemies).map((id) => id.split('#')[0] ?? id))]
  const given = stated.types ?? []
  const cards = Object.values(pilots).flatMap(({ cards: fitted = {} }) => Object.values(fitted))
  const setup: FightSetup = {
    difficulty: stated.difficulty ?? 'normal',
    ironman: stated.ironman ?? false,
    rulings: { ...defaultRulings, ...stated.rulings },
    mission: {
      id: 'test',
      name: 'Test',
      wording: 'A test.',
      scenario: 1,
      briefing: 'A test.',
      map: { rows: Array.from({ length: rows }, () => '.'.repeat(columns)), legend: {} },
      markers: [],
      waves: [],
      rules: [],
      win: { need: 'all', objectives: [{ id: 'by-hand', wording: 'By hand.', goal: { type: 'byHand' } }] },
      lose: [],
      success: { text: 'Won.', rewards: [] },
      failure: { text: 'Lost.', rewards: [] },
      ...stated.mission,
    },
    squad: Object.entries(pilots).map(([seat, pilot]) => ({
      seat: seat as 'p1',
      pilot: `pilot of ${seat}`,
      ship: `ship of ${seat}`,
      hull: [{ part: 'ship', amount: pilot.startHull ?? Math.max(6, pilot.hull ?? 0) }],
      shield: [{ part: 'ship', amount: pilot.startShield ?? Math.max(4, pilot.shield ?? 0) }],
      stress: pilot.stress ?? 0,
      trauma: pilot.trauma ?? 0,
      deck: words(pilot.deck ?? 'zero zero zero zero zero'),
      cards: Object.entries(pilot.cards ?? {}).map(([at, { id }]) => ({
        place: at as CardPlace,
        card: id,
        kind: pilot.kinds?.[at as CardPlace] ?? kindOf(at as CardPlace),
      })),
    })),
    sparrow: Object.entries(stated.sparrow ?? {}).map(([at, { id }]) => ({ place: at as SparrowPlace, card: id })),
    bolsterBoosts: 0,
    enemyDeck: words(stated.enemyDeck ?? 'zero zero zero zero zero'),
    traumaDeck: (stated.trauma ?? []).map(({ id }) => id),
    content: {
      board: { ...plainBoard, ...stated.board },
      cards: Object.fromEntries([...cards, ...Object.values(stated.sparrow ?? {})].map((one) => [one.id, one])),
      enemies: Object.fromEntries([...types.map((id) => enemyType(id)), ...given].map((one) => [one.id, one])),
      modifiers: { ...plainModifiers, ...Object.fromEntries((stated.modifiers ?? []).map((one) => [one.id, one])) },
      trauma: Object.fromEntries((stated.trauma ?? []).map((one) => [one.id, one])),
    },
  }
  const state = begin(setup)
  const named = (list = '') => words(list).map((name) => ({ id: name, at: place(name) }))
  const { wormhole, ...terrain } = stated.terrain ?? {}
  state.map = {
    ...state.map,
    wormholes: named(wormhole),
    terrain: Object.entries(terrain).flatMap(([kind, list]) =>
      named(list).map(({ at }) => ({ at, terrain: kind as 'asteroid' })),
    ),
  }
  state.round = round
  state.phase = 'pilots'
  state.ships = [
    ...state.ships
      .filter((ship) => ship.kind === 'pilot')
      .map((ship, at) => pilotShip(ship, pilots[ship.id] ?? {}, at)),
    ...Object.entries(enemies).map(([id, enemy]) => enemyShip(id, enemy)),
    ...state.ships.filter((ship) => ship.kind !== 'pilot'),
  ]
  for (const { type } of state.ships.filter((ship) => ship.kind === 'enemy'))
    state.tally.numbers[type] = (state.tally.numbers[type] ?? 0) + 1
  for (const type of Object.values(setup.content.enemies)) {
    const deck = (type.cards ?? []).flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id))
    if (deck.length > 0)
      state.piles[`combat:${type.id}`] = { top: [], unseen: deck.toSorted(), discard: [], shuffles: 0, drawn: 0 }
  }
  state.queue = [
    ...(stated.tasks ?? []),
    { type: 'act' },
    { type: 'endPilotPhase' },
    { type: 'startEnemyPhase' },
    { type: 'endEnemyPhase' },
    { type: 'startEndPhase' },
    { type: 'endOfRound' },
  ]
  return state
}

const standing = ({ at, facing = 0 }: Stated, name: string) => ({ at: place(at ?? name), facing })
const borne = (effects: Stated['effects'] = {}) =>
  Object.entries(effects).map(([effect, lastRound]) => ({ effect: effect as 'stun', lastRound }))

/** Pilots stand in the middle of row 8 and look up the board, enemies look down at them, unless placed. */
function pilotShip(ship: PilotShip, stated: StatedPilot, index: number): PilotShip {
  const { hull = ship.hull, shield = ship.shield, supply = {} } = stated
  return {
    ...ship,
    pose: standing(stated, `${'EFGD'[index] ?? 'E'}-8`),
    hull,
    shield,
    effects: borne(stated.effects),
    dice: words(stated.dice ?? 'move attack wild stress').map((face) => ({ face: face as DieFace, on: null })),
    cards: ship.cards.map((one) => {
      const left = supply[one.place]
      return left === undefined ? one : { ...one, supply: left }
    }),
  }
}

function enemyShip(id: string, stated: StatedEnemy): EnemyShip {
  const [type = id, number = '1'] = id.split('#')
  const { hull = 4, shield = 2, rank = 'regular', attack = 1, immune = [], firstRound = 1 } = stated
  return {
    kind: 'enemy',
    id,
    type,
    number: Number(number),
    rank,
    pose: standing({ facing: 3, ...stated }, 'E-4'),
    hull,
    shield,
    startHull: Math.max(4, hull),
    startShield: Math.max(2, shield),
    attack,
    immune,
    effects: borne(stated.effects),
    waiting: [],
    firstRound,
  }
}
