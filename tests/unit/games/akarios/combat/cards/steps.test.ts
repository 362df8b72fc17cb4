// Steps of cards that do something at once: decks, dice, places, other ships, other cards.
import { describe, expect, test } from 'vitest'
import type { ActionCard } from '../../../../../../main/games/akarios/combat/state/content.ts'
import type { Step } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import { hexName } from '../../../../../../shared/lib/hex/names.ts'
import { card, forward } from '../../../../../support/combat/content.ts'
import { layAside } from '../../../../../support/combat/stress.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

/** The steps as a tech card, paid with a move die. */
const using = (steps: Step[], stated: FightStated = {}, more: Partial<ActionCard> = {}): Table => {
  const { p1 = {}, ...others } = stated.pilots ?? {}
  const tech = card('tech', steps, { slots: [{ type: 'single', icons: ['move'] }], ...more })
  return fight({ ...stated, pilots: { p1: { ...p1, cards: { ...p1.cards, 'tech-1': tech } }, ...others } }).act(
    'p1',
    'tech-1',
    'move',
  )
}
const places = ({ question }: Table) =>
  question.type === 'place' ? question.places.map(({ at }) => (at === null ? '' : hexName(at))) : []

describe('decks', () => {
  test('addToDeck shuffles a card into the deck of the enemies, or of every pilot', () => {
    const all = using([{ do: 'addToDeck', card: 'x2-bolster', deck: 'everyPilot' }], {
      pilots: { p1: { deck: 'zero' }, p2: { deck: 'zero' } },
    })
    expect([all.pile('deck:p1').cards, all.pile('deck:p2').cards]).toEqual([
      ['x2-bolster', 'zero'],
      ['x2-bolster', 'zero'],
    ])
    expect(
      using([{ do: 'addToDeck', card: 'miss', deck: 'enemy' }], { enemyDeck: 'zero' }).pile('deck:E').cards,
    ).toEqual(['miss', 'zero'])
  })

  test("placeOnDeck lays a card on top of another pilot's deck: it is drawn next", () => {
    const stated = {
      pilots: { p1: {}, p2: { at: 'E-9', facing: 0 as const } },
      enemies: { 'scout#1': { at: 'E-7', hull: 9, shield: 0 } },
    }
    const table = using([{ do: 'placeOnDeck', card: 'x2-bolster', deck: 'otherPilot' }], stated).choose('p2')
    expect(table.state.piles['deck:p2']?.top).toEqual(['x2-bolster'])
    expect(table.act('p2', 'attack', 'attack').ship('scout#1').hull).toBe(7)
    const alone = using([{ do: 'placeOnDeck', card: 'x2-bolster', deck: 'otherPilot' }])
    expect(alone.question.type).toBe('act')
  })

  test('peekEnemyDeck shows the top card, which is discarded or laid back', () => {
    const peek = () => using([{ do: 'peekEnemyDeck' }], { enemyDeck: 'zero miss', luck: { 'deck:E': 'miss' } })
    expect(peek().choose('discard').pile('deck:E')).toEqual({ cards: ['zero'], discard: ['miss'] })
    expect(peek().choose('back').state.piles['deck:E']).toMatchObject({ top: ['miss'], unseen: ['zero'], discard: [] })
  })

  test('stackEnemyDeck lays a card of the discard on top', () => {
    const tech = card('tech', [{ do: 'stackEnemyDeck' }], { slots: [{ type: 'single', icons: ['move'] }] })
    const table = fight({ pilots: { p1: { cards: { 'tech-1': tech } } }, enemyDeck: 'zero miss plus-1' })
    layAside(table, 'deck:E', 'miss', 'zero').act('p1', 'tech-1', 'move').choose('miss')
    expect(table.state.piles['deck:E']).toMatchObject({ top: ['miss'], unseen: ['plus-1'], discard: ['zero'] })
  })
})

describe('dice', () => {
  const faces = (table: Table, seat: string) => table.pilot(seat).dice.map(({ face }) => face)
  test('setDice turns a die of another pilot to any face', () => {
    const stated = { pilots: { p1: {}, p2: { dice: 'move attack' } } }
    const table = using([{ do: 'setDice', count: 1, whose: 'otherPilot', range: 4 }], stated)
      .targets('p2')
      .choose('0:stress')
    expect(faces(table, 'p2')).toEqual(['stress', 'attack'])
  })

  test('rerollDice rolls any of the own unassigned dice once more', () => {
    const table = using([{ do: 'rerollDice' }], { luck: { dice: 'stress' } }).choose('1')
    expect([faces(table, 'p1'), table.pilot('p1').stress]).toEqual([['move', 'stress', 'wild', 'stress'], 0])
  })
})

describe('places', () => {
  test('teleport sets the ship on a free hex: at the edge, beside terrain, within range', () => {
    const edge = using([{ do: 'teleport', to: 'freeEdgeHex', facing: 'kept' }], {
      size: '3x3',
      pilots: { p1: { at: 'B-2' } },
    })
    expect(places(edge)).not.toContain('B-2')
    expect(edge.put('A-1').where('p1')).toBe('A-1/0')
    const beside = using([{ do: 'teleport', to: 'freeHexNextTo', nextTo: ['planet'], range: 2, facing: 'any' }], {
      terrain: { planet: 'E-5' },
    })
    expect(places(beside).toSorted()).toEqual(['D-6', 'E-6', 'F-6'].filter((name) => places(beside).includes(name)))
    expect(beside.put('E-6', 4).where('p1')).toBe('E-6/4')
  })

  test('teleport enters the hex, unless the card ignores terrain', () => {
    const jump = (more: object) =>
      using([{ do: 'teleport', to: 'freeHex', range: 1, facing: 'any', ...more }], {
        terrain: { asteroid: 'E-7' },
      }).put('E-7', 0)
    expect([jump({}).ship('p1').hull, jump({ ignoresTerrain: true }).ship('p1').hull]).toEqual([5, 6])
  })

  test('swap changes places with the target, each keeping its facing, unless it is gone', () => {
    const gravity: Step[] = [{ do: 'attack' }, { do: 'swap', targets: { who: 'enemy', count: 1, same: true } }]
    const swapped = (hull: number) => {
      const table = using(
        gravity,
        { enemies: { 'scout#1': { at: 'E-6', hull, shield: 0 } } },
        { attacks: [{ damage: 2, targets: 1, range: 3 }] },
      )
      return table.state.ships.map(({ id }) => table.where(id))
    }
    expect([swapped(4), swapped(2)]).toEqual([['E-6/0', 'E-8/3'], ['E-8/0']])
  })

  test('moveOther flies an enemy by the card, a friend by a basic move of its own choice, or sets a ship down', () => {
    const disrupt: Step = { do: 'moveOther', targets: { who: 'enemy', count: 1, range: 4 }, by: 'diagram' }
    const foe = { enemies: { 'scout#1': { at: 'E-5' } } }
    expect(
      using([disrupt], foe, { moves: [forward(1)] })
        .targets('scout#1')
        .fly()
        .where('scout#1'),
    ).toBe('E-6/3')
    const command: Step = {
      do: 'moveOther',
      targets: { who: 'friendly', count: 1, range: 4, excludeSelf: true },
      by: 'basicMove',
    }
    const table = using([command], { pilots: { p1: {}, p2: { at: 'G-8' } } }).targets('p2')
    expect(table.question.seat).toBe('p2')
    expect(table.choose('move-1').fly().where('p2')).toBe('G-6/0')
  })

  test('[PA-042] a move through nebulas by a card that scoops them costs nothing and feeds', () => {
    const each: Step = {
      do: 'forEach',
      what: 'nebulaHexEntered',
      steps: [{ do: 'apply', effect: 'resupply', amount: 1, targets: { who: 'self', count: 1 } }],
    }
    const gun = card('gun', [], { supply: 3 })
    const stated = {
      pilots: { p1: { cards: { 'weapon-1': gun }, supply: { 'weapon-1': 0 } } },
      terrain: { nebula: 'E-7 E-6' },
    }
    const table = using([{ do: 'move', through: ['nebula'] }, each], stated, { moves: [forward(2)] }).fly()
    table.choose('weapon-1').choose('weapon-1')
    expect([table.ship('p1').shield, table.pilot('p1').cards[0]?.supply]).toEqual([4, 2])
  })
})

describe('other cards', () => {
  test('useCard repeats what another pilot did last in this round', () => {
    const mimic = card(
      'mimic',
      [{ do: 'useCard', from: 'lastActionOfOtherFriendlyShip', state: 'either', stressAbilities: false }],
      {
        slots: [{ type: 'single', icons: ['move'] }],
      },
    )
    const table = fight({ pilots: { p1: { cards: { pilotAbility: mimic } }, p2: { at: 'G-8' } } })
    table.act('p2', 'rotate', 'move').put(null, 1).act('p1', 'pilotAbility', 'move').choose('p2').put(null, 5)
    expect(table.where('p1')).toBe('E-8/5')
  })

  test('delay waits for the next pilot phase, then costs no die; a stun then loses the attack (open question 78)', () => {
    const steps: Step[] = [{ do: 'delay', until: 'nextPilotPhase', steps: [{ do: 'rotate' }, { do: 'attack' }] }]
    const due = (effects: Record<string, number>) => {
      const table = using(
        steps,
        { pilots: { p1: { effects } }, enemies: { 'scout#1': { at: 'E-7', hull: 9, shield: 0 } } },
        { attacks: [{ damage: 2, targets: 1, range: 2 }] },
      )
      return table.pass().put(null, 5)
    }
    expect([due({}).ship('scout#1').hull, due({ stun: 2 }).ship('scout#1').hull]).toEqual([7, 9])
  })
})
