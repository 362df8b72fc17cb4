// Set-up: start values, supply, decks, enemies, boards, deployment, and what is refused (CB-001 to CB-022).
import { describe, expect, test } from 'vitest'
import { combatMachine } from '../../../../../../main/games/akarios/combat/index.ts'
import type { FightSetup } from '../../../../../../main/games/akarios/combat/index.ts'
import { refusalText, type RefusalLike } from '../../../../../../renderer/i18n/refusal.ts'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import { card } from '../../../../../support/combat/content.ts'
import { skirmish } from '../../../../../support/combat/skirmish.ts'
import { open } from '../../../../../support/combat/table.ts'
import { told } from '../../../../../support/combat/stress.ts'

const setup = (pilots: 1 | 2 | 3 | 4, change: (setup: FightSetup) => void = () => undefined): FightSetup => {
  const made = structuredClone(skirmish(pilots))
  change(made)
  return made
}
const enemies = (of: FightSetup) => open(of).view.ships.filter((ship) => ship.kind === 'enemy')
/** `word path` of each fault. The sentence of each is whole: it has all that it names. */
const refused = (change: (setup: FightSetup) => void) => {
  const accepted = combatMachine.acceptSetup(setup(2, change))
  const faults = accepted.ok ? [] : accepted.error
  for (const { key, args } of faults) expect(sayRefused({ code: 'refused', key, args })).not.toContain(key)
  return faults.map(({ key, path }) => `${key.replace('akarios.setup.', '')} ${path ?? ''}`)
}
const sayRefused = (refusal: RefusalLike) => refusalText(textsOf('en'), refusal)

describe('player ships', () => {
  test('[CB-001] start with tile, tree and equipped start values', () => {
    const upgrade = card('upgrade', [{ do: 'startValue', of: 'shield', amount: 1, who: 'self' }], { timing: 'passive' })
    const table = open(
      setup(1, ({ squad, content }) => {
        squad[0]!.hull = [
          { part: 'ship', amount: 6 },
          { part: 'tree', amount: 1 },
        ]
        squad[0]!.shield = [{ part: 'ship', amount: 2 }]
        squad[0]!.cards[4] = { place: 'tech-1', card: 'upgrade', kind: 'tech' }
        content.cards['upgrade'] = upgrade
      }),
    )
    const { hull, startHull, shield, startShield } = table.pilot('p1')
    expect([hull, startHull, shield, startShield]).toEqual([7, 7, 3, 3])
  })

  test('[PG-017] never with more than 10', () => {
    const plate = card('plate', [{ do: 'startValue', of: 'hull', amount: 2, who: 'self' }], { timing: 'passive' })
    const table = open(
      setup(1, ({ squad, content }) => {
        squad[0]!.hull = [{ part: 'ship', amount: 9 }]
        squad[0]!.cards[4] = { place: 'tech-1', card: 'plate', kind: 'tech' }
        content.cards['plate'] = plate
      }),
    )
    expect(table.pilot('p1').startHull).toBe(10)
  })

  test('[CB-002] keep the stress that was carried in', () => {
    expect(open(setup(1, ({ squad }) => (squad[0]!.stress = 2))).pilot('p1').stress).toBe(2)
  })

  test('[CB-003] every mark at or below it acts, in rising order', () => {
    const begun = (stress: number) => {
      const table = open(
        setup(1, ({ squad }) => (squad[0]!.stress = stress)),
        { trauma: 'shaken' },
      ).put(null, 0)
      const misses = table.pile('deck:p1').cards.filter((one) => one === 'stress-miss').length
      return [table.pilot('p1').stress, misses, told(table, 'pilotTriggered', 'at')]
    }
    expect([begun(4), begun(6), begun(7), begun(10)]).toEqual([
      [4, 1, []],
      [6, 2, []],
      [7, 2, [7]],
      [0, 2, [7, 10]],
    ])
  })

  test('[CB-007] [CB-008] each card starts with its printed supply, one without indicator has no limit', () => {
    const table = open(setup(1, ({ content }) => delete content.cards['blast']!.supply))
    expect(table.pilot('p1').cards.map(({ card: id, supply }) => [id, supply])).toEqual([
      ['gun', 3],
      ['blast', null],
      ['jet', null],
      ['bank', null],
      ['bubble', 2],
    ])
    expect(refused(({ content }) => (content.cards['gun']!.supply = 5 as 4))).toEqual(['form content.cards.gun.supply'])
  })

  test('[CB-009] [CB-010] [CB-011] decks are those of the pilots with a bolster for each boost, shuffled, nothing laid aside', () => {
    const table = open(setup(3, (of) => (of.bolsterBoosts = 2)))
    const decks = ['deck:p1', 'deck:p2', 'deck:p3'].map((name) => table.pile(name))
    expect(
      decks.map(({ cards, discard }) => [cards.length, cards.filter((one) => one === 'x2-bolster').length, discard]),
    ).toEqual(Array.from({ length: 3 }, () => [12, 2, []]))
    for (const pile of Object.values(table.state.piles)) expect([pile.top, pile.discard]).toEqual([[], []])
  })

  test('[CB-021] deploy in hexes of their own, facing any way', () => {
    const table = open(setup(2)).put('B-9', 4)
    expect(table.where('p1')).toBe('B-9/4')
    expect(table.question).toMatchObject({ type: 'place', places: [{ facings: [0, 1, 2, 3, 4, 5] }, {}, {}] })
    expect(refused(({ mission }) => (mission.map.rows[8] = '.D.......'))).toEqual(['tooFewDeploymentHexes mission.map'])
  })

  test('a ship taken off by hand while others are set down is not placed any more', () => {
    const table = open(setup(2)).hand({ type: 'removeShip', ship: 'p2' }).put('B-9', 4)
    expect([table.where('p1'), table.where('p2'), table.question.type]).not.toContain('place')
    expect(table.where('p2')).toBe('nowhere')
  })
})

describe('enemies', () => {
  test('[CB-012] come by the number of pilots, and of those only the symbols that count', () => {
    expect(([1, 2, 3, 4] as const).map((pilots) => enemies(setup(pilots)).length)).toEqual([2, 2, 3, 3])
  })

  test('[CB-013] have a type, a rank and a number by chance', () => {
    const table = open(setup(3), { 'numbers:scout': '5 2 8' })
    expect(table.state.ships.flatMap((ship) => (ship.kind === 'enemy' ? [[ship.id, ship.rank]] : []))).toEqual([
      ['scout#5', 'elite'],
      ['scout#2', 'regular'],
      ['scout#8', 'regular'],
    ])
  })

  test('[CB-014] use the card of their type and number, on the side of their rank', () => {
    const sides = (of: FightSetup) => {
      of.content.enemies['scout']!.elite = { hull: 9, shield: 5, attack: 3, immune: [] }
      of.content.enemies['scout']!.byNumber = { '4': { regular: { hull: 7 } } }
    }
    const table = open(setup(3, sides), { 'numbers:scout': '2 4 3' })
    expect(['scout#2', 'scout#4', 'scout#3'].map((id) => table.ship(id).hull)).toEqual([9, 7, 4])
  })

  test('[CB-015] stand on 8 boards, markers with hull among them', () => {
    const crowded = (count: number) => (of: FightSetup) => {
      of.mission.map.rows[0] = '2'.repeat(count).padEnd(9, '.')
      of.mission.map.rows[1] = 'M........'
      of.mission.map.legend['M'] = [{ type: 'marker', marker: 'relay' }]
      of.mission.markers = [{ id: 'relay', name: 'Relay', wording: 'A relay.', hull: 4, side: 'enemies' }]
    }
    expect([refused(crowded(7)), refused(crowded(8))]).toEqual([[], ['tooManyEnemies mission.map']])
  })

  test('[CB-016] start with what is printed, shifted by difficulty', () => {
    const [first] = enemies(setup(1, (of) => (of.difficulty = 'hard')))
    expect([first?.hull, first?.shield, first?.startHull]).toEqual([5, 3, 5])
  })

  test('[CB-017] face as drawn', () => {
    expect(enemies(setup(1)).map(({ pose }) => pose?.facing)).toEqual([3, 3])
  })

  test('[CB-020] one combat deck for each type that is there, besides trauma and E', () => {
    expect(Object.keys(open(setup(2)).state.piles)).toEqual(['combat:scout', 'deck:E', 'deck:p1', 'deck:p2', 'trauma'])
  })
})

describe('the mission', () => {
  test('[CB-018] begins in round 1 with the pilots', () => {
    const { round, phase } = open(setup(1)).put(null, 0).view
    expect([round, phase]).toEqual([1, 'pilots'])
  })

  test('[CB-019] says what hull the Sparrow has', () => {
    const table = open(
      setup(3, ({ mission }) => {
        mission.sparrow = { hull: { perPilot: 8 } }
        mission.map.legend['S'] = [{ type: 'sparrow', facing: 1 }]
        mission.map.rows[7] = '....S....'
      }),
    )
    expect([table.ship('sparrow').hull, table.where('sparrow')]).toEqual([24, 'E-8/1'])
  })

  test('[CB-022] has the last word: its rules at set-up come after everything else', () => {
    const then = [{ do: 'setShield' as const, value: 0, of: 'players' as const }]
    const table = open(
      setup(1, ({ mission }) => mission.rules.push({ id: 'dry', wording: 'No shields.', when: { on: 'setUp' }, then })),
    )
    expect(table.put(null, 0).ship('p1').shield).toBe(0)
  })

  test('a set-up with several faults is told all of them', () => {
    const faults = refused((of) => {
      of.squad[0]!.cards[0]!.card = 'nothing'
      of.enemyDeck.push('joker')
      delete of.content.enemies['scout']
    })
    expect(faults).toEqual([
      'unknownCard squad.0.cards.0',
      'unknownCard enemyDeck.6',
      'unknownEnemy content.enemies.scout',
    ])
  })
})
