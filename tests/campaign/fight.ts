// A fight in short words for the story: the dice are as wanted, the attacks as told, and the outcome is the table's.
import { sharedDecks } from '../../shared/contract/choices.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import type { Pose } from '../../shared/games/akarios/question/place.ts'
import type { PlaceQuestion, Question } from '../../shared/games/akarios/question/question.ts'
import type { EnemyView, FightView } from '../../shared/games/akarios/view/fight-view.ts'
import { sameHex } from '../../shared/lib/hex.ts'
import { questionOf, type Play, type Table } from './table.ts'

export interface Fight {
  readonly view: () => FightView
  /** The first enemy on the board. */
  readonly foe: () => EnemyView
  readonly hand: (...changes: HandChange[]) => Promise<void>
  /** The pilot stands behind or before the first enemy and looks at it. */
  readonly meet: (seat: string) => Promise<void>
  /** All but the discard: the next draw makes the deck anew. */
  readonly emptyDeck: (seat: string) => Promise<void>
  /** Meets the enemy and pays for this action; `cards` come up in the draw. */
  readonly attack: (seat: string, action: string, ...cards: string[]) => Promise<void>
  /** Nobody acts any more in the first round, and the enemies do. */
  readonly pass: () => Promise<void>
  /** Ends it, if it is not over by itself, and takes its outcome over. */
  readonly end: (result: 'success' | 'failure', told?: Told) => Promise<void>
}

/** What the table says when the outcome is laid before it: the option of the entry. */
export interface Told {
  readonly choice?: number | undefined
}

/** The scenario is open: the fight begins, ships are deployed, dice are rolled and kept. */
export async function fight({ app, campaign, seats, play: begin, do: act }: Table, mission: string): Promise<Fight> {
  const all = [...seats]
  const real = { dice: all, decks: all, shared: [...sharedDecks] }
  const play = await begin(() => app.call('fight.start', { campaign, mission, seats: all, real }))
  const view = () => play.see().view as unknown as FightView
  const toAct = async (): Promise<Question | null> => {
    for (;;) {
      const asked = questionOf(play.see()) as Question | null
      if (asked === null || asked.type === 'act') return asked
      await play.answer(usual(asked))
    }
  }
  await toAct()
  const hand: Fight['hand'] = (...changes) => play.hand(...changes)
  const foe = (): EnemyView & { readonly pose: Pose } => {
    const found = view().ships.find(
      (ship): ship is EnemyView & { readonly pose: Pose } => ship.kind === 'enemy' && ship.pose !== null,
    )
    if (found === undefined) throw new Error('no enemy is there')
    return found
  }
  const meet = async (seat: string): Promise<void> => {
    const { id, pose, startHull } = foe()
    const taken = view().ships.flatMap((ship) => (ship.pose === null || ship.id === seat ? [] : [ship.pose.at]))
    const at = [1, 2]
      .map((back) => ({ q: pose.at.q, r: pose.at.r + back }))
      .find((spot) => !taken.some((other) => sameHex(spot, other)))
    if (at === undefined) throw new Error('no hex is free behind the enemy')
    await hand(
      { type: 'placeShip', ship: seat, at, facing: 0 },
      { type: 'setTrack', ship: id, track: 'hull', value: startHull },
    )
  }
  return {
    view,
    foe,
    hand,
    emptyDeck: async (seat) => {
      const pile = `deck:${seat}`
      const unseen = view().piles.find(({ name }) => name === pile)?.unseen ?? []
      for (const card of unseen)
        await hand({ type: 'moveCard', card, from: pile, fromPart: 'unseen', to: pile, toPart: 'discard' })
    },
    meet,
    attack: async (seat, action, ...cards) => {
      await meet(seat)
      play.luck.cards.push(...cards)
      const asked = await toAct()
      const payment =
        asked?.type === 'act' ? asked.payments.find((one) => one.seat === seat && one.action === action) : undefined
      if (payment === undefined) throw new Error(`${seat} cannot pay for ${action}`)
      const dice: number[] = []
      for (const slot of payment.slots.slice(0, payment.least)) {
        const die = slot.dice.find((one) => !dice.includes(one))
        if (die !== undefined) dice.push(die)
      }
      await play.answer({ type: 'act', seat, pay: { payment: payment.id, dice } }, seat)
      await toAct()
    },
    pass: async () => {
      for (let asked = await toAct(); asked?.type === 'act' && view().round === 1; asked = await toAct()) {
        const [seat = 'p1'] = asked.passes
        await play.answer({ type: 'act', seat, pay: null }, seat)
      }
    },
    end: async (result, { choice } = {}) => {
      if (view().outcome === null) await hand({ type: 'endFight', result })
      const taken = choice === undefined ? {} : { choice }
      const { command } = await app.call('squad.outcome', { campaign, play: play.id, ...taken })
      if (command.type !== 'finishScenario') throw new Error('a fight ends its scenario')
      await act(command)
    },
  }
}

/** What nobody thinks about twice. */
function usual(asked: Question): Parameters<Play['answer']>[0] {
  switch (asked.type) {
    case 'reroll':
      return { type: 'reroll', seat: asked.pilots[0]?.seat ?? 'p1', how: 'keep', dice: [] }
    case 'place':
      return { type: 'place', place: 0, facing: facingOf(asked) }
    case 'targets':
      return {
        type: 'targets',
        targets: asked.candidates
          .filter(({ can }) => can)
          .slice(0, asked.most)
          .map(({ id }) => id),
      }
    case 'choose':
      return {
        type: 'choose',
        chosen:
          asked.default.length < asked.least
            ? asked.options.slice(0, asked.least).map(({ id }) => id)
            : [...asked.default],
      }
    case 'path':
      return { type: 'path', end: 0 }
    default:
      throw new Error(`nobody can say: ${asked.asks.key}`)
  }
}

const facingOf = ({ places }: PlaceQuestion): number => places[0]?.facings[0] ?? 0
