// Fights to measure with: the skirmish of the tests, played by chance from a seed, and one change that all libraries can make.
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import { findBreaches } from '../../main/games/akarios/combat/invariants.ts'
import { answerChance } from '../../main/kernel/chance.ts'
import { answersOf, seatOf } from '../../main/games/akarios/simulator/answers.ts'
import { randomOf } from '../../tests/random/random.ts'
import { skirmish } from '../../tests/support/combat/skirmish.ts'

/** More inputs than any fight needs. */
const most = 4000

/** A set-up of four pilots that the machine has accepted. */
export function fourPilots() {
  const accepted = combatMachine.acceptSetup(skirmish(4))
  if (!accepted.ok) throw new Error(`set-up refused: ${JSON.stringify(accepted.error)}`)
  return accepted.value
}

/** One answer by chance, all being equally likely; passing only where nothing can be done. */
function answerTo(wait, random) {
  const all = answersOf(wait.question)
  const active = all.filter(({ type, pay }) => type !== 'act' || pay !== null)
  const answer = random.pick(active.length > 0 ? active : all)
  return { kind: 'answer', seat: seatOf(answer, wait.seats), answer }
}

/** Plays from deployment to the end. `hear` is told of each input and the state before it. Gives `{ inputs, notes }`. */
export function playFight(seed, { setup = fourPilots(), isChecked = false, hear = () => {} } = {}) {
  const random = randomOf(seed)
  let { state, notes } = combatMachine.start(setup)
  let told = notes.length
  for (let inputs = 0; ; inputs += 1) {
    if (isChecked && findBreaches(state).length > 0) throw new Error(`fight ${seed} breaks an invariant`)
    const wait = combatMachine.wait(state)
    if (wait.kind === 'over' || inputs === most) return { inputs, notes: told }
    const input =
      wait.kind === 'chance' ? { kind: 'chance', result: answerChance(seed, wait.ask) } : answerTo(wait, random)
    hear(state, input)
    ;({ state, notes } = combatMachine.step(state, input))
    told += notes.length
  }
}

/** Every input of one fight with the state that it was given in. */
export function recordedFight(seed) {
  const moves = []
  playFight(seed, { hear: (state, input) => moves.push({ state, input }) })
  return moves
}

/** A fight in its middle. Plain data, a state of about 13 KB. */
export function middleState(seed = 'middle') {
  const moves = recordedFight(seed)
  return JSON.parse(JSON.stringify(moves[moves.length >> 1].state))
}

/** One command in place, as rules write it: a ship moves and gains stress, an enemy loses hull, a card is drawn off a pile. */
export function changeInPlace(state) {
  const pilot = state.ships.find(({ kind }) => kind === 'pilot')
  pilot.pose = { at: { q: 3, r: 5 }, facing: 2 }
  pilot.stress += 1
  const enemy = state.ships.find(({ kind }) => kind === 'enemy')
  enemy.hull -= 1
  const { unseen, discard } = state.piles['deck:p1']
  state.piles['deck:p1'] = {
    ...state.piles['deck:p1'],
    unseen: unseen.slice(0, -1),
    discard: [unseen.at(-1), ...discard],
  }
}

/** The same by hand, sharing all that stays: nothing can be faster on data that is never changed in place. */
export function changeByHand(state) {
  const { unseen, discard } = state.piles['deck:p1']
  const pilot = state.ships.findIndex(({ kind }) => kind === 'pilot')
  const enemy = state.ships.findIndex(({ kind }) => kind === 'enemy')
  const ships = state.ships.slice()
  const { stress } = ships[pilot]
  ships[pilot] = { ...ships[pilot], pose: { at: { q: 3, r: 5 }, facing: 2 }, stress: stress + 1 }
  ships[enemy] = { ...ships[enemy], hull: ships[enemy].hull - 1 }
  const pile = { ...state.piles['deck:p1'], unseen: unseen.slice(0, -1), discard: [unseen.at(-1), ...discard] }
  return { ...state, ships, piles: { ...state.piles, 'deck:p1': pile } }
}
