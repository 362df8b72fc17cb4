// Event cards: drawn once a campaign, carried out from the front, or chosen between, with dice where players do not agree.
import { describe, expect, test } from 'vitest'
import { event, legendOf, trip } from '../../../../support/travel/trip.ts'

const plain = event('leak', { outcome: { text: 'A pipe gives way.', rewards: [{ type: 'supply', amount: -1 }] } })
const forked = event('wreck', {
  options: [
    { label: 'Board it', text: 'Back A.', rewards: [{ type: 'credits', amount: 2, to: 'eachPilot' }] },
    { label: 'Fly past', text: 'Back B.', rewards: [{ type: 'stress', amount: 1, to: 'eachPilot' }] },
  ],
})
const others = ['one', 'two', 'three', 'four'].map((id) => event(id, { outcome: { text: 'So be it.', rewards: [] } }))
const drawing = { legend: legendOf('event', 'event', 'nothing') }

test('[SX-019] an event draws a card of the system, unseen, and leaves one card fewer', () => {
  const table = trip({ ...drawing, events: [plain, ...others] })
    .say(8)
    .roll(1)
  expect(table.waits).toBe('pick.event')
  table.draw('two')
  expect([table.view.eventsLeft, table.outcome.events]).toEqual([4, ['two']])
})

test('[SX-020] a card that was drawn in this campaign does not come again', () => {
  const table = trip({ ...drawing, events: [plain, forked], eventsUsed: ['leak'] })
    .say(8)
    .roll(1)
  expect(table.state.pile).toEqual(['wreck'])
})

test('[SX-021] with no card left the die is thrown again until a result can be used', () => {
  const table = trip({ ...drawing, events: [plain], eventsUsed: ['leak'] }).say(8)
  expect(table.roll(1).waits).toBe('roll.movement')
  expect(table.roll(2).waits).toBe('roll.movement')
  expect(table.roll(3).waits).toBe('over')
  expect([table.state.rolls, table.view.supply]).toEqual([3, 6])
})

test('[SX-021] a legend of nothing but events lets an empty pile pass', () => {
  expect(
    trip({ legend: legendOf('event'), events: [] })
      .say(8)
      .roll(1).waits,
  ).toBe('over')
})

test('[SX-026] a card without a choice is carried out from its front at once', () => {
  const table = trip({ ...drawing, supply: 6, events: [plain] })
    .say(8)
    .roll(1)
    .draw('leak')
  expect([table.waits, table.view.supply, table.view.card]).toEqual([
    'over',
    4,
    { name: 'leak', text: 'Front of leak.', options: [], taken: { label: null, text: 'A pipe gives way.' } },
  ])
})

test('[SX-023] of a card with a choice only the back of the option taken is shown and carried out', () => {
  const table = trip({ ...drawing, events: [forked] })
    .say(8)
    .roll(1)
    .draw('wreck')
  expect([table.waits, table.view.card?.taken]).toEqual(['ask.agree', null])
  table.say(1)
  expect(JSON.stringify(table.view)).not.toContain('Back A.')
  expect(table.view.card?.taken).toEqual({ label: 'Fly past', text: 'Back B.' })
  expect([table.outcome.stress.map(({ to }) => to), table.outcome.rewards]).toEqual([[1, 1], []])
})

describe('[SX-022] players who do not agree roll 4 dice each', () => {
  const disputed = () =>
    trip({ ...drawing, events: [forked], players: ['p1', 'p2', 'p3'] })
      .say(8)
      .roll(1)
      .draw('wreck')
      .say('disagree')

  test('the most stress faces decide', () => {
    const table = disputed().dice(
      ...(['stress', 'stress', 'move', 'wild'] as const),
      ...(['stress', 'move', 'move', 'attack'] as const),
      ...(['move', 'move', 'attack', 'wild'] as const),
    )
    expect(table.view.contest.map(({ stress }) => stress)).toEqual([2, 1, 0])
    expect(table.question.asks).toEqual({ key: 'akarios.travel.ask.decide', args: { seat: 'p1' }, rule: 'SX-022' })
    expect(table.say(0).outcome.rewards).toEqual([{ type: 'credits', amount: 2, to: 'eachPilot' }])
  })

  test('those who tie roll again, and nobody else', () => {
    const table = disputed().dice(
      ...(['stress', 'move', 'move', 'move'] as const),
      ...(['move', 'move', 'move', 'move'] as const),
      ...(['stress', 'move', 'move', 'move'] as const),
    )
    expect(table.waits).toBe('roll.contest')
    table.dice(...(['move', 'move', 'move', 'move'] as const), ...(['stress', 'move', 'move', 'move'] as const))
    expect(table.question.asks.args).toEqual({ seat: 'p3' })
  })

  test('where nobody has told the faces of the dice, people count', () => {
    const table = trip({ ...drawing, events: [forked], die: null })
      .say(8)
      .roll(1)
      .draw('wreck')
      .say('disagree')
    expect(table.waits).toBe('ask.contest')
    expect(table.tell({ p1: 0, p2: 3 }).question.asks.args).toEqual({ seat: 'p2' })
  })

  test('who plays alone is not asked whether they agree', () => {
    const { question } = trip({ ...drawing, events: [forked], players: ['p1'] })
      .say(8)
      .roll(1)
      .draw('wreck')
    expect(question.type === 'choose' ? question.options.map(({ id }) => id) : []).toEqual(['0', '1'])
  })
})

describe('printed cards, which only people see', () => {
  const printed = () =>
    trip({ ...drawing, events: null })
      .say(8)
      .roll(1)

  test('[SX-026] one without a choice: they tell what it did', () => {
    const table = printed().say('plainCard')
    expect(table.tell({ supply: -1, stress: 2, credits: 1 }).outcome).toMatchObject({
      supply: 5,
      stress: [
        { seat: 'p1', to: 2 },
        { seat: 'p2', to: 2 },
      ],
      rewards: [{ type: 'credits', amount: 1, to: 'eachPilot' }],
      events: [],
    })
  })

  test('[SX-022] one with a choice: agreed upon, or decided by dice', () => {
    expect(printed().say('cardWithChoice').say('agreed').waits).toBe('ask.printedResult')
    const table = printed().say('cardWithChoice').say('disagree')
    table.dice(...(['stress', 'move', 'move', 'move'] as const), ...(['move', 'move', 'move', 'move'] as const))
    expect([table.waits, table.question.asks.args]).toEqual(['ask.decided', { seat: 'p1' }])
    expect(table.say('carryOn').waits).toBe('ask.printedResult')
  })

  test('[SX-021] an empty pile has the die thrown again', () => {
    expect(printed().say('pileEmpty').waits).toBe('roll.movement')
  })
})

describe('what else a card may give', () => {
  test('rewards behind an achievement count only with it, also when the same card gives it', () => {
    const card = event('gate', {
      outcome: {
        text: 'So be it.',
        rewards: [
          { type: 'achievement', achievement: 'first-light' },
          {
            type: 'ifAchievement',
            achievement: 'first-light',
            held: true,
            rewards: [{ type: 'skillPoints', amount: 1 }],
          },
          { type: 'ifAchievement', achievement: 'first-light', held: false, rewards: [{ type: 'supply', amount: -3 }] },
        ],
      },
    })
    const { outcome } = trip({ ...drawing, events: [card] })
      .say(8)
      .roll(1)
      .draw('gate')
    expect([outcome.supply, outcome.rewards]).toEqual([
      6,
      [
        { type: 'achievement', achievement: 'first-light' },
        { type: 'skillPoints', amount: 1 },
      ],
    ])
  })

  test('what one pilot alone gets is given to whom people name', () => {
    const card = event('find', {
      outcome: {
        text: 'So be it.',
        rewards: [
          { type: 'stress', amount: 2, to: 'finder' },
          { type: 'credits', amount: 3, to: 'finder' },
        ],
      },
    })
    const table = trip({ ...drawing, events: [card] })
      .say(8)
      .roll(1)
      .draw('find')
    expect(table.waits).toBe('ask.finder')
    expect(table.say('p2').outcome).toMatchObject({
      stress: [
        { seat: 'p1', to: 0 },
        { seat: 'p2', to: 2 },
      ],
      finder: 'p2',
      rewards: [{ type: 'credits', amount: 3, to: 'finder' }],
    })
  })

  test('a card taken out by hand is gone for the campaign, and can be brought back', () => {
    const table = trip({ ...drawing, events: [plain, forked] }).hand({ type: 'setEvent', event: 'leak', used: true })
    expect(table.state.pile).toEqual(['wreck'])
    expect(table.hand({ type: 'setEvent', event: 'leak', used: false }).state.pile).toEqual(['leak', 'wreck'])
  })
})
