// Whole campaigns by chance, told again on one form: nothing is amiss on it, and what comes of it is the campaign that was played.
import { expect, test } from 'vitest'
import { catchUp } from '../../../../../../main/games/akarios/campaign/catch-up/catch-up.ts'
import { formOf } from '../../../../../../main/games/akarios/campaign/catch-up/form-of.ts'
import { applyCommand } from '../../../../../../main/games/akarios/campaign/commands.ts'
import { findBreaches } from '../../../../../../main/games/akarios/campaign/invariants.ts'
import type { CampaignState } from '../../../../../../main/games/akarios/campaign/state.ts'
import { squadView } from '../../../../../../main/games/akarios/campaign/view/squad.ts'
import type { CampaignCommand } from '../../../../../../shared/games/akarios/campaign/command.ts'
import { catchUpForm } from '../../../../../../shared/games/akarios/campaign/catch-up.ts'
import { randomOf } from '../../../../../random/random.ts'
import { randomCommand } from '../../../../../support/campaign/random-commands.ts'
import { smallSquad } from '../../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../../support/campaign/told.ts'

const content = await toldBox()
const start = smallSquad()

const beyond: readonly string[] = ['points', 'shipPoints', 'startValue', 'location']

/** Not what hands set beyond the rules of play, no act that ends before its time, no trip to where nothing is scouted. */
function isLegal(command: CampaignCommand, { squad, stickers }: CampaignState): boolean {
  switch (command.type) {
    case 'setAct':
      return command.act >= squad.act
    case 'endTrip':
      return stickers.some(({ number }) => number === command.location)
    case 'setByHand':
      return !beyond.includes(command.what.of)
    default:
      return true
  }
}

/** The campaign as it stood when it last was between two scenarios. */
function played(seed: string, commands: number): CampaignState {
  const random = randomOf(seed)
  let state: CampaignState = start
  let rested = state
  for (let n = 0; n < commands; n += 1) {
    const command = randomCommand(state, content, random)
    const done = isLegal(command, state) ? applyCommand(state, command, content) : undefined
    if (done?.ok !== true) continue
    state = done.value
    if (state.standing.scenario === null) rested = state
  }
  return rested
}

const sorted = <T>(list: readonly T[]): T[] => list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** What sheets can say: whose copy of two lies on a board, how a card came, and in which act a scenario was played they do not. */
function derived(state: CampaignState) {
  const view = squadView(state, content)
  return {
    ...view,
    cards: sorted(view.cards.map(({ upgrade, seat }) => `${upgrade} ${seat}`)),
    fits: sorted(view.fits.map(({ seat, place, kind, card }) => `${seat} ${place} ${kind} ${card}`)),
    scenarios: view.scenarios.map(({ number, kind, outcome }) => `${number} ${kind} ${outcome}`),
    pilots: sorted(view.pilots),
    ships: sorted(view.ships),
    offered: sorted(view.offered),
  }
}

test.each(['one', 'two', 'three', 'four'])('a campaign told again is the same campaign, seed %s', (seed) => {
  const state = played(`told again ${seed}`, 300)
  const { rulings, modifierChanges } = state
  const seats = start.seats.map(({ pilot, ship }, at) => ({ ...state.seats[at]!, pilot, ship }))
  const before = { ...start, seats, rulings, modifierChanges }
  const form = catchUpForm.parse(formOf(state))
  const told = catchUp(before, { form, accepted: [] }, content)
  if (!told.ok) throw new Error(`${told.error.rule} ${told.error.key} ${JSON.stringify(told.error.args)}`)
  expect(state.scenarios.length).toBeGreaterThan(2)
  expect(told.value.breaches).toEqual([])
  expect(findBreaches(told.value.state, content)).toEqual([])
  expect(derived(told.value.state)).toEqual(derived(state))
  expect(formOf(told.value.state)).toEqual(form)
})
