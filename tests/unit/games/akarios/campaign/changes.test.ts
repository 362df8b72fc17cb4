// What an outcome brought, line by line; every line has its sentence.
import { expect, test } from 'vitest'
import { changesOf } from '../../../../../main/games/akarios/campaign/changes.ts'
import { firstStanding, type CampaignState } from '../../../../../main/games/akarios/campaign/state.ts'
import { createNames } from '../../../../../main/services/names.ts'
import { sentenceText } from '../../../../../renderer/i18n/sentence.ts'
import { textsOf } from '../../../../../renderer/i18n/texts.tsx'
import type { CampaignCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import { layerPacks } from '../../../../../shared/games/akarios/content/layer.ts'
import { loadBox } from '../../../../support/box.ts'
import { after, contentOf, smallSquad } from '../../../../support/campaign/small-squad.ts'

/** Names as the packs had them when the line was written. */
const asWritten = createNames({ layered: () => layerPacks([]) })
const content = contentOf(await loadBox())
const told = (state: CampaignState, command: CampaignCommand) =>
  changesOf(state, after(state, content, command), command, content).map((line) =>
    sentenceText(textsOf('en'), 'en', asWritten.line(line)),
  )

test('[ES-007, ES-013] the end of a scenario is told by what it gave and took, with what it comes to', () => {
  const state = smallSquad({ achievements: [{ achievement: 'old-debt', name: 'Old Debt' }] })
  expect(
    told(state, {
      type: 'finishScenario',
      number: 3,
      kind: 'fight',
      seats: [1, 2],
      outcome: 'success',
      pilots: [{ seat: 2, trauma: 2 }],
      rewards: [
        { type: 'credits', amount: 4, to: 'eachPilot' },
        { type: 'skillPoints', amount: 1 },
        { type: 'loseAchievement', achievement: 'old-debt' },
        { type: 'scout', number: 8, system: 'draconian', x: 3, y: 2 },
      ],
      next: 12,
    }),
  ).toEqual([
    'Starla: credits +4, now 4',
    'Enver: credits +4, now 4',
    'Enver: skill points +1, now 1',
    'Enver: trauma +2, now 2',
    'Starla: skill points +1, now 1',
    'Achievement wiped: Old Debt',
    'Progression chart +1, now 1',
    'Scouted: 8',
    'Scenario 12 must be played next',
  ])
})

test('[SX-004] a trip is told by where it went and what it cost', () => {
  const trip: CampaignCommand = {
    type: 'endTrip',
    play: 'play',
    system: 'draconian',
    location: 8,
    supply: 7,
    stress: [{ seat: 1, to: 2 }],
    events: [],
    rewards: [],
    next: 8,
  }
  const state = smallSquad({ standing: { ...firstStanding, system: 'draconian', location: 1, supply: 9 } })
  expect(told(state, trip)).toEqual([
    'Starla: stress +2, now 2',
    'Supply of the Sparrow −2, now 7',
    'The Sparrow is at location 8',
  ])
})

test('a command that books no outcome is told by its title alone', () => {
  expect(told(smallSquad(), { type: 'setByHand', what: { of: 'supply', to: 3 } })).toEqual([])
})
