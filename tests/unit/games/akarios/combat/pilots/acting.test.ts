// Assign and act: in which order things happen, who may do what, and how the step ends (PA-013 to PA-015, PA-025 to PA-029).
import { describe, expect, test } from 'vitest'
import { card, forward, lineAhead, trauma } from '../../../../../support/combat/content.ts'
import { fight, type Table } from '../../../../../support/combat/table.ts'

const actions = ({ question }: Table, seat = 'p1') =>
  question.type === 'act'
    ? [...new Set(question.payments.filter((one) => one.seat === seat).map(({ action }) => action))]
    : []

describe('stress faces', () => {
  test('[PA-013] stress and what it brings is settled before the action', () => {
    const table = fight({ pilots: { p1: { stress: 6 } }, trauma: [trauma('dazed', [{ do: 'loseShield', amount: 2 }])] })
    table.act('p1', 'rotate', 'stress')
    expect([table.pilot('p1').stress, table.pilot('p1').shield, table.question.asks.key]).toEqual([
      7,
      2,
      'akarios.ask.turn',
    ])
  })

  const laser = card(
    'laser',
    [{ do: 'attack' }, { do: 'ifStress', steps: [{ do: 'attackBonus', bonus: { add: 'damage', amount: 2 } }] }],
    {
      attacks: [{ damage: 1, targets: 1, arcs: [lineAhead(3)] }],
    },
  )
  const shot = (face: string) =>
    fight({
      pilots: { p1: { cards: { 'weapon-1': laser } } },
      enemies: { 'scout#1': { at: 'E-6', hull: 8, shield: 0 } },
    })
      .act('p1', 'weapon-1', face)
      .ship('scout#1').hull

  test('[PA-015] a stress ability opens for a stress face only', () => {
    expect([shot('attack'), shot('wild'), shot('stress')]).toEqual([7, 7, 5])
  })

  const interference = card(
    'interference',
    [
      { do: 'move' },
      { do: 'ifStress', steps: [{ do: 'rotate', when: 'beforeOrAfter' }] },
      { do: 'apply', effect: 'radarJam', targets: { who: 'any', count: 'all', range: 2 } },
    ],
    { slots: [{ type: 'single', icons: ['move'] }], moves: [forward(3)] },
  )

  test('[PA-014] the worked example of Interference: fly 3, turn by 2, jam the radar of a ship at 2', () => {
    const table = fight({
      pilots: { p1: { at: 'E-8', cards: { 'engine-1': interference } } },
      enemies: { 'scout#1': { at: 'G-6' } },
    })
    table.act('p1', 'engine-1', 'stress').choose('later').fly().choose('now').put(null, 2).targets('scout#1')
    expect([table.where('p1'), table.enemy('scout#1').effects.map(({ effect }) => effect)]).toEqual([
      'E-5/2',
      ['radarJam'],
    ])
  })

  test('[PA-091] however many stress faces pay, the stress ability is used once', () => {
    const twin = { ...interference, slots: [{ type: 'joined' as const, icons: ['move' as const, 'wild' as const] }] }
    const table = fight({ pilots: { p1: { dice: 'stress stress', cards: { 'engine-1': twin } } } })
    table.act('p1', 'engine-1', 'stress stress').choose('now').put(null, 1).fly()
    expect([table.pilot('p1').stress, table.told.filter((key) => key === 'shipTurned')]).toEqual([2, ['shipTurned']])
  })
})

describe('the act step', () => {
  test('[PA-025] actions of different pilots interleave freely', () => {
    const table = fight({ pilots: { p1: {}, p2: {} } })
    table.act('p1', 'move-1', 'move').fly(1).act('p2', 'rotate', 'move').put(null).act('p1', 'rotate', 'wild').put(null)
    expect(table.notes.filter(({ key }) => key.endsWith('actionBegan')).map(({ args }) => args['seat'])).toEqual([
      'p1',
      'p2',
      'p1',
    ])
  })

  test('[PA-026] nothing of a pilot is hidden from the others: one view for all', () => {
    const table = fight({
      pilots: { p1: { dice: 'move' }, p2: { dice: 'stress', cards: { 'tech-1': card('x', []) } } },
    })
    const shown = table.view.ships.map((ship) =>
      ship.kind === 'pilot' ? [ship.dice.map(({ face }) => face), ship.cards.length] : [],
    )
    expect(shown).toEqual([
      [['move'], 0],
      [['stress'], 1],
    ])
  })

  test('[PA-027] who passes does nothing more this phase, supply slots included', () => {
    const pack = card('pack', [{ do: 'loseShield', amount: 1 }], {
      slots: [{ type: 'single', icons: ['supply'] }],
      supply: 2,
    })
    const table = fight({ pilots: { p1: { cards: { 'tech-1': pack } }, p2: {} } }).pass('p1')
    expect(actions(table, 'p1')).toEqual([])
    expect(table.refused('p1', { type: 'act', seat: 'p1', pay: { payment: 'p1:tech-1:0:0', dice: [] } })).toBe(
      'notOffered',
    )
    expect(table.pass('p2').told).toContain('roundEnded')
  })

  test('[PA-028] when all have passed or have nothing left, effects of the phase come off', () => {
    const table = fight({ round: 2, pilots: { p1: { dice: 'attack', effects: { radarJam: 2, slow: 3 } } } })
    table.act('p1', 'attack', 'attack')
    expect(table.pilot('p1').effects.map(({ effect }) => effect)).toEqual(['slow'])
  })

  test('[PA-029] the player board gives two moves, rotate, an attack and a repair, to everybody', () => {
    const scrap = card('scrap', [])
    const table = fight({ pilots: { p1: { dice: 'stress stress stress stress', cards: { 'weapon-1': scrap } } } })
    table.hand({ type: 'setDamaged', seat: 'p1', place: 'weapon-1', damaged: true })
    expect(actions(table)).toEqual(['move-1', 'move-2', 'rotate', 'attack', 'repair'])
  })
})

describe('basic repair', () => {
  const dice = 'move move attack wild'
  const hurt = { hull: 3, startHull: 6, shield: 1, startShield: 4, dice }
  const repair = (what: 'hull' | 'shield', stated: object = {}) => {
    const table = fight({ pilots: { p1: { ...hurt, ...stated } } })
      .act('p1', 'repair', 'move move attack')
      .choose(what)
    return [table.pilot('p1').hull, table.pilot('p1').shield]
  }

  test('[PA-084] any three dice mend 2 hull or 2 shield, never one of each', () => {
    expect([repair('hull'), repair('shield')]).toEqual([
      [5, 1],
      [3, 3],
    ])
    const table = fight({ pilots: { p1: hurt } }).act('p1', 'repair', 'move move attack')
    expect(table.refused('p1', { type: 'choose', chosen: ['hull', 'shield'] })).toBe('optionCount')
  })

  test('[PA-088] never over the start value', () => {
    expect(repair('hull', { hull: 5 })).toEqual([6, 1])
  })

  test('[PA-085] takes 2 stress off, with the marks that are passed', () => {
    const table = fight({ pilots: { p1: { dice, stress: 6, deck: 'zero zero stress-miss stress-miss' } } })
    table.act('p1', 'repair', 'move move attack').choose('hull')
    expect([table.pilot('p1').stress, table.pile('deck:p1').cards]).toEqual([4, ['stress-miss', 'zero', 'zero']])
  })

  test('[PA-087] stress faces that pay for it add none', () => {
    const table = fight({ pilots: { p1: { dice: 'stress stress stress', stress: 4 } } })
    expect(table.act('p1', 'repair', 'stress stress stress').choose('hull').pilot('p1').stress).toBe(2)
  })

  const fitted = {
    'weapon-1': card('gun', [], { supply: 1 }),
    pilotAbility: card('aim', [], { supply: 2 }),
    shipAbility: card('crew', [], { supply: 2 }),
  }
  const fed = (...cards: string[]) => {
    const supply = { 'weapon-1': 0, pilotAbility: 1, shipAbility: 0 }
    const table = fight({ pilots: { p1: { dice, cards: fitted, supply } } })
      .act('p1', 'repair', 'move move attack')
      .choose('hull')
    return {
      table,
      supplies: () =>
        table
          .choose(...cards)
          .pilot('p1')
          .cards.map((one) => one.supply),
    }
  }

  test('[PA-086] gives 1 supply to each of two cards, not 2 to one', () => {
    expect(fed('weapon-1', 'pilotAbility').supplies()).toEqual([1, 2, 0])
    expect(fed().table.refused('p1', { type: 'choose', chosen: ['weapon-1', 'weapon-1'] })).toBe('optionTwice')
  })

  test('[PA-092] "upgrades" are weapons, engines, techs, abilities and co-pilots; where a kind is meant it is named', () => {
    const { question } = fed().table
    expect(question.type === 'choose' && question.options.map(({ id }) => id)).toEqual([
      'weapon-1',
      'pilotAbility',
      'shipAbility',
    ])
    const table = fight({ pilots: { p1: { cards: fitted } } })
    table.run({ type: 'dealDamage', target: 'p1', amount: 1, source: 'scenario', only: null })
    expect(table.question.type === 'choose' && table.question.options.map(({ id }) => id)).toEqual(['take', 'weapon-1'])
  })
})
