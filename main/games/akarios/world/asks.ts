// What a visit waits for, read from its stage.
import type { WorldQuestion } from '../../../../shared/games/akarios/world/question.ts'
import type { ChanceAsk } from '../../../../shared/kernel/chance.ts'
import type { Ask } from '../../../../shared/kernel/wait.ts'
import { rerollsOf, shownDice, waysOf } from './attempt.ts'
import { knownEntry } from './entries.ts'
import { offeredPoints, pointOf } from './points.ts'
import type { WorldState } from './state.ts'
import { awake } from './visit.ts'

/** The dice of all pilots, under one name: pilots may roll together (rule WX-034). */
export const actionDie = 'action'

type Need = Ask<WorldQuestion> | { readonly kind: 'chance'; readonly ask: ChanceAsk }
type Args = WorldQuestion['asks']['args']

const asks = (word: string, rule: string, args: Args = {}): WorldQuestion['asks'] => ({
  key: `akarios.world.ask.${word}`,
  args,
  rule,
})

const ofTable = (question: WorldQuestion): Need => ({ kind: 'ask', seats: ['table'], question })

/** Null when the visit is over. */
export function needOf(state: WorldState): Need | null {
  const { stage } = state
  switch (stage.is) {
    case 'card':
      return ofTable({
        type: 'card',
        card: stage.number,
        asks: stage.number === null ? asks('startCard', 'WX-005') : asks('card', 'WX-028', { card: stage.number }),
      })
    case 'act': {
      const free = awake(state).filter(({ dice, rests }) => dice > 0 && !rests)
      const seats = free.map(({ seat }) => seat)
      return {
        kind: 'ask',
        seats: [...seats, 'table'],
        question: {
          type: 'act',
          asks: asks('act', 'WX-016', { round: state.round }),
          points: offeredPoints(state),
          rests: seats,
        },
      }
    }
    case 'roll':
      return { kind: 'chance', ask: rollAsk(state, stage) }
    case 'assign':
      return ofTable(assignQuestion(state))
    case 'entry':
      return ofTable({
        type: 'entry',
        asks: asks(stage.why, stage.why === 'stop' ? 'WX-036' : 'WX-029', { entry: stage.entry }),
        entry: stage.entry,
        text: knownEntry(state, stage.entry)?.text ?? null,
        finders: stage.actors,
      })
    case 'fallen':
      return ofTable({ type: 'fallen', asks: asks('fallen', 'WX-015') })
    case 'ending':
      return ofTable({ type: 'ending', asks: asks('ending', 'WX-043'), results: stage.results })
    case 'over':
      return null
  }
}

/** Each die of each round is a stream of its own, and so is its second throw. */
function rollAsk(
  { attempt, setup, round }: WorldState,
  { dice, again }: Extract<WorldState['stage'], { is: 'roll' }>,
): ChanceAsk {
  const streams = dice.flatMap((place) => {
    const thrown = attempt?.dice[place]
    return thrown === undefined ? [] : [`${thrown.seat}:${round}:${thrown.die}${again ? ':again' : ''}`]
  })
  return { kind: 'roll', die: actionDie, faces: setup.die.length, streams, why: 'point' }
}

function assignQuestion(state: WorldState): WorldQuestion {
  const { attempt } = state
  const point = attempt === null ? undefined : pointOf(state, attempt)
  const ways = waysOf(state)
  return {
    type: 'assign',
    asks: asks(ways.length > 0 ? 'use' : 'short', 'WX-023', {
      card: attempt?.card ?? 0,
      number: point?.number ?? 0,
    }),
    dice: shownDice(state),
    ways,
    rerolls: rerollsOf(state),
  }
}
