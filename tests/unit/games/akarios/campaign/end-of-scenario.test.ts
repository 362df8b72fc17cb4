// The end of a scenario: what comes to rest, what is gained, what is marked (chapter ES without what a fight itself puts away).
import { describe, expect, test } from 'vitest'
import { isRead } from '../../../../../main/games/akarios/campaign/achievements.ts'
import { afterTravel } from '../../../../../main/games/akarios/campaign/board-tracks.ts'
import { balanceOf } from '../../../../../main/games/akarios/campaign/credits.ts'
import { boardOf, pilotOf } from '../../../../../main/games/akarios/campaign/rows.ts'
import { offeredScenarios } from '../../../../../main/games/akarios/campaign/scenario-log.ts'
import { scarceRewards } from '../../../../../main/games/akarios/campaign/scarce.ts'
import type { CampaignState } from '../../../../../main/games/akarios/campaign/state.ts'
import { setUpList } from '../../../../../main/games/akarios/campaign/view/set-up.ts'
import type { CommandOf } from '../../../../../shared/games/akarios/campaign/command.ts'
import type { PlainReward, Reward } from '../../../../../shared/games/akarios/content/reward.ts'
import { after, refusedBy, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

const content = await toldBox()
const open = (number = 12, seats = [1, 2]): CommandOf<'openScenario'> => ({
  type: 'openScenario',
  number,
  kind: 'fight',
  seats,
})
const end = (
  outcome: 'success' | 'failure',
  rewards: Reward[] = [],
  more: Partial<CommandOf<'finishScenario'>> = {},
): CommandOf<'finishScenario'> => ({
  type: 'finishScenario',
  number: 12,
  kind: 'fight',
  seats: [1, 2],
  outcome,
  pilots: [],
  rewards,
  ...more,
})
const won = (state: CampaignState, ...rewards: Reward[]) => after(state, content, open(), end('success', rewards))
const lost = (state: CampaignState, ...rewards: Reward[]) => after(state, content, open(), end('failure', rewards))
const stressed = (first: number, second: number): Partial<CampaignState> => ({
  boards: [
    { seat: 1, stress: first, part: 'in' },
    { seat: 2, stress: second, part: 'in' },
  ],
})
const stress = (state: CampaignState) => [boardOf(state, 1).stress, boardOf(state, 2).stress]
const trauma = (state: CampaignState) => [pilotOf(state, 'starla').trauma, pilotOf(state, 'enver').trauma]
const balances = (state: CampaignState) => [balanceOf(state, 1), balanceOf(state, 2)]
const eachCredits = (amount: number): PlainReward => ({ type: 'credits', amount, to: 'eachPilot' })

describe('what comes to rest', () => {
  test('[ES-001] the stress of every pilot becomes 0, of unconscious ones too', () => {
    const fell = { pilots: [{ seat: 2, trauma: 1, fell: true }] }
    const state = after(smallSquad(stressed(6, 9)), content, open(), end('failure', [], fell))
    expect([stress(state), trauma(state)]).toEqual([
      [0, 0],
      [0, 1],
    ])
  })

  test('[ES-006] trauma stays, and ends at the track', () => {
    const state = smallSquad({ pilots: [{ pilot: 'starla', state: 'flown', trauma: 2, points: 0 }] })
    expect(trauma(won(state))).toEqual([2, 0])
    const home = after(state, content, open(), end('success', [], { pilots: [{ seat: 1, trauma: 9 }] }))
    expect(trauma(home)).toEqual([5, 0])
  })

  test('[ES-021] a world leaves boards at 0 as well, and only travel adds to them', () => {
    const world = { number: 14, kind: 'world' } as const
    const state = after(smallSquad(stressed(4, 0)), content, { ...open(), ...world }, end('failure', [], world))
    const board = { hull: 0, shield: 0, stress: boardOf(state, 1).stress }
    expect([stress(state), afterTravel(board, 1)]).toEqual([[0, 0], { hull: 0, shield: 0, stress: 1 }])
  })

  test('stories and markets leave the stress of travel where it is', () => {
    const story = { number: 14, kind: 'story' } as const
    const read = end('success', [], { ...story, outcome: 'read' })
    expect(stress(after(smallSquad(stressed(2, 0)), content, { ...open(), ...story }, read))).toEqual([2, 0])
  })
})

describe('what is gained', () => {
  test('[ES-007] credits, upgrades and skill points go to everybody in full', () => {
    const card: Reward = { type: 'upgrade', upgrade: 'propel', to: 'eachPilot' }
    const state = won(smallSquad(), eachCredits(5), card, { type: 'skillPoints', amount: 2 })
    expect([balances(state), state.upgrades.map(({ seat }) => seat), state.pilots.map(({ points }) => points)]).toEqual(
      [
        [5, 5],
        [1, 2],
        [2, 2],
      ],
    )
  })

  test('[ES-007] [FR-006] a seat that sits out gets nothing and counts in nothing', () => {
    const alone = { seats: [1] }
    const state = after(smallSquad(), content, { ...open(), ...alone }, end('success', [eachCredits(5)], alone))
    expect([balances(state), state.scenarios.map(({ seats }) => seats)]).toEqual([[5, 0], ['1']])
    const setUp = setUpList(after(smallSquad(), content, { ...open(), ...alone }), content)
    expect([setUp?.pilots, setUp?.seats.map(({ seat }) => seat)]).toEqual([1, [1]])
  })

  test('[ES-008] an achievement is marked once for the squad', () => {
    const reward: Reward = { type: 'achievement', achievement: 'first-light' }
    expect(won(smallSquad(), reward, reward).achievements).toEqual([
      { achievement: 'first-light', name: 'first-light' },
    ])
  })

  test('[ES-009] each seat has its own balance, never under 0: a loss takes what is there', () => {
    const finder: Reward = { type: 'credits', amount: 3, to: 'finder' }
    const state = after(smallSquad(), content, open(), end('success', [finder, eachCredits(-2)], { finder: 1 }))
    expect([balances(state), state.credits.map(({ seat, amount }) => [seat, amount])]).toEqual([
      [1, 0],
      [
        [1, 3],
        [1, -2],
      ],
    ])
  })

  test('[ES-010] an upgrade lies in the tray, to be fitted at a later set-up', () => {
    const state = won(smallSquad(), { type: 'upgrade', upgrade: 'propel', to: 'eachPilot' })
    expect([state.upgrades.length, state.fits]).toEqual([2, []])
    const fit = { type: 'equip', seat: 1, place: 'engine-1', kind: 'engine', card: 'propel' } as const
    expect(after(state, content, fit).fits).toMatchObject([{ seat: 1, place: 'engine-1', owned: 1 }])
  })

  test('[ES-011] [ES-012] [FR-007] a section is read with its achievement, a crossed one without it', () => {
    const holding = { achievements: [{ achievement: 'first-light', name: 'First Light' }] }
    const gate = { achievement: 'first-light' }
    const read = [holding, { achievements: [] }].flatMap((state) => [
      isRead(state, { ...gate, held: true }),
      isRead(state, { ...gate, held: false }),
    ])
    expect(read).toEqual([true, false, false, true])
    const section = (held: boolean): Reward => ({
      type: 'ifAchievement',
      ...gate,
      held,
      rewards: [eachCredits(held ? 4 : 1)],
    })
    expect(balances(won(smallSquad(holding), section(true), section(false)))).toEqual([4, 4])
    expect(balances(won(smallSquad(), section(true), section(false)))).toEqual([1, 1])
  })

  test('[ES-020] with too few copies the squad says who gets them', () => {
    const reward: Reward = { type: 'upgrade', upgrade: 'laser-cannon', to: 'eachPilot' }
    const state = after(smallSquad(), content, open())
    expect(refusedBy(state, content, end('success', [reward]))).toBe('ES-020 rewardScarce')
    const given = after(state, content, end('success', [reward], { owners: { 'laser-cannon': [2] } }))
    expect(given.upgrades.map(({ upgrade, seat }) => [upgrade, seat])).toEqual([['laser-cannon', 2]])
    expect(refusedBy(state, content, end('success', [reward], { owners: { 'laser-cannon': [1, 2] } }))).toBe(
      'ES-020 rewardScarce',
    )
  })

  test('[ES-020] the squad is asked about scarce cards alone, also about those behind an achievement of the same entry', () => {
    const each = (upgrade: string): PlainReward => ({ type: 'upgrade', upgrade, to: 'eachPilot' })
    const gains: Reward[] = [
      { type: 'achievement', achievement: 'first-light' },
      each('jet-burn'),
      { type: 'ifAchievement', achievement: 'first-light', held: true, rewards: [each('laser-cannon')] },
    ]
    const asked = (rewards: Reward[], state = smallSquad()) =>
      scarceRewards(state, content, end('success', rewards, { seats: [1, 2] }))
    const scarce = { seats: [1, 2], cards: [{ upgrade: 'laser-cannon', name: 'Laser Cannon', left: 1 }] }
    expect(asked(gains)).toEqual(scarce)
    expect(asked(gains, after(smallSquad(), content, open()))).toEqual(scarce)
    expect(asked(gains.slice(0, 2)).cards).toEqual([])
    expect(asked([each('no-such-card')]).cards).toEqual([])
  })
})

describe('bolster boosts', () => {
  const boosts = ({ standing }: CampaignState) => standing.boosts
  const bolsters = (state: CampaignState, number: number) =>
    setUpList(after(state, content, open(number)), content)?.seats.map((seat) => seat.bolsters)

  test('[ES-013] each failure marks one more', () => {
    const once = lost(smallSquad())
    expect([boosts(once), boosts(lost(once))]).toEqual([1, 2])
  })

  test('[ES-014] [ES-016] every later fight puts one x2 for each mark into each deck, and drawing them spends nothing', () => {
    const twice = lost(lost(smallSquad()))
    expect([bolsters(twice, 12), bolsters(twice, 40)]).toEqual([
      [2, 2],
      [2, 2],
    ])
    expect(boosts(lost(twice))).toBe(3)
  })

  test('[ES-015] a success wipes them all; stories and markets leave them', () => {
    const three = lost(lost(lost(smallSquad())))
    const story = { ...end('success'), number: 40, kind: 'story', outcome: 'read' } as const
    expect([boosts(won(three)), boosts(after(three, content, story))]).toEqual([0, 3])
    expect(bolsters(won(three), 40)).toEqual([0, 0])
  })
})

describe('the log of scenarios', () => {
  const here = (...numbers: number[]): Partial<CampaignState> => ({
    stickers: numbers.map((number) => ({ number, system: 'draconian', x: 1, y: 1, kind: 'primary' })),
    standing: { ...smallSquad().standing, system: 'draconian' },
  })

  test('[ES-017] one option is taken, its rewards are gained, and it stays as it was chosen', () => {
    const state = after(smallSquad(), content, open(), end('success', [eachCredits(2)], { choice: 2 }))
    expect([state.scenarios.map(({ choice }) => choice), balances(state)]).toEqual([[2], [2, 2]])
  })

  test('[ES-018] a finished scenario is not offered again and cannot be opened again', () => {
    const state = won(smallSquad(here(12, 13)))
    expect([offeredScenarios(state, content), refusedBy(state, content, open())]).toEqual([[13], 'ES-018 scenarioDone'])
  })

  test('[ES-019] a failed one is offered again, unless its entry sends the squad elsewhere', () => {
    expect(offeredScenarios(lost(smallSquad()), content)).toEqual([12])
    const sent = after(smallSquad(), content, open(), end('failure', [], { next: 20 }))
    expect([offeredScenarios(sent, content), refusedBy(sent, content, open())]).toEqual([[20], 'SX-002 goElsewhere'])
  })

  test('[FR-010] what was gained before a failure stays; the retry starts with one bolster more each', () => {
    const found: Reward[] = [
      { type: 'credits', amount: 3, to: 'finder' },
      { type: 'trauma', amount: 1, to: 'finder' },
    ]
    const state = after(
      smallSquad(),
      content,
      open(),
      { type: 'gain', rewards: found, finder: 1 },
      end('failure'),
      open(),
    )
    expect([balances(state), trauma(state), state.standing.boosts]).toEqual([[3, 0], [1, 0], 1])
    expect(setUpList(state, content)?.seats.map(({ bolsters }) => bolsters)).toEqual([1, 1])
  })

  test('[CS-014] the first scenario comes before all others', () => {
    const box = { ...content, firstScenario: true }
    expect([offeredScenarios(smallSquad(), box), refusedBy(smallSquad(), box, open())]).toEqual([
      [1],
      'CS-014 firstScenario',
    ])
    const begun = after(smallSquad(), box, open(1), end('success', [], { number: 1 }))
    expect(refusedBy(begun, box, open())).toBe(null)
  })

  test('one scenario is open at a time, and one outcome is taken over once', () => {
    const state = after(smallSquad(), content, open())
    expect([
      refusedBy(state, content, open(13)),
      refusedBy(state, content, end('success', [], { number: 13 })),
    ]).toEqual(['SX-024 scenarioOpen', 'SX-024 otherOpen'])
    const taken = after(state, content, end('failure', [], { play: 'p' }))
    expect(refusedBy(taken, content, end('failure', [], { play: 'p' }))).toBe('ES-018 playDone')
  })
})

describe('worlds that are skipped', () => {
  const skip: CommandOf<'skipWorld'> = {
    type: 'skipWorld',
    number: 9,
    seats: [1, 2],
    rewards: [eachCredits(4)],
    next: 12,
  }

  test('[AW-001] any world may be skipped, and nothing else', () => {
    expect(refusedBy(smallSquad(), content, skip)).toBe(null)
    const world = after(smallSquad(), content, { ...open(9), kind: 'world' })
    expect([refusedBy(world, content, skip), refusedBy(after(smallSquad(), content, open(9)), content, skip)]).toEqual([
      null,
      'AW-001 onlyWorlds',
    ])
  })

  test('[AW-002] it counts as resolved and gives what the entry says', () => {
    const state = after(smallSquad(), content, skip)
    expect([balances(state), state.standing.next, state.scenarios.map(({ number, how }) => [number, how])]).toEqual([
      [4, 4],
      12,
      [[9, 'instead']],
    ])
    expect(refusedBy({ ...state, standing: { ...state.standing, next: null } }, content, skip)).toBe(
      'ES-018 scenarioDone',
    )
  })
})
