// How the history names a move: the answer in words, before its consequences. Enemies and cards are written by name, since they may
// be gone when it is read; pilots and ships of the squad by their seats, whose names are the campaign's.
import type { Input } from '../../../../shared/kernel/input.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../../../shared/games/akarios/command/hand-change.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import { hexName } from '../../../../shared/lib/hex/names.ts'
import { argsOf } from './hand/args.ts'
import { facesOf } from './dice.ts'
import { findShip } from './state/read.ts'
import type { FightState } from './state/state.ts'

export function titleOf(state: FightState, input: Input<Answer, HandChange>): Note {
  const { key, args, rule } = plainTitle(state, input)
  return { key, args: named(state, args), ...(rule === undefined ? {} : { rule }) }
}

function plainTitle(state: FightState, input: Input<Answer, HandChange>): Note {
  const { need } = state
  if (input.kind === 'hand') return handTitle(state, input.change)
  if (input.kind === 'chance') return chanceTitle(state, input.result)
  const { answer } = input
  const question = need?.kind === 'ask' ? need.question : null
  if (answer.type === 'act') return actTitle(question, answer)
  if (answer.type === 'reroll')
    return { key: `akarios.title.reroll.${answer.how}`, args: { seat: answer.seat, dice: [...answer.dice] } }
  const asked = question?.asks ?? { key: 'akarios.ask.unknown', args: {} }
  const entered = onTableFlown(question, answer)
  if (entered !== null)
    return {
      key: 'akarios.title.table.flown',
      args: { ...asked.args, hexes: entered },
      ...(asked.rule === undefined ? {} : { rule: asked.rule }),
    }
  return {
    key: asked.key.replace('akarios.ask.', 'akarios.title.'),
    args: { ...asked.args, ...(question === null ? {} : said(question, answer)) },
    ...(asked.rule === undefined ? {} : { rule: asked.rule }),
  }
}

/** What the real dice or the drawn card showed. */
function chanceTitle({ need, content }: FightState, result: readonly number[]): Note {
  if (need?.kind !== 'chance') return { key: 'akarios.ask.unknown', args: {} }
  const { ask } = need
  if (ask.kind === 'roll') {
    const [, seat = 'table'] = ask.die.split(':')
    const faces = facesOf(content.board)
    return {
      key: 'akarios.title.rolled',
      args: { seat, faces: result.map((side) => faces[side] ?? '') },
      rule: 'PA-002',
    }
  }
  const card = ask.among[result[0] ?? 0] ?? ''
  return { key: 'akarios.title.drawn', args: { card: own(content.modifiers, card)?.name ?? card } }
}

function actTitle(question: Question | null, { seat, pay }: Extract<Answer, { type: 'act' }>): Note {
  if (pay === null) return { key: 'akarios.title.pass', args: { seat }, rule: 'PA-027' }
  const payments = question?.type === 'act' ? question.payments : []
  const { action = '', tells } = payments.find(({ id }) => id === pay.payment) ?? {}
  if (tells === true) return { key: 'akarios.title.tell', args: { seat, action }, rule: 'PA-010' }
  return { key: 'akarios.title.act', args: { seat, action, dice: [...pay.dice] }, rule: 'PA-012' }
}

const handTitle = (state: FightState, change: HandChange): Note => ({
  key: `akarios.title.hand.${change.type}`,
  args: { ...argsOf(state, change), ...('at' in change && change.at !== null ? { at: hexName(change.at) } : {}) },
})

/** How many hexes a way went whose end nobody knows; null for any other answer. */
function onTableFlown(question: Question | null, answer: Answer): number | null {
  const end = answer.type === 'path' && question?.type === 'path' ? question.ends[answer.end] : undefined
  return end !== undefined && end.at === null && end.entered > 0 ? end.entered : null
}

/** What was said: `chosen` for a list, `at` and `facing` for a place. */
function said(question: Question, answer: Answer): Note['args'] {
  if (answer.type === 'targets') return { chosen: [...answer.targets] }
  if (answer.type === 'choose' && question.type === 'choose')
    return {
      chosen:
        question.about === 'table' && answer.chosen.length === 0
          ? ['none']
          : answer.chosen.map((id) => wordFor(question, id)),
    }
  if (answer.type === 'path' && question.type === 'path') {
    const end = question.ends[answer.end]
    return end?.at ? { at: hexName(end.at), facing: `facing-${end.facing ?? 0}` } : { at: 'stays', facing: '' }
  }
  if (answer.type === 'place' && question.type === 'place') {
    const at = question.places[answer.place]?.at ?? null
    return { at: at === null ? 'stays' : hexName(at), facing: `facing-${answer.facing}` }
  }
  return {}
}

/** The ship or card that an option means, else its own word. */
function wordFor({ options }: Extract<Question, { type: 'choose' }>, id: string): Json {
  const args = options.find((option) => option.id === id)?.args ?? {}
  return args['ship'] ?? args['card'] ?? args['cards'] ?? id
}

/** Enemies, markers and cards by their names; an action by the card in its place. */
function named(state: FightState, args: Note['args']): Note['args'] {
  const { seat, action } = args
  const pilot = typeof seat === 'string' ? findShip(state, seat) : null
  const done = pilot?.kind === 'pilot' ? pilot.cards.find(({ place }) => place === action)?.card : undefined
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, nameIn(state, name === 'action' ? (done ?? value) : value)]),
  )
}

function nameIn(state: FightState, value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => nameIn(state, one))
  if (typeof value !== 'string') return value
  const ship = findShip(state, value)
  const { cards, trauma, enemies, mission } = state.content
  if (ship?.kind === 'enemy') return `${enemies[ship.type]?.name ?? ship.type} ${ship.number}`
  if (ship?.kind === 'marker') return mission.markers.find(({ id }) => id === ship.marker)?.name ?? ship.marker
  return own(cards, value)?.name ?? own(trauma, value)?.name ?? value
}

const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined
