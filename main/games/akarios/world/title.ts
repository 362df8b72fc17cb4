// How the history names a step of a visit: what was said, before its consequences.
import type { WorldChange } from '../../../../shared/games/akarios/world/change.ts'
import type { WorldAnswer, WorldAnswerOf } from '../../../../shared/games/akarios/world/question.ts'
import type { Input } from '../../../../shared/kernel/input.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import { pointOf } from './points.ts'
import type { WorldState } from './state.ts'

const title = (word: string, args: Note['args'] = {}): Note => ({ key: `akarios.world.title.${word}`, args })

export function titleOf(state: WorldState, input: Input<WorldAnswer, WorldChange>): Note {
  if (input.kind === 'hand') return handTitle(input.change)
  return input.kind === 'chance' ? title('roll') : answerTitle(state, input.answer)
}

function answerTitle(state: WorldState, answer: WorldAnswer): Note {
  switch (answer.type) {
    case 'commit':
      return commitTitle(state, answer)
    case 'rest':
      return title('rest', { seat: answer.seat })
    case 'use':
    case 'fail':
    case 'goOn':
    case 'giveUp':
      return title(answer.type)
    case 'reroll':
      return title('reroll', { seat: answer.seat, dice: answer.dice.length })
    case 'card':
      return title('card', { card: answer.card.number })
    case 'read':
    case 'told':
      return title(answer.type, { entry: state.stage.is === 'entry' ? state.stage.entry : 0 })
    case 'end':
      return title(`end.${answer.ending.result}`)
  }
}

function commitTitle(state: WorldState, answer: WorldAnswerOf<'commit'>): Note {
  const point = pointOf(state, answer)
  const dice = answer.dice.reduce((sum, one) => sum + one.dice, 0)
  return title(`commit.${point?.type ?? 'move'}`, {
    seat: answer.dice.map(({ seat }) => seat),
    card: answer.card,
    number: point?.number ?? 0,
    dice,
  })
}

function handTitle(change: WorldChange): Note {
  switch (change.type) {
    case 'setTrack':
      return title(`hand.${change.track}`, { seat: change.seat, to: change.to })
    case 'setTrauma':
      return title('hand.trauma', { seat: change.seat, to: change.to })
    case 'setDice':
      return title('hand.dice', { seat: change.seat, to: change.to })
    case 'placePilot':
      return title('hand.placed', { seat: change.seat, card: change.card })
    case 'dockPilot':
      return title('hand.docked', { seat: change.seat })
    case 'setMark':
      return title(change.marked ? 'hand.marked' : 'hand.unmarked', { card: change.card })
    case 'setPoints':
      return title('hand.points', { card: change.card })
    case 'endRound':
      return title('hand.endRound')
    case 'endVisit':
      return title(`hand.${change.result}`)
  }
}
