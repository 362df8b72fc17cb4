// Every card of the box with a stress ability: a stress face opens it, a matching or wild face does not (PA-014, PA-015). What the
// cards print is made up: one attack of 1 damage on one target, a move of one hex.
import { describe, expect, test } from 'vitest'
import type { ActionCard } from '../../../../../../../main/games/akarios/combat/state/content.ts'
import type { Step } from '../../../../../../../shared/games/akarios/content/steps/step.ts'
import { boxCards } from '../../../../../../support/combat/box-card.ts'
import { forward } from '../../../../../../support/combat/content.ts'
import { fight, type Table } from '../../../../../../support/combat/table.ts'

const abilityOf = ({ effects }: ActionCard): Step | undefined =>
  effects.flatMap((step) => (step.do === 'ifStress' ? step.steps : []))[0]
const cards = [...boxCards('upgrades'), ...boxCards('abilities')].filter((card) => abilityOf(card) !== undefined)

/** p1 uses the card with a die of this face, takes as many targets as it may, and turns where it is asked. */
function use(card: ActionCard, face: 'wild' | 'stress'): Table {
  const printed: Partial<ActionCard> = {
    slots: [{ type: 'single', icons: ['wild'] }],
    attacks: [{ damage: 1, targets: 1, range: 3 }],
    moves: [forward(1)],
    reach: 3,
  }
  const scout = { hull: 9, shield: 0 }
  const table = fight({
    enemies: { 'scout#1': { at: 'D-6', ...scout }, 'scout#2': { at: 'F-6', ...scout } },
    pilots: { p1: { hull: 3, shield: 0, dice: 'wild stress move', cards: { 'tech-1': { ...card, ...printed } } } },
  }).act('p1', 'tech-1', face)
  for (;;) {
    const { question } = table
    if (question.type === 'targets') {
      const able = question.candidates.filter(({ can }) => can).map(({ id }) => id)
      table.targets(...able.slice(0, question.most))
    } else if (question.type === 'path') table.fly()
    else if (question.type === 'place') table.put(null)
    else if (question.type === 'choose') table.choose(question.options[0]?.id ?? '')
    else return table
  }
}

const taken = (table: Table, id: string) => 9 - table.ship(id).hull
const turns = (table: Table) => table.told.filter((key) => key === 'shipTurned').length

describe('[PA-014] [PA-015] a stress ability', () => {
  const of = (does: Step['do']) => cards.filter((card) => abilityOf(card)?.do === does)
  const named = (list: readonly ActionCard[]) => list.map((card) => [card.id, card] as const)
  const bonusOf = (card: ActionCard) => {
    const ability = abilityOf(card)
    return ability?.do === 'attackBonus' ? ability.bonus : undefined
  }

  test.each(named(of('attackBonus').filter((card) => bonusOf(card)?.add === 'damage')))(
    '%s: more damage',
    (_id, card) => {
      const bonus = bonusOf(card)
      const more = bonus?.add === 'damage' && bonus.amount !== 'fromSlots' ? bonus.amount : 0
      const hit = (face: 'wild' | 'stress') => taken(use(card, face), 'scout#1')
      expect([more > 0, hit('wild'), hit('stress')]).toEqual([true, 1, 1 + more])
    },
  )

  test.each(named(of('attackBonus').filter((card) => bonusOf(card)?.add === 'targets')))(
    '%s: one more target',
    (_id, card) => {
      const hits = (face: 'wild' | 'stress') => {
        const table = use(card, face)
        return [taken(table, 'scout#1'), taken(table, 'scout#2')]
      }
      expect([hits('wild'), hits('stress')]).toEqual([
        [1, 0],
        [1, 1],
      ])
    },
  )

  test.each(named(of('rotate')))('%s: a turn', (_id, card) => {
    expect(turns(use(card, 'stress')) - turns(use(card, 'wild'))).toBe(1)
  })

  test('beam-repair: 3 in place of 2', () => {
    const [beam] = of('applyMore')
    const mended = (face: 'wild' | 'stress') => (beam === undefined ? 0 : use(beam, face).ship('p1').hull - 3)
    expect([mended('wild'), mended('stress')]).toEqual([2, 3])
  })

  test('these are all that the box has, but for the co-pilots', () => {
    const kinds = cards.map((card) => abilityOf(card)?.do)
    const count = (does: Step['do']) => kinds.filter((kind) => kind === does).length
    expect([count('attackBonus'), count('rotate'), count('applyMore'), kinds.length]).toEqual([8, 7, 1, 16])
  })
})

test('Stealth Weapons: 2 more damage while in stealth, whatever the face', () => {
  const card = boxCards('upgrades').find(({ id }) => id === 'stealth-weapons')
  const hit = (effects: Record<string, number>) =>
    fight({
      enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } },
      pilots: {
        p1: {
          deck: 'zero zero',
          effects,
          cards: {
            'weapon-1': {
              ...card!,
              slots: [{ type: 'single', icons: ['wild'] }],
              attacks: [{ damage: 1, targets: 1, range: 3 }],
            },
          },
        },
      },
    })
      .act('p1', 'weapon-1', 'wild')
      .ship('scout#1').hull
  expect([hit({}), hit({ stealth: 9 })]).toEqual([8, 6])
})
