// What the bridge offers next, and where each row leads.
import { expect, test } from 'vitest'
import { nextSteps } from '../../../../renderer/bridge/next-steps.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { MissionChoice } from '../../../../shared/contract/calls/fight.ts'
import type { SquadView } from '../../../../shared/games/akarios/view/squad-view.ts'

const pilot = (name: string, seat: number | null, free: number) => ({ id: name, name, seat, free })
const sticker = (number: number, kind: string, done = false) => ({ number, kind, done, systemName: 'Tern Reach' })

/** Only what the rows are worked out of. */
const look = (view: object, scenarios: CampaignView['scenarios'] = [], missions: readonly object[] = []) =>
  nextSteps(textsOf('en'), 'en', {
    campaign: { id: 'c', scenarios } as unknown as CampaignView,
    view: {
      open: null,
      market: null,
      next: null,
      supply: 7,
      pilots: [],
      ships: [],
      stickers: [],
      scenarios: [],
      ...view,
    } as unknown as SquadView,
    missions: missions as readonly MissionChoice[],
  }).map(({ title, detail, goal, waits }) => [
    title,
    detail,
    'to' in goal ? `${goal.to.name} ${'part' in goal.to ? goal.to.part : ''}`.trim() : goal.mission,
    ...(waits === true ? ['waits'] : []),
  ])

test('points of those who fly come first, then what may be gone to, then the map', () => {
  expect(
    look(
      {
        pilots: [pilot('Ines Calder', 1, 2), pilot('Bram Oduya', 2, 1), pilot('Wren Halloway', null, 5)],
        stickers: [sticker(902, 'primary'), sticker(911, 'side'), sticker(901, 'primary', true)],
      },
      [{ number: 902 }, { number: 911 }],
      [{ id: 'night-shift', name: 'Night Shift', scenario: 902, lacks: [] }],
    ),
  ).toEqual([
    ['Spend 3 skill points', 'Ines Calder 2 and Bram Oduya 1', 'squad progress'],
    ['Night Shift', 'Scenario 902', 'night-shift'],
    ['Scenario 911', 'Side scenario, Tern Reach', 'squad scenario'],
    ['Fly on with the Sparrow', 'Supply 7, 2 places still open', 'atlas'],
  ])
})

test('a fight for which something must be told says so, and a scenario of the book alone says where it stands', () => {
  const lacking = { id: 'first-watch', name: 'First Watch', scenario: 1, lacks: [{ thing: 'ship' }] }
  expect([look({}, [{ number: 1, page: 6 }], [lacking]), look({}, [{ number: 1, page: 6 }])]).toEqual([
    [['First Watch', 'Some printed values have to be told first', 'first-watch', 'waits']],
    [['Scenario 001, page 6 of the scenario book', 'Opened here, played from the scenario book', 'squad scenario']],
  ])
})

test('an open market leads to its goods and names what somebody can pay for; what is open is not offered again', () => {
  const sale = (name: string, refused: boolean) => ({ name, buyers: [{ seat: 1, buyRefusal: refused ? {} : null }] })
  const view = {
    open: { number: 921, kind: 'market', step: 'setUp' },
    market: { name: 'The Quay', upgrades: [sale('Ember Lance', true), sale('Rivet Gun', false)] },
    pilots: [pilot('Ines Calder', 1, 0)],
    stickers: [sticker(921, 'market')],
  }
  expect(look(view, [{ number: 921 }])).toEqual([['The Quay', 'Ines Calder can pay for Rivet Gun', 'squad market']])
})

test('a campaign that begins nowhere begins with the first fight of its packs; later a scenario is opened by its number', () => {
  const missions = [
    { id: 'night-shift', name: 'Night Shift', scenario: 902, lacks: [] },
    { id: 'first-range', name: 'First Range', scenario: 901, lacks: [] },
  ]
  const byNumber = ['Open a scenario', 'By the number that the book or the map names', 'squad scenario']
  expect([look({}, [], missions), look({ scenarios: [{ number: 901 }] }, [], missions)]).toEqual([
    [['First Range', 'Scenario 901', 'first-range'], byNumber],
    [byNumber],
  ])
})
