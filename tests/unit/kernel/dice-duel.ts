// A small game for the kernel's tests: two ships, two dice, one deck. Each seat acts once a round; who has no hull
// left has lost. Striking rolls dice, drawing takes a card whose printed power the owner tells once, peeking shows it.
import type { Json } from '../../../shared/kernel/json.ts'
import type { Machine } from '../../../shared/kernel/machine.ts'
import type { Note } from '../../../shared/kernel/note.ts'
import { refuse } from '../../../shared/kernel/problem.ts'
import type { Step } from '../../../shared/kernel/step.ts'
import type { Wait } from '../../../shared/kernel/wait.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import {
  cardsLeft,
  drawKnown,
  drawUnseen,
  layAside,
  layOnTop,
  nextStream,
  pileOf,
  shuffled,
} from '../../../shared/lib/pile.ts'
import type { Pile } from '../../../shared/lib/pile.ts'
import { ok } from '../../../shared/lib/result.ts'

export const seats = ['red', 'blue'] as const
export type DuelSeat = (typeof seats)[number]

/** `faulty` offers the two moves that a sound game must not have. */
export type DuelSetup = { readonly hull: number; readonly cards: readonly string[]; readonly faulty: boolean }

export type DuelState = {
  readonly round: number
  readonly turn: DuelSeat
  readonly hull: { readonly [seat in DuelSeat]: number }
  readonly deck: Pile
  readonly power: { readonly [card: string]: number }
  readonly rolls: number
  readonly doing: 'choosing' | 'striking' | 'drawing' | 'peeking' | 'spinning' | { readonly tell: string }
  readonly won: DuelSeat | null
  readonly faulty: boolean
  /** Only states of version 2 and above have a style. */
  readonly style: string | null
}

export type DuelAnswer =
  | { readonly act: 'strike' | 'draw' | 'peek' | 'burst' | 'spin' }
  | { readonly act: 'tell'; readonly card: string; readonly power: number }
export type DuelQuestion = { readonly options: readonly DuelAnswer[] }
export type DuelChange =
  { readonly hull: { readonly seat: DuelSeat; readonly value: number } } | { readonly winner: DuelSeat }

export type Duel = {
  setup: DuelSetup
  state: DuelState
  question: DuelQuestion
  answer: DuelAnswer
  change: DuelChange
  view: {
    readonly hull: DuelState['hull']
    readonly round: number
    readonly cards: number
    readonly style: string | null
  }
  outcome: { readonly won: DuelSeat }
}

export interface DuelEdition {
  readonly version?: number
  /** Hull lost by each hit; an edition with another value no longer steps alike. */
  readonly bite?: number
  readonly upgrade?: 'takes' | 'refuses' | 'throws'
  /** Whether states without a style can be shown and asked. */
  readonly readsOld?: boolean
}

const mostHull = 20
const say = (key: string, args: Record<string, Json> = {}): Note => ({ key: `duel.${key}`, args })
const other = (seat: DuelSeat): DuelSeat => (seat === 'red' ? 'blue' : 'red')

/** The game as printed (version 1), or a later edition. */
export function diceDuel({
  version = 1,
  bite = 1,
  upgrade = 'takes',
  readsOld = true,
}: DuelEdition = {}): Machine<Duel> {
  const legible = (state: DuelState): DuelState => {
    if (version > 1 && state.style === null && !readsOld) throw new TypeError('what style?')
    return state
  }
  return {
    id: 'dice-duel',
    version,
    acceptSetup: (raw) => {
      const setup = raw as DuelSetup
      return setup.hull >= 1 && setup.hull <= mostHull ? ok(setup) : refuse('duel.hullRange', { path: 'hull' })
    },
    start: ({ hull, cards, faulty }) => ({
      state: {
        round: 1,
        turn: 'red',
        hull: { red: hull, blue: hull },
        deck: pileOf(cards),
        power: {},
        rolls: 0,
        doing: 'choosing',
        won: null,
        faulty,
        style: version > 1 ? 'new' : null,
      },
      notes: [say('begun')],
    }),
    wait: (state) => waitOf(legible(state)),
    accept: (state, seat, raw) => {
      const wait = waitOf(state)
      const options = wait.kind === 'ask' && seat === state.turn ? wait.question.options : []
      const chosen = options.find((option) => canonical(option) === canonical(raw))
      return chosen === undefined ? refuse('duel.notOffered') : ok(chosen)
    },
    acceptHand: (_state, _seat, raw) => {
      const change = raw as DuelChange
      const possible = 'winner' in change || (change.hull.value >= 0 && change.hull.value <= mostHull)
      return possible ? ok(change) : refuse('duel.hullRange', { path: 'hull.value', args: { most: mostHull } })
    },
    step: (state, input) => {
      if (input.kind === 'hand') return byHand(state, input.change)
      if (input.kind === 'chance') return lucky(legible(state), input.result, bite)
      return answered(legible(state), input.answer, bite)
    },
    title: (_state, input) => {
      if (input.kind === 'chance') return say('title.result')
      return input.kind === 'hand' ? say('title.byHand') : say(`title.${input.answer.act}`)
    },
    view: (state) => {
      const { hull, round, deck, style } = legible(state)
      return { hull, round, cards: cardsLeft(deck), style }
    },
    upgrade: (state, from) => {
      if (upgrade === 'throws') throw new RangeError('cannot read it')
      return upgrade === 'takes'
        ? ok({ ...(state as DuelState), style: `of ${from}` })
        : refuse('duel.tooOld', { args: { from } })
    },
  }
}

function waitOf(state: DuelState): Wait<DuelQuestion, { won: DuelSeat }> {
  const { doing, turn, deck, rolls } = state
  if (state.won !== null) return { kind: 'over', outcome: { won: state.won } }
  if (typeof doing === 'object') {
    const options = [0, 1, 2].map((power) => ({ act: 'tell' as const, card: doing.tell, power }))
    return { kind: 'ask', seats: [turn], question: { options } }
  }
  if (doing === 'striking') {
    const streams = [`strike:${rolls}:0`, `strike:${rolls}:1`]
    return { kind: 'chance', ask: { kind: 'roll', die: 'cannon', faces: 6, streams, why: 'duel.strike' } }
  }
  if (doing === 'spinning') {
    return {
      kind: 'chance',
      ask: { kind: 'roll', die: 'coin', faces: 2, streams: [`spin:${rolls}`], why: 'duel.spin' },
    }
  }
  if (doing === 'drawing' || doing === 'peeking') {
    const stream = nextStream('deck', deck)
    return { kind: 'chance', ask: { kind: 'pick', pile: 'deck', among: deck.unseen, stream, why: `duel.${doing}` } }
  }
  const acts: DuelAnswer['act'][] = state.faulty ? ['strike', 'burst', 'spin'] : ['strike', 'draw']
  if (!state.faulty && deck.top.length === 0) acts.push('peek')
  return { kind: 'ask', seats: [turn], question: { options: acts.map((act) => ({ act })) as DuelAnswer[] } }
}

function answered(state: DuelState, answer: DuelAnswer, bite: number): Step<DuelState> {
  switch (answer.act) {
    case 'burst':
      throw new RangeError('the barrel burst')
    case 'spin':
      return { state: { ...state, doing: 'spinning' }, notes: [say('spins')] }
    case 'strike':
      return { state: { ...state, doing: 'striking' }, notes: [say('strikes', { seat: state.turn })] }
    case 'draw':
    case 'peek':
      return reachForCard(state, answer.act === 'draw' ? 'drawing' : 'peeking', bite)
    case 'tell': {
      const told = { ...state, power: { ...state.power, [answer.card]: answer.power } }
      const step = play(told, answer.card, bite)
      return { ...step, records: [{ kind: 'card', id: answer.card, field: 'power', value: answer.power }] }
    }
  }
}

function reachForCard(state: DuelState, doing: 'drawing' | 'peeking', bite: number): Step<DuelState> {
  const known = doing === 'drawing' ? drawKnown(state.deck) : null
  if (known !== null) return shown({ ...state, deck: known.pile }, known.card, bite)
  return state.deck.unseen.length > 0
    ? { state: { ...state, doing }, notes: [] }
    : { state: { ...state, doing, deck: shuffled(state.deck) }, notes: [say('shuffled')] }
}

function lucky(state: DuelState, result: readonly number[], bite: number): Step<DuelState> {
  if (state.doing === 'spinning') return { state: { ...state, rolls: state.rolls + 1 }, notes: [say('spinsOn')] }
  if (state.doing === 'striking') {
    const hits = result.filter((face) => face >= 3).length
    const step = hurt({ ...state, rolls: state.rolls + 1 }, hits * bite)
    return { ...step, notes: [say('rolled', { faces: result }), ...step.notes] }
  }
  const { card, pile } = drawUnseen(state.deck, result[0] ?? 0)
  if (state.doing === 'drawing') return { ...shown({ ...state, deck: pile }, card, bite), reveals: true }
  const ended = endTurn({ ...state, deck: layOnTop(pile, card) })
  return { ...ended, notes: [say('peeked', { card }), ...ended.notes], reveals: true }
}

function shown(state: DuelState, card: string, bite: number): Step<DuelState> {
  const step = Object.hasOwn(state.power, card)
    ? play(state, card, bite)
    : { state: { ...state, doing: { tell: card } }, notes: [] }
  return { ...step, notes: [say('drew', { card }), ...step.notes] }
}

const play = (state: DuelState, card: string, bite: number): Step<DuelState> =>
  hurt({ ...state, deck: layAside(state.deck, card) }, (state.power[card] ?? 0) * bite)

function hurt(state: DuelState, damage: number): Step<DuelState> {
  const target = other(state.turn)
  const left = Math.max(0, state.hull[target] - damage)
  const ended = endTurn({ ...state, hull: { ...state.hull, [target]: left }, won: left === 0 ? state.turn : null })
  return { ...ended, notes: [say('hurt', { target, damage }), ...ended.notes] }
}

function endTurn(state: DuelState): Step<DuelState> {
  const last = state.turn === 'blue'
  const next = {
    ...state,
    doing: 'choosing' as const,
    turn: other(state.turn),
    round: last ? state.round + 1 : state.round,
  }
  return { state: next, notes: last ? [say('round', { round: next.round })] : [], snapshot: last }
}

function byHand(state: DuelState, change: DuelChange): Step<DuelState> {
  const changed =
    'winner' in change
      ? { ...state, won: change.winner }
      : { ...state, hull: { ...state.hull, [change.hull.seat]: change.hull.value } }
  return { state: changed, notes: [say('byHand')] }
}
