// Whole campaigns by chance: after every command that is taken, all that is true of any campaign is still true.
import { expect, test } from 'vitest'
import { applyCommand } from '../../../../../main/games/akarios/campaign/commands.ts'
import { findBreaches } from '../../../../../main/games/akarios/campaign/invariants.ts'
import { seatDeck } from '../../../../../main/games/akarios/campaign/modifier-deck.ts'
import type { CampaignState } from '../../../../../main/games/akarios/campaign/state.ts'
import { titleOf } from '../../../../../main/games/akarios/campaign/titles.ts'
import { squadView } from '../../../../../main/games/akarios/campaign/view/squad.ts'
import { campaignCommand, type CampaignCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import { squadView as squadSchema } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { canonical } from '../../../../../shared/lib/canonical.ts'
import { randomOf } from '../../../../random/random.ts'
import { randomCommand } from '../../../../support/campaign/random-commands.ts'
import { smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

const content = await toldBox()
const seat = { seat: 3, player: 'player 3', pilot: 'gairdan', ship: 'knossis', callSign: '', deck: 3 }
const start = (ironman: boolean): CampaignState =>
  smallSquad({
    seats: [...smallSquad().seats, seat],
    squad: { name: 'Test', difficulty: 'normal', ironman, act: 1 },
    credits: [1, 2, 3].map((id) => ({ id, seat: id, amount: 20, reason: 'reward', what: '' })),
  })

/** The deck of a pilot, counted anew from the commands that were taken: two halves make a hex. */
function deckByHand(taken: readonly CampaignCommand[], pilot: string): Record<string, number> {
  const halves = new Map<string, number>()
  const counts: Record<string, number> = {
    'plus-1': 6,
    zero: 6,
    'minus-1': 5,
    'minus-2': 1,
    x2: 1,
    miss: 1,
  }
  for (const command of taken) {
    if (command.type === 'markSkill' && command.pilot === pilot)
      halves.set(command.hex, (halves.get(command.hex) ?? 0) + 1)
  }
  if (halves.get('b1') === 2) counts['x2'] = 3
  if (halves.get('r1') === 2) counts['minus-1'] = 4
  const miss = taken.reduce(
    (sum, command) =>
      command.type === 'cardByHand' && command.card.of === 'modifier' && command.card.pilot === pilot
        ? sum + command.card.count
        : sum,
    0,
  )
  return { ...counts, miss: Math.max(1 + miss, 0) }
}

/** Plays 300 commands and looks at everything after each; answers those that were taken. */
function play(seed: string, ironman = false): { state: CampaignState; taken: CampaignCommand[] } {
  const random = randomOf(seed)
  let state = start(ironman)
  const taken: CampaignCommand[] = []
  for (let n = 0; n < 300; n += 1) {
    const command = randomCommand(state, content, random)
    expect(campaignCommand.safeParse(command).error).toBeUndefined()
    const before = canonical(state)
    const result = applyCommand(state, command, content)
    expect(canonical(state)).toBe(before)
    if (!result.ok) continue
    expect([seed, n, command, findBreaches(result.value, content)]).toEqual([seed, n, command, []])
    expect(titleOf(state, command, content).key).toMatch(/^akarios\.camp\./)
    state = result.value
    taken.push(command)
  }
  return { state, taken }
}

const everTaken = new Set<string>()
const keep = (taken: readonly CampaignCommand[]) => {
  for (const { type } of taken) everTaken.add(type)
}

test.each(['one', 'two', 'three'])('300 commands, seed %s', (seed) => {
  const { state, taken } = play(`campaign ${seed}`)
  keep(taken)
  expect(taken.length).toBeGreaterThan(100)
  expect(squadSchema.safeParse(squadView(state, content)).error).toBeUndefined()
  for (const one of state.seats) {
    const deck = Object.fromEntries(seatDeck(state, content, one)!.map(({ card, now }) => [card, now]))
    expect(deck).toEqual(deckByHand(taken, one.pilot))
  }
})

test('300 commands with Ironman: what is lost is lost, and nothing hangs in the air', () => {
  const { state, taken } = play('ironman', true)
  keep(taken)
  expect(state.scenarios.length).toBeGreaterThan(0)
})

test('there is no command that such campaigns never take', () => {
  const types = campaignCommand.options.map(({ shape }) => shape.type.value)
  const missing = () => types.filter((type) => !everTaken.has(type))
  for (let more = 1; more <= 20 && missing().length > 0; more += 1) keep(play(`more ${more}`).taken)
  expect(missing()).toEqual([])
})

test('a campaign that was told wrong is named by its rows', () => {
  const wrong = {
    ...start(false),
    credits: [{ id: 1, seat: 1, amount: -1, reason: 'byHand', what: '' } as const],
    skillMarks: [{ pilot: 'starla', tree: 'blue', hex: 'b2', halves: 1 }],
    fits: [{ seat: 1, place: 'engine-1', kind: 'engine', card: 'propel', owned: 7 } as const],
  }
  expect(findBreaches(wrong, content)).toEqual([
    'credits: row 1 leaves seat 1 at -1',
    'cards: propel is fitted without its copy',
    'boards: seat 1 propel: CB-005',
    'skills: starla has 1 halves',
    'trees: starla blue b2',
    'tracks: balance of 1',
  ])
})
