// Progression between battles: skill trees, decks, abilities, ship trees (chapter PG without the draws of fights).
import { describe, expect, test } from 'vitest'
import { seatDeck } from '../../../../../main/games/akarios/campaign/modifier-deck.ts'
import { marksOf, skillGains } from '../../../../../main/games/akarios/campaign/skill-gains.ts'
import { freeShipPoints } from '../../../../../main/games/akarios/campaign/ship-marks.ts'
import { startParts } from '../../../../../main/games/akarios/campaign/start-values.ts'
import type { CampaignState } from '../../../../../main/games/akarios/campaign/state.ts'
import { fitChoices } from '../../../../../main/games/akarios/campaign/view/cards.ts'
import { pilotView } from '../../../../../main/games/akarios/campaign/view/people.ts'
import type { CampaignCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import { after, refusedBy, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

const content = await toldBox()
const trained = (points: number): CampaignState =>
  smallSquad({ pilots: [{ pilot: 'starla', state: 'flown', trauma: 0, points }] })
const mark = (hex: string, more: Partial<Extract<CampaignCommand, { type: 'markSkill' }>> = {}): CampaignCommand => ({
  type: 'markSkill',
  pilot: 'starla',
  tree: hex.startsWith('b') ? 'blue' : hex.startsWith('r') ? 'red' : 'green',
  hex,
  ...more,
})
const marks = (...hexes: string[]) => hexes.map((hex) => mark(hex))
const gains = (state: CampaignState) => skillGains(content.all.pilots['starla'], marksOf(state, 'starla'))
const deck = (state: CampaignState) =>
  Object.fromEntries(seatDeck(state, content, state.seats[0]!)!.map(({ card, now }) => [card, now]))
const size = (state: CampaignState) => seatDeck(state, content, state.seats[0]!)!.reduce((sum, { now }) => sum + now, 0)
const starting = { 'plus-1': 6, zero: 6, 'minus-1': 5, 'minus-2': 1, x2: 1, miss: 1 }

describe('skill trees', () => {
  test('[PG-001] [PG-002] a point fills half a hex, and only the second half gives anything', () => {
    const half = after(trained(3), content, mark('b1'))
    expect([deck(half), half.skillMarks]).toEqual([starting, [{ pilot: 'starla', tree: 'blue', hex: 'b1', halves: 1 }]])
    const third = after(half, content, mark('b1'), mark('b2'))
    expect([deck(third), gains(third).levels]).toEqual([{ ...starting, x2: 3 }, ['I']])
    expect(refusedBy(third, content, mark('b2'))).toBe('PG-001 noPoints')
    expect(refusedBy(after(trained(3), content, ...marks('b1', 'b1')), content, mark('b1'))).toBe('PG-002 hexFull')
  })

  test('[PG-003] [PG-004] a tree is filled from its bottom up, and may be left for another', () => {
    const half = after(trained(4), content, mark('b1'))
    expect(refusedBy(half, content, mark('b2'))).toBe('PG-003 hexBelow')
    expect(after(half, content, mark('r1')).skillMarks.map(({ hex, halves }) => [hex, halves])).toEqual([
      ['b1', 1],
      ['r1', 1],
    ])
  })

  test('[PG-005] [FR-008] half a mark on one side of a fork bars the other for good; taken back, both are free', () => {
    const before = after(trained(8), content, ...marks('b1', 'b1'))
    const left = after(before, content, mark('b2'))
    expect(refusedBy(left, content, mark('b3'))).toBe('PG-005 leftTaken')
    expect(refusedBy(after(left, content, mark('b2')), content, mark('b3'))).toBe('PG-005 leftTaken')
    expect([refusedBy(before, content, mark('b3')), refusedBy(before, content, mark('b2'))]).toEqual([null, null])
    expect(refusedBy(after(before, content, mark('b3')), content, mark('b2'))).toBe('PG-005 rightTaken')
    const standing = (state: CampaignState) =>
      pilotView(state, content, 'starla').trees![0]!.hexes.map((hex) => hex.standing)
    expect(standing(left)).toEqual(['full', 'open', 'fork', 'below'])
  })

  test('[PG-006] a reward of one point to each of three pilots raises the chart by one', () => {
    const seat = { seat: 3, player: 'player 3', pilot: 'gairdan', ship: 'knossis', callSign: '', deck: 3 }
    const squad = smallSquad({ seats: [...smallSquad().seats, seat] })
    const state = after(squad, content, { type: 'gain', rewards: [{ type: 'skillPoints', amount: 1 }] })
    expect([state.standing.chart, state.pilots.map(({ points }) => points)]).toEqual([1, [1, 1, 1]])
  })

  test('[PG-007] ability hexes open levels II and III in this order, wherever they stand', () => {
    const state = after(trained(6), content, ...marks('b1', 'b1', 'b2', 'b2', 'b4'))
    expect([gains(state).levels, gains(after(state, content, mark('b4'))).levels]).toEqual([
      ['I', 'II'],
      ['I', 'II', 'III'],
    ])
  })

  test('[PG-008] one ability is fitted, any of the levels gained', () => {
    const state = after(trained(4), content, ...marks('b1', 'b1', 'b2', 'b2'))
    expect(fitChoices(state, content, 1, 'pilotAbility').map(({ card }) => card)).toEqual(['lucky', 'petty'])
    const fit = (card: string) =>
      ({ type: 'equip', seat: 1, place: 'pilotAbility', kind: 'pilotAbility', card }) as const
    expect(after(state, content, fit('lucky'), fit('petty')).fits.map(({ card }) => card)).toEqual(['petty'])
    expect(refusedBy(state, content, fit('resolve'))).toBe('CS-007 levelLocked')
  })

  test('[PG-009] [PG-010] plus hexes put cards into the deck, minus hexes take them out: 20 to 22 and 19', () => {
    const plus = after(trained(2), content, ...marks('b1', 'b1'))
    const minus = after(trained(2), content, ...marks('r1', 'r1'))
    expect([size(plus), deck(plus), size(minus), deck(minus)]).toEqual([
      22,
      { ...starting, x2: 3 },
      19,
      { ...starting, 'minus-1': 4 },
    ])
  })

  test('[PG-011] a world skill hex adds 1 to the named skill', () => {
    const view = pilotView(after(trained(2), content, ...marks('g1', 'g1')), content, 'starla')
    expect(view.skills).toContainEqual({ skill: 'intelligence', value: 2, added: 1 })
    expect(view.skills).toContainEqual({ skill: 'charm', value: 0, added: 0 })
  })
})

describe('ship trees', () => {
  const improving = after(trained(4), content, ...marks('r1', 'r1', 'r2'))
  const improved = (points: number, bought = 0): CampaignState =>
    smallSquad({
      ships: [
        {
          ship: 'merkava',
          state: 'flown',
          points,
          bought,
          hullByHand: null,
          hullBefore: null,
          shieldByHand: null,
          shieldBefore: null,
        },
      ],
    })
  const ship = (hex: string): CampaignCommand => ({ type: 'markShip', ship: 'merkava', hex })
  const parts = (state: CampaignState) => [
    startParts(state, content, 'merkava', 'hull'),
    startParts(state, content, 'merkava', 'shield'),
  ]

  test('[PG-012] a ship improvement hex gives one hex of a ship tree for its two points', () => {
    const state = after(improving, content, mark('r2', { ship: 'merkava', shipHex: 's1' }))
    expect([state.shipMarks, freeShipPoints(state, 'merkava')]).toEqual([[{ ship: 'merkava', hex: 's1' }], 0])
  })

  test('[PG-015] with several ships the player says which, and the hex may wait', () => {
    expect(refusedBy(improving, content, mark('r2'))).toBe('PG-015 chooseShip')
    const state = after(improving, content, mark('r2', { ship: 'argonaut' }))
    expect([freeShipPoints(state, 'argonaut'), freeShipPoints(state, 'merkava')]).toEqual([1, 0])
    expect(refusedBy(improving, content, mark('r2', { ship: 'ship-5' }))).toBe('UN-001 shipClosed')
  })

  test('[PG-013] runs from left to right, one full hex for each point', () => {
    expect(refusedBy(improved(1), content, ship('s2'))).toBe('PG-013 hexBefore')
    const state = after(improved(1), content, ship('s1'))
    expect([state.shipMarks.length, refusedBy(state, content, ship('s2'))]).toEqual([1, 'PG-013 noShipPoints'])
  })

  test('[PG-014] at a fork only one of top and bottom is ever marked', () => {
    const top = after(improved(4), content, ship('s1'), ship('s2'))
    const bottom = after(improved(4), content, ship('s1'), ship('s3'))
    expect([refusedBy(top, content, ship('s3')), refusedBy(bottom, content, ship('s2'))]).toEqual([
      'PG-014 topTaken',
      'PG-014 bottomTaken',
    ])
  })

  test('[PG-016] a hex raises a start value or unlocks an ability', () => {
    const state = after(improved(3), content, ship('s1'), ship('s2'))
    expect(parts(state)).toEqual([
      [
        { part: 'ship', amount: 6 },
        { part: 'tree', amount: 1 },
      ],
      [
        { part: 'ship', amount: 2 },
        { part: 'tree', amount: 1 },
      ],
    ])
    const locked = { type: 'equip', seat: 1, place: 'shipAbility', kind: 'shipAbility', card: 'lock-on' } as const
    expect([refusedBy(state, content, locked), refusedBy(after(state, content, ship('s4')), content, locked)]).toEqual([
      'CS-010 shipAbilityLocked',
      null,
    ])
  })

  test('[PG-026] of two gained ship abilities one is fitted, either one', () => {
    const state = after(improved(3), content, ship('s1'), ship('s3'), ship('s4'))
    expect(fitChoices(state, content, 1, 'shipAbility').map(({ card }) => card)).toEqual(['lock-on', 'shield-zap'])
    const fit = (card: string) => ({ type: 'equip', seat: 1, place: 'shipAbility', kind: 'shipAbility', card }) as const
    expect(after(state, content, fit('lock-on'), fit('shield-zap')).fits.map(({ card }) => card)).toEqual([
      'shield-zap',
    ])
  })

  test('[FR-023] a start value set by hand stands, and what comes later is added to it', () => {
    const byHand = { type: 'setByHand', what: { of: 'startValue', ship: 'merkava', field: 'shield', to: 7 } } as const
    const state = after(improved(2), content, ship('s1'), byHand, ship('s2'))
    expect(startParts(state, content, 'merkava', 'shield')).toEqual([
      { part: 'byHand', amount: 7 },
      { part: 'since', amount: 1 },
    ])
    const printed = after(state, content, { ...byHand, what: { ...byHand.what, to: null } })
    expect(startParts(printed, content, 'merkava', 'shield')).toEqual([
      { part: 'ship', amount: 2 },
      { part: 'tree', amount: 1 },
    ])
  })
})

test('what nobody has told yet is said by name, and nothing changes', async () => {
  const untold = { ...content, all: { ...content.all, pilots: { starla: { ...content.all.pilots['starla']! } } } }
  delete untold.all.pilots.starla.trees
  expect(refusedBy(trained(2), untold, mark('b1'))).toBe('PG-001 treesUnknown')
})
