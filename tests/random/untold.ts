// A fight of which much is not told at first, beside the same fight with everything told: a hidden pack answers what is asked, and both
// must stand alike at every question.
import { answerChance } from '../../main/kernel/chance.ts'
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import type { ActionCard } from '../../main/games/akarios/combat/state/content.ts'
import type { Ship } from '../../main/games/akarios/combat/state/ships.ts'
import type { FightState } from '../../main/games/akarios/combat/state/state.ts'
import { keyOf } from '../../main/games/akarios/combat/unknown/entry.ts'
import type { Answer } from '../../shared/games/akarios/answer/answer.ts'
import { followers, type CombatCard } from '../../shared/games/akarios/content/combat-card.ts'
import type { Enemy } from '../../shared/games/akarios/content/enemy.ts'
import { missingOf } from '../../shared/games/akarios/content/missing.ts'
import type { Question, ValueQuestion } from '../../shared/games/akarios/question/question.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Note } from '../../shared/kernel/note.ts'
import type { Step } from '../../shared/kernel/step.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { differences } from '../support/cases/difference.ts'
import { answerFor, seatOf } from '../../main/games/akarios/simulator/answers.ts'
import { randomOf, type Random } from './random.ts'

const mostQuestions = 1500

/** The same decks with a name of its own for each card, as a deck has them of which nothing is told. */
export function withPlainDecks(setup: FightSetup): FightSetup {
  const enemies = Object.entries(setup.content.enemies).map(([id, enemy]): [string, Enemy] => {
    const all = (enemy.cards ?? []).flatMap(({ line, copies = 1 }) =>
      Array.from({ length: copies }, () => reached(line)),
    )
    const cards = all.map((line, at) => ({ id: `c${at + 1}`, line }))
    return [id, cards.length === 0 ? enemy : { ...enemy, cards }]
  })
  return { ...setup, content: { ...setup.content, enemies: Object.fromEntries(enemies) } }
}

/** No owner can tell a command that no way leads to. */
function reached(line: CombatCard['line']): CombatCard['line'] {
  const led = new Set<string>()
  const queue = line.slice(0, 1).map(({ id }) => id)
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (led.has(id)) continue
    led.add(id)
    queue.push(
      ...followers(
        line,
        line.findIndex((one) => one.id === id),
      ),
    )
  }
  return line.flatMap((command, at) => {
    if (!led.has(command.id)) return []
    return command.fork === undefined ? [{ ...command, then: followers(line, at)[0] ?? 'end' }] : [command]
  })
}

/** Without about `percent` of what may be asked in a fight. */
export function withheld(random: Random, percent: number, setup: FightSetup): FightSetup {
  const { board, cards, enemies } = setup.content
  const aboard = new Set(setup.sparrow.map(({ card }) => card))
  const some = <T extends object>(of: T, fields: readonly (keyof T)[]): T =>
    without(
      of,
      fields.filter(() => random.percent(percent)),
    )
  return {
    ...setup,
    content: {
      ...setup.content,
      board: some(board, ['dieFaces', 'moves', 'rotate', 'attack']),
      enemies: mapped(enemies, (enemy) =>
        withoutCards(random, percent, {
          ...some(enemy, ['standees', 'deckNumber']),
          ...mapped({ regular: enemy.regular ?? {}, elite: enemy.elite ?? {} }, (side) =>
            some(side, ['hull', 'shield', 'attack', 'immune']),
          ),
        }),
      ),
      cards: mapped(cards, (card) => (random.percent(percent) ? withoutPrint(card, aboard.has(card.id)) : card)),
    },
  }
}

const without = <T extends object>(of: T, fields: readonly (keyof T)[]): T =>
  Object.fromEntries(Object.entries(of).filter(([field]) => !fields.includes(field as keyof T))) as T

const mapped = <T extends object>(table: T, change: (one: T[keyof T]) => T[keyof T]): T =>
  Object.fromEntries(Object.entries(table).map(([id, one]) => [id, change(one as T[keyof T])])) as T

function withoutCards(random: Random, percent: number, { cards, ...enemy }: Enemy): Enemy {
  if (cards === undefined) return enemy
  const told = cards.filter(() => !random.percent(percent))
  if (told.length === cards.length) return { ...enemy, cards }
  // How many there are is asked as well while none is told.
  return told.length === 0 ? enemy : { ...enemy, cards: told, deckSize: cards.length }
}

/**
 * What cards print beside their steps, as far as it is asked for; the supply of the Sparrow's upgrades is a rule (SW-004). Who uses a
 * card between enemies has said so before its cost is asked: such a fight takes another course.
 */
function withoutPrint(card: ActionCard, onSparrow: boolean): ActionCard {
  if (card.timing === 'enemyPhase') return card
  const fields = ['slots', 'moves', 'attacks', 'reach', 'area', ...(onSparrow ? [] : ['supply' as const])] as const
  const plain = without(card, fields)
  const asked = missingOf('coPilots', plain)
  const shown = fields.filter((field) => !asked.includes(field) || card[field] === undefined)
  return {
    ...plain,
    ...Object.fromEntries(shown.flatMap((field) => (card[field] === undefined ? [] : [[field, card[field]]]))),
  }
}

export interface Untold {
  readonly questions: number
  /** What was asked, as `kind id field`. */
  readonly asked: readonly string[]
}

/** Throws at the first thing in which the two fights differ, and where something is asked twice. */
export function playUntold(seed: string, full: FightSetup, partly: FightSetup): Untold {
  const random = randomOf(`${seed} untold`)
  const asked: string[] = []
  const [all, some] = [sitDown(seed, full), sitDown(seed, partly)]
  let questions = 0
  for (; ; questions += 1) {
    for (let ask = some.question(); ask !== null; ask = some.question()) {
      const telling = tellingOf(ask, full)
      if (telling === null) break
      if (ask.type === 'value') asked.push(`${ask.kind} ${ask.id} ${ask.field}`)
      some.give(telling)
    }
    compare(all, some)
    const question = all.question()
    if (question === null || questions > mostQuestions) break
    const answer = answerFor(random.pick, question)
    if (answer === null) throw new Error(`stuck: ${question.asks.key}`)
    all.give(answer)
    some.give(answer)
  }
  if (new Set(asked).size < asked.length) throw new Error(`asked twice: ${asked.join(', ')}`)
  return { questions, asked }
}

/** What the hidden pack says, or the wish to have it asked; null at a question that both fights ask. */
function tellingOf(question: Question, full: FightSetup): Answer | null {
  if (question.type === 'value') return { type: 'value', value: toldBy(full, question) }
  const payment = question.type === 'act' ? question.payments.find(({ tells }) => tells === true) : undefined
  return payment === undefined ? null : { type: 'act', seat: payment.seat, pay: { payment: payment.id, dice: [] } }
}

function toldBy({ content }: FightSetup, { kind, id, field }: ValueQuestion): Json {
  const { board, enemies, cards } = content
  if (field === 'deckSize') return enemies[id]?.cards?.length ?? 0
  const entry: Json | undefined = kind === 'board' ? board : kind === 'enemies' ? enemies[id] : cards[keyOf(kind, id)]
  const value = field.split('.').reduce<Json | undefined>((node, word) => {
    if (typeof node !== 'object' || node === null) return undefined
    const named = Object.values(node).find(
      (one: Json) => typeof one === 'object' && one !== null && 'id' in one && one['id'] === word,
    )
    return named ?? (node as Record<string, Json>)[word]
  }, entry)
  // A card that shows no range reaches only its own ship.
  return value ?? (field === 'reach' ? 'self' : field === 'supply' ? 'unlimited' : null)
}

interface Seated {
  readonly state: () => FightState
  /** Null at the end. */
  readonly question: () => Question | null
  readonly give: (answer: Answer) => void
  /** What was told since this was last asked, but for values. */
  readonly notes: () => readonly Note[]
}

function sitDown(seed: string, setup: FightSetup): Seated {
  const accepted = combatMachine.acceptSetup(setup)
  if (!accepted.ok) throw new Error(`set-up refused: ${JSON.stringify(accepted.error)}`)
  const notes: Note[] = []
  const take = (step: Step<FightState>): FightState => {
    notes.push(...step.notes.filter(({ key }) => key !== 'akarios.log.valueTold'))
    const wait = combatMachine.wait(step.state)
    if (wait.kind !== 'chance') return step.state
    return take(combatMachine.step(step.state, { kind: 'chance', result: answerChance(seed, wait.ask) }))
  }
  let state = take(combatMachine.start(accepted.value))
  return {
    state: () => state,
    question: () => {
      const wait = combatMachine.wait(state)
      return wait.kind === 'ask' ? wait.question : null
    },
    give: (answer) => {
      const wait = combatMachine.wait(state)
      const seat = seatOf(answer, wait.kind === 'ask' ? wait.seats : [])
      const taken = combatMachine.accept(state, seat, answer)
      if (!taken.ok)
        throw new Error(`refused: ${JSON.stringify(taken.error)} ${JSON.stringify(answer)} to ${JSON.stringify(wait)}`)
      state = take(combatMachine.step(state, { kind: 'answer', seat, answer: taken.value }))
    },
    notes: () => notes.splice(0),
  }
}

function compare(all: Seated, some: Seated): void {
  const [told, learned] = [all.notes(), some.notes()]
  if (canonical(told) !== canonical(learned)) throw new Error(`told ${canonical(told)}, learned ${canonical(learned)}`)
  const untold = new Set(Object.entries(some.state().content.cards).flatMap(([id, { slots }]) => (slots ? [] : [id])))
  const [one, other] = [plain(all.state(), untold), plain(some.state(), untold)]
  const found = differences(one, JSON.parse(canonical(other)), 'state')
  if (found.length > 0) throw new Error(found.join(', '))
}

/** The supply of a card comes to be known with its cost. */
function plain({ content: _content, ...state }: FightState, untold: ReadonlySet<string>) {
  const supplied = (ship: Ship) =>
    ship.kind === 'pilot'
      ? {
          ...ship,
          cards: ship.cards.map((card) =>
            untold.has(card.card) ? { ...card, supply: null, startSupply: null } : card,
          ),
        }
      : ship
  return {
    ...state,
    ships: state.ships.map(supplied),
    sparrowUpgrades: state.sparrowUpgrades.map((one) =>
      untold.has(one.card) ? { ...one, supply: null, startSupply: null } : one,
    ),
  }
}
