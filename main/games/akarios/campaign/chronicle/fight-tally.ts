// What one fight comes to in figures, read off its set-up and the lines of its log in their order.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import type { FightFigures } from '../../../../../shared/games/akarios/view/chronicle-view.ts'
import { bolsterCard, deckOf, enemyDeck, stressMiss } from '../../combat/stress-miss.ts'
import type { FightSetup } from '../../combat/scenario/setup.ts'

/** What of a set-up the figures begin with. */
export type FightStart = Pick<FightSetup, 'bolsterBoosts' | 'enemyDeck'> & {
  readonly mission: { readonly id: string; readonly name: string }
  readonly squad: readonly Pick<FightSetup['squad'][number], 'seat' | 'pilot' | 'deck'>[]
}

export interface DrawTally {
  /** Seat whose deck it is, such as `p1`; null: the enemies'. */
  readonly seat: string | null
  /** By card: how often it was drawn, and how often it was to be expected. */
  readonly cards: Readonly<Record<string, { readonly drawn: number; readonly expected: number }>>
}

export interface FightTally {
  readonly mission: { readonly id: string; readonly name: string }
  readonly rounds: number
  /** Null while the fight goes on, or when it was given up. */
  readonly won: boolean | null
  readonly pilots: readonly (FightFigures & { readonly seat: string; readonly pilot: string })[]
  readonly draws: readonly DrawTally[]
}

const noFigures = { dealt: 0, taken: 0, destroyed: 0, attacks: 0, missed: 0, stress: 0, eased: 0, fell: 0 }

/** Keys of the notes that are counted. */
export const countedKeys: readonly string[] = [
  ...['roundBegan', 'modifierApplied', 'cardRedrawn', 'damageTaken', 'shipDestroyed', 'stressGained', 'stressLost'],
  ...['pilotUnconscious', 'cardAdded', 'cardLeft', 'stressMissRemoved', 'fightOver', 'byHand.endFight'],
].map((key) => `akarios.log.${key}`)

/** A deck while the fight runs: copies of each card in it, and what was drawn of them. */
interface RunningDeck {
  readonly copies: Map<string, number>
  readonly drawn: Map<string, { drawn: number; expected: number }>
  /** Cards that left with the draw under way: they were in the deck when it was drawn from. */
  readonly leaving: string[]
}

/** `notes` of all entries that count, in their order. Cards that people moved by hand do not change what was to be expected. */
export function tallyFight(start: FightStart, notes: Iterable<Note>): FightTally {
  const figures = new Map(start.squad.map(({ seat, pilot }) => [seat as string, { ...noFigures, seat, pilot }]))
  const decks = decksOf(start)
  let rounds = 0
  let won: boolean | null = null
  /** Whose attack the next hits belong to, and the enemy that it has just harmed. */
  let attacker: (FightFigures & { seat: string }) | undefined
  let harmed: string | undefined
  for (const { key, args } of notes) {
    if (!key.startsWith(logKey)) continue
    switch (key.slice(logKey.length)) {
      case 'roundBegan':
        rounds = number(args['round'])
        break
      case 'modifierApplied':
        attacker = figures.get(word(args['ship']))
        if (attacker !== undefined) attacker.attacks += 1
        if (attacker !== undefined && args['missed'] === true) attacker.missed += 1
        draw(decks.get(word(args['deck'])), [...words(args['cards']), ...words(args['aside'])])
        break
      case 'cardRedrawn':
        draw(decks.get(word(args['deck'])), [word(args['drawn'])])
        break
      case 'damageTaken': {
        const lost = number(args['hull']) + number(args['shield'])
        const victim = figures.get(word(args['ship']))
        const isAttack = args['source'] === 'attack'
        if (victim !== undefined && args['source'] !== 'cost') victim.taken += lost
        if (victim === undefined && isAttack && attacker !== undefined) attacker.dealt += lost
        harmed = victim === undefined && isAttack ? word(args['ship']) : undefined
        break
      }
      case 'shipDestroyed':
        if (attacker !== undefined && isEnemy(harmed) && harmed === args['ship']) attacker.destroyed += 1
        break
      case 'stressGained':
        change(figures.get(word(args['seat'])), 'stress', number(args['amount']))
        break
      case 'stressLost':
        change(figures.get(word(args['seat'])), 'eased', number(args['amount']))
        break
      case 'pilotUnconscious':
        change(figures.get(word(args['seat'])), 'fell', 1)
        break
      case 'cardAdded':
        put(decks.get(word(args['pile'])), word(args['card']), 1)
        break
      case 'cardLeft':
        decks.get(word(args['pile']))?.leaving.push(word(args['card']))
        break
      case 'stressMissRemoved':
        put(decks.get(deckOf(word(args['seat']))), stressMiss, -1)
        break
      case 'fightOver':
      case 'byHand.endFight':
        won = args['result'] === 'success'
        break
    }
  }
  const draws = [...decks].map(([pile, { drawn }]) => ({
    seat: pile === enemyDeck ? null : pile.slice(deckOf('').length),
    cards: Object.fromEntries(drawn),
  }))
  return {
    mission: { id: start.mission.id, name: start.mission.name },
    rounds,
    won,
    pilots: [...figures.values()],
    draws,
  }
}

const logKey = 'akarios.log.'

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
const word = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const words = (value: Json | undefined): readonly string[] => (Array.isArray(value) ? value.map(word) : [])

/** Enemies are numbered, `needle-drone#2`; markers and the Sparrow are not. */
const isEnemy = (ship: string | undefined): boolean => ship?.includes('#') === true

function change(figures: FightFigures | undefined, figure: keyof FightFigures, by: number): void {
  if (figures !== undefined) figures[figure] += by
}

/** As they are when the first card is drawn: each pilot's with one bolster for each boost (rule CB-010). */
function decksOf({ squad, enemyDeck: enemies, bolsterBoosts }: FightStart): ReadonlyMap<string, RunningDeck> {
  const bolsters = Array.from({ length: bolsterBoosts }, () => bolsterCard)
  return new Map([
    ...squad.map(({ seat, deck }) => [deckOf(seat), deckWith([...deck, ...bolsters])] as const),
    [enemyDeck, deckWith(enemies)] as const,
  ])
}

function deckWith(cards: readonly string[]): RunningDeck {
  const deck: RunningDeck = { copies: new Map(), drawn: new Map(), leaving: [] }
  for (const card of cards) put(deck, card, 1)
  return deck
}

function put(deck: RunningDeck | undefined, card: string, copies: number): void {
  deck?.copies.set(card, Math.max(0, (deck.copies.get(card) ?? 0) + copies))
}

/** Each card of a draw was to be expected by its share of the whole deck, drawn and undrawn: over many draws that is its part. */
function draw(deck: RunningDeck | undefined, cards: readonly string[]): void {
  if (deck === undefined) return
  const size = [...deck.copies.values()].reduce((sum, copies) => sum + copies, 0)
  for (const card of cards) {
    for (const [kind, copies] of deck.copies) if (copies > 0) counted(deck, kind).expected += copies / size
    counted(deck, card).drawn += 1
  }
  for (const card of deck.leaving.splice(0)) put(deck, card, -1)
}

function counted({ drawn }: RunningDeck, card: string) {
  const known = drawn.get(card) ?? { drawn: 0, expected: 0 }
  drawn.set(card, known)
  return known
}
