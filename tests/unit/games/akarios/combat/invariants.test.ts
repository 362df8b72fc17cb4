// What is always true of a fight: each breach, made by hand, is found and named, and nothing else is.
import { expect, test } from 'vitest'
import { findBreaches } from '../../../../../main/games/akarios/combat/invariants.ts'
import { changeCard, changeDie } from '../../../../../main/games/akarios/combat/state/fitted.ts'
import { changeState } from '../../../../../main/games/akarios/combat/state/change.ts'
import { pilotOf, shipOf } from '../../../../../main/games/akarios/combat/state/read.ts'
import type { FightState } from '../../../../../main/games/akarios/combat/state/state.ts'
import { card } from '../../../../support/combat/content.ts'
import { fight } from '../../../../support/combat/table.ts'

const gun = card('gun', [{ do: 'attack' }], { supply: 3, attacks: [{ damage: 2, targets: 1, range: 3 }] })
const { state } = fight({ pilots: { p1: { cards: { 'weapon-1': gun } } }, enemies: { 'scout#1': { at: 'E-2' } } })
const p1 = (draft: FightState) => pilotOf(draft, 'p1')
const scout = (draft: FightState) => shipOf(draft, 'scout#1')

test('a fight that was only set up is sound', () => {
  expect(findBreaches(state)).toEqual([])
})

test.for<[string, (draft: FightState) => void, readonly string[]]>([
  ['hull above its start', (draft) => (scout(draft).hull = 99), ['hull:scout#1']],
  ['shield below 0', (draft) => (scout(draft).shield = -1), ['shield:scout#1']],
  ['a ship without hull', (draft) => (scout(draft).hull = 0), ['goneButThere:scout#1']],
  ['stress past its track', (draft) => (p1(draft).stress = 11), ['stress:p1']],
  ['[PA-033] two ships in a hex', (draft) => (scout(draft).pose = p1(draft).pose), ['twoInAHex']],
  [
    '[PA-035] a ship beyond the board',
    (draft) => (scout(draft).pose = { at: { q: 50, r: 0 }, facing: 0 }),
    ['offBoard:50,0'],
  ],
  [
    '[CE-044] an effect twice',
    (draft) => (scout(draft).effects = [1, 2].map((lastRound) => ({ effect: 'stun', lastRound }))),
    ['effects:scout#1'],
  ],
  [
    '[CE-028] more supply than a card holds',
    (draft) => changeCard(p1(draft), 'weapon-1', { supply: 5 }),
    ['supply:p1:weapon-1'],
  ],
  [
    '[PA-009] two dice in a slot',
    (draft) => {
      for (const die of [0, 1]) changeDie(p1(draft), die, { on: { action: 'move-1', group: 0, slot: 0 } })
    },
    ['slot:p1:move-1:0:0'],
  ],
  ['a die too many', (draft) => (p1(draft).dice = [...p1(draft).dice, { face: null, on: null }]), ['dice:p1']],
])('%s', ([, spoil, named]) => {
  const found = findBreaches(changeState(state, spoil))
  expect(found.map((breach, at) => breach.slice(0, named[at]?.length))).toEqual(named)
  expect(findBreaches(state)).toEqual([])
})
