// Field reports about taking back and saving: luck and cards are what they were.
import { expect, test } from 'vitest'
import { canonical } from '../../../../../../shared/lib/canonical.ts'
import { card, enemyType, order } from '../../../../../support/combat/content.ts'
import { hosted } from '../../../../../support/combat/hosted.ts'

const wait = (id: string) => order(id, [{ id: 'a', do: 'byHand', says: 'Wait.' }])
const ronin = enemyType('ronin', { cards: [wait('one'), wait('two'), wait('three')] })

test('[FR-002] a combat deck that was shuffled is the same after undo and redo, and after undo and playing on', () => {
  const fight = hosted({ enemies: { 'ronin#1': {} }, types: [ronin] })
  const inEnemyPhase = (round: number) => () => fight.state.round === round && fight.state.phase === 'enemies'
  const orders: (string | undefined)[] = []
  for (const round of [1, 2, 3, 4, 5]) orders.push(fight.playUntil(inEnemyPhase(round)).state.orders['ronin'])
  expect(fight.state.piles['combat:ronin']).toMatchObject({ shuffles: 1, drawn: 2 })
  const [shuffled, drawn] = [fight.state.piles, orders.slice(0, 3).toSorted()]
  expect(drawn).toEqual(['one', 'three', 'two'])
  for (let taken = 0; taken < 2; taken += 1) fight.undo()
  for (let again = 0; again < 2; again += 1) fight.redo()
  expect(fight.state.piles).toEqual(shuffled)
  // Back before the shuffle in round 4, then the same moves anew.
  while (fight.state.round > 3) fight.undo()
  expect(fight.playUntil(inEnemyPhase(4)).state.orders['ronin']).toBe(orders[3])
  expect(fight.playUntil(inEnemyPhase(5)).state.piles).toEqual(shuffled)
})

test('[FR-001] late in a fight one type is put out of its turn: only that one, and undo brings it back', () => {
  const line = (id: string) =>
    order(id, [
      { id: 'a', do: 'byHand', says: 'A special rule may speak.' },
      { id: 'b', do: 'attack', damage: 1, targets: 1, range: 9 },
    ])
  // Round 12, as it comes back from a backup.
  const fight = hosted({
    pilots: { p1: { shield: 4 } },
    enemies: { 'boar#1': { at: 'C-2', attack: 0 }, 'ronin#1': { at: 'G-2', attack: 0 } },
    types: [enemyType('boar', { cards: [line('grunt')] }), enemyType('ronin', { cards: [line('shot')] })],
    round: 12,
  }).restart()
  const shield = () => fight.playUntil(({ round }) => round === 13).state.ships[0]?.shield
  fight.playUntil(({ phase }) => phase === 'enemies')
  const before = canonical(fight.state)
  // Past the start there is nothing to undo, and that throws.
  const goBack = (): void => {
    while (canonical(fight.state) !== before) fight.undo()
  }
  expect(shield()).toBe(2)
  goBack()
  fight.hand({ type: 'endTurn', ship: 'boar#1' })
  expect(shield()).toBe(3)
  goBack()
  expect(shield()).toBe(2)
})

// The half that is the engine's; whether all turns are to be left out, the screen asks (hand/EndPhase.tsx).
test('[FR-005] a phase that is ended while two enemies wait ends their effects as usual, and undo gives them their turns back', () => {
  const asks = (id: string) => order(id, [{ id: 'a', do: 'byHand', says: 'Wait.' }])
  const fight = hosted({
    enemies: { 'boar#1': { at: 'C-2', effects: { stun: 1 } }, 'ronin#1': { at: 'G-2', effects: { slow: 1 } } },
    types: [enemyType('boar', { cards: [asks('grunt')] }), enemyType('ronin', { cards: [asks('shot')] })],
  })
  fight.playUntil(({ phase }) => phase === 'enemies')
  const before = fight.state
  const { round, phase, ships } = fight.hand({ type: 'endPhase' }).state
  expect([round, phase, ships.map(({ effects }) => effects.length)]).toEqual([2, 'pilots', [0, 0, 0]])
  expect(fight.undo().state).toEqual(before)
})

test('[FR-022] a card that was played and taken back leaves supply, die, stress and both decks as before', () => {
  const blast = card('emp-blast', [{ do: 'attack' }], {
    attacks: [{ damage: 1, targets: 1, range: 5, effects: [{ effect: 'hack' }] }],
    supply: 2,
  })
  const fight = hosted({
    pilots: { p1: { cards: { 'weapon-1': blast } } },
    enemies: { 'scout#1': { at: 'E-6' } },
    enemyDeck: 'zero zero miss',
  })
  const before = fight.state
  const stressDie = 3
  fight.answer({ type: 'act', seat: 'p1', pay: { payment: 'p1:weapon-1:0:0', dice: [stressDie] } })
  const [pilot] = fight.state.ships
  expect([pilot, fight.state.piles['deck:p1']?.discard.length, fight.state.piles['deck:E']?.unseen.length]).toEqual([
    expect.objectContaining({ stress: 1, cards: [expect.objectContaining({ supply: 1 })] }),
    1,
    4,
  ])
  expect(fight.undo().state).toEqual(before)
  fight.answer({ type: 'act', seat: 'p1', pay: { payment: 'p1:rotate:0:0', dice: [stressDie] } })
  expect(fight.state.piles).toEqual(before.piles)
  expect(fight.state.ships[0]).toMatchObject({ stress: 1, cards: [{ supply: 2 }] })
})
