// World exploration as a machine of the kernel: one visit from the start card to its last entry.
import type { WorldChange } from '../../../../shared/games/akarios/world/change.ts'
import {
  admitsWorld,
  worldAnswer,
  type WorldAnswer,
  type WorldQuestion,
} from '../../../../shared/games/akarios/world/question.ts'
import type { WorldView } from '../../../../shared/games/akarios/world/world-view.ts'
import type { Machine } from '../../../../shared/kernel/machine.ts'
import { acceptForm, refuse } from '../../../../shared/kernel/problem.ts'
import { needOf } from './asks.ts'
import { commit, letFail, reroll, roll, useDice } from './attempt.ts'
import { layCard } from './cards.ts'
import { gain, readEntry } from './entries.ts'
import { acceptChange, applyChange } from './hand.ts'
import { outcomeOf, type WorldOutcome } from './outcome.ts'
import { finish, nextRound, settle } from './rounds.ts'
import { acceptSetup, type WorldSetup } from './setup.ts'
import type { WorldState } from './state.ts'
import { titleOf } from './title.ts'
import { view } from './view.ts'
import { onCopy, pilotIn, type Visit } from './visit.ts'

export type WorldTypes = {
  setup: WorldSetup
  state: WorldState
  question: WorldQuestion
  answer: WorldAnswer
  change: WorldChange
  view: WorldView
  outcome: WorldOutcome
}

export const worldMachine: Machine<WorldTypes> = {
  id: 'akarios.world',
  version: 1,
  acceptSetup,
  start: (setup) => {
    const { state, notes } = onCopy(blank(setup), begin)
    return { state, notes, snapshot: true }
  },
  wait: (state) => needOf(state) ?? { kind: 'over', outcome: outcomeOf(state) },
  accept: (state, _seat, raw) => {
    const answer = acceptForm(worldAnswer, raw, 'akarios.world.refused.form')
    if (!answer.ok) return answer
    const need = needOf(state)
    return need?.kind === 'ask' ? admitsWorld(need.question, answer.value) : refuse('akarios.world.refused.notAsked')
  },
  acceptHand: (state, _seat, raw) => acceptChange(state, raw),
  step: (before, input) => {
    const { state, notes } = onCopy(before, (visit) => {
      if (input.kind === 'hand') applyChange(visit, input.change)
      else if (input.kind === 'chance') roll(visit, input.result)
      else take(visit, input.answer)
      settle(visit)
    })
    return {
      state,
      notes,
      ...(input.kind === 'chance' || state.cards.length > before.cards.length ? { reveals: true } : {}),
      ...(state.round > before.round ? { snapshot: true } : {}),
    }
  },
  title: titleOf,
  view,
  upgrade: () => refuse('akarios.world.refused.noUpgrade'),
}

const blank = (setup: WorldSetup): WorldState => ({
  setup,
  round: 0,
  pilots: setup.seats.map(({ seat, health, stress }) => ({
    seat,
    health,
    stress,
    energy: setup.energy,
    trauma: 0,
    is: 'awake',
    card: null,
    dice: setup.dice,
    thrown: 0,
    rerolled: false,
    rests: false,
  })),
  cards: [],
  marked: [],
  attempt: null,
  read: [],
  achievements: setup.achievements,
  gains: [],
  next: null,
  stage: { is: 'card', number: null, x: 0, y: 0, mover: null },
})

/** A pack's start card is laid at once; a printed one is told first. */
function begin(visit: Visit): void {
  const { setup } = visit.state
  const start = setup.world?.cards.find((card) => card.start === true) ?? setup.world?.cards[0]
  if (start === undefined) return
  layCard(visit, { number: start.number, points: start.points, stop: start.stop ?? null }, { x: 0, y: 0 }, null)
  settle(visit)
}

function take(visit: Visit, answer: WorldAnswer): void {
  const { state, note } = visit
  const { stage } = state
  switch (answer.type) {
    case 'commit':
      return void commit(visit, answer)
    case 'rest': {
      const pilot = pilotIn(state, answer.seat)
      if (pilot !== undefined) pilot.rests = true
      return void note('rests', { seat: answer.seat }, 'WX-016')
    }
    case 'use':
      return void useDice(visit, answer.dice)
    case 'reroll':
      return void reroll(visit, answer)
    case 'fail':
      return void letFail(visit)
    case 'card':
      if (stage.is === 'card') layCard(visit, answer.card, stage, stage.mover)
      return
    case 'read':
      return void readEntry(visit, answer.finder, null)
    case 'told':
      return void readEntry(visit, answer.finder, answer.entry)
    case 'end':
      gain(visit, answer.ending.rewards, null)
      state.next = answer.ending.next
      state.stage = { is: 'over', result: answer.ending.result }
      return void note(answer.ending.result, {}, 'WX-043')
    case 'goOn':
      state.stage = { is: 'act' }
      return void nextRound(visit)
    case 'giveUp':
      return void finish(visit, 'failure')
  }
}
