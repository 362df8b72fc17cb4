// Ten scenarios of one campaign, told by its own history: won, lost and tried again, a world that is skipped, a market, a new pilot.
import { expect, test } from 'vitest'
import { sentenceText } from '../../../renderer/i18n/sentence.ts'
import { textsOf } from '../../../renderer/i18n/texts.tsx'
import type { CampaignCommand, CommandOf } from '../../../shared/games/akarios/campaign/command.ts'
import type { Reward } from '../../../shared/games/akarios/content/reward.ts'
import { startApp } from '../../support/app.ts'

type End = Partial<CommandOf<'finishScenario'>>

const both = [1, 2]
const credits = (amount: number): Reward => ({ type: 'credits', amount, to: 'eachPilot' })
const points = (amount: number): Reward => ({ type: 'skillPoints', amount })
const open = (number: number, kind: CommandOf<'openScenario'>['kind'] = 'fight'): CampaignCommand => ({
  type: 'openScenario',
  number,
  kind,
  seats: both,
})
const end = (number: number, rewards: Reward[], more: End = {}): CampaignCommand => ({
  type: 'finishScenario',
  number,
  kind: 'fight',
  seats: both,
  outcome: 'success',
  pilots: [],
  rewards,
  ...more,
})

const evenings: readonly CampaignCommand[] = [
  open(1),
  end(1, [credits(4), points(1), { type: 'scout', number: 2, system: 'draconian', x: 3, y: 2 }]),
  open(2),
  end(2, [], { outcome: 'failure', pilots: [{ seat: 1, trauma: 1 }] }),
  open(2),
  end(2, [credits(3), points(1), { type: 'achievement', achievement: 'long-night' }], { next: 3 }),
  open(3, 'story'),
  end(3, [{ type: 'upgrade', upgrade: 'glide', to: 'eachPilot' }], { kind: 'story', outcome: 'read' }),
  { type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'first' },
  { type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'first' },
  { type: 'equip', seat: 2, place: 'engine-2', kind: 'engine', card: 'glide' },
  { type: 'skipWorld', number: 4, seats: both, rewards: [{ type: 'coPilot', coPilot: 'timbor' }] },
  { type: 'setDifficulty', difficulty: 'hard' },
  open(5),
  { type: 'equip', seat: 1, place: 'tech-1', kind: 'coPilot', card: 'timbor' },
  { type: 'beginScenario' },
  end(5, [credits(5)]),
  {
    type: 'tellMarket',
    number: 6,
    name: 'Dry Dock',
    sells: [{ upgrade: 'skitter' }],
    supply: 2,
    improvement: 6,
    trauma: 5,
  },
  open(6, 'market'),
  { type: 'buyCard', seat: 2, upgrade: 'skitter' },
  {
    type: 'cutTrauma',
    pilot: 'ines-calder',
    shares: [
      { seat: 1, amount: 2 },
      { seat: 2, amount: 3 },
    ],
  },
  { type: 'buyImprovement', seat: 2, ship: 'gannet' },
  end(6, [], { kind: 'market', outcome: 'read' }),
  { type: 'setAct', act: 2 },
  open(7),
  { type: 'switchShip', seat: 1, ship: 'plover' },
  { type: 'switchPilot', seat: 1, pilot: 'wren-halloway' },
  end(7, [points(2)]),
  open(8, 'world'),
  end(8, [credits(2)], { kind: 'world' }),
  open(9),
  end(9, [], { outcome: 'failure' }),
  open(9),
  end(9, [credits(1)]),
  { type: 'giveCard', owned: 1, to: 2 },
  open(10),
  end(10, [credits(10)]),
]

const chronicle = `Campaign begun: Range Squad
Scenario 1 opened
Scenario 1 won
Scenario 2 opened
Scenario 2 lost
Scenario 2 opened
Scenario 2 won
Scenario 3 opened
Scenario 3 read to its end
Ines Calder marks half a hex: tree 1, row 1
Ines Calder marks half a hex: tree 1, row 1
Ben fits Glide
World of scenario 4 skipped
Difficulty: Hard
Scenario 5 opened
Ada fits Timbor
The set-up is done
Scenario 5 won
Market of scenario 6: Dry Dock
Scenario 6 opened
Ben buys Skitter
One trauma less for Ines Calder
Improvement bought for the Gannet
Scenario 6 read to its end
Act 2
Scenario 7 opened
Ada now flies the Plover
Ada now plays Wren Halloway
Scenario 7 won
Scenario 8 opened
Scenario 8 won
Scenario 9 opened
Scenario 9 lost
Scenario 9 opened
Scenario 9 won
Practice Lance goes to Ben
Scenario 10 opened
Scenario 10 won`

test('ten scenarios read as a chronicle, and what they left stands', async () => {
  const { call } = startApp()
  const { id: campaign } = await call('campaign.create', {
    squad: 'Range Squad',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  for (const command of evenings) await call('squad.do', { campaign, who: 'table', command })
  const { entries } = await call('history.list', { campaign, most: 100 })
  const told = entries.toReversed().map(({ title }) => sentenceText(textsOf('en'), 'en', title))
  expect(told.join('\n')).toBe(chronicle)

  const { seats, scenarios, chart, boosts, pilots, ships } = await call('squad.view', { campaign })
  expect(scenarios.map(({ number, outcome }) => `${String(number)} ${outcome}`).join(', ')).toBe(
    '1 success, 2 failure, 2 success, 3 read, 4 read, 5 success, 6 read, 7 success, 8 success, 9 failure, 9 success, 10 success',
  )
  // 4 + 3 + 5 with 2 for Hard at 5, then 2 at 7, 2 for the world, 1 with 2 at 9, 10 with 2 at 10; less what was bought.
  expect(seats.map(({ player, credits: has }) => [player, has])).toEqual([
    ['Ada', 31],
    ['Ben', 24],
  ])
  expect([chart, boosts]).toEqual([4, 0])
  const pointsOf = (id: string) => pilots.find((one) => one.id === id)?.points
  expect([pointsOf('ines-calder'), pointsOf('wren-halloway'), pointsOf('bram-oduya')]).toEqual([2, 4, 4])
  expect(ships.flatMap(({ id, points: given }) => (given > 0 ? [[id, given]] : []))).toEqual([
    ['gannet', 1],
    ['plover', 2],
  ])
})
