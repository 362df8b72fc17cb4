// What random play equips: values that an owner could type in for every card of the box, and fits that the rules allow.
import { expect, test } from 'vitest'
import type { Json } from '../../../shared/kernel/json.ts'
import { layerPacks } from '../../../shared/games/akarios/content/layer.ts'
import { missingOf } from '../../../shared/games/akarios/content/missing.ts'
import type { Value } from '../../../shared/games/akarios/content/value.ts'
import { fittable, nameOf, valuesFor } from '../../random/content/box.ts'
import { fitsMade } from '../../random/content/fits.ts'
import { randomOf } from '../../random/random.ts'
import { box } from '../../support/box-cards.ts'

test.each(['one', 'two'])('owner %s types in values for every card, and the pack takes them all', (owner) => {
  const values = fittable.flatMap((one) =>
    Object.entries(valuesFor(owner, one)).map(([field, value]): Value => ({
      kind: one.list,
      id: one.card.id,
      field,
      value: JSON.parse(JSON.stringify(value)) as Json,
    })),
  )
  const { content, faults } = layerPacks([box], values)
  expect(faults).toEqual([])
  // Prices, numbers and classes no fight asks for.
  const open = fittable.flatMap(({ list, card: { id } }) => missingOf(list, content[list][id] as never))
  expect(new Set(open)).toEqual(new Set(['number', 'cost', 'classes']))
})

test('all fits together hold every card, each at most once in a fight, and no ship more co-pilots than it may', () => {
  const fitted = new Set<string>()
  for (let number = 0; number < 400; number += 1) {
    const { squad, sparrow } = fitsMade(`fits:${number}`, randomOf(`fits:${number}`), 1 + (number % 4))
    const ids = [...squad.flatMap(({ cards }) => cards), ...sparrow].map(({ card }) => card)
    for (const id of ids) fitted.add(id)
    const ofBox = ids.filter((id) => fittable.some((one) => nameOf(one) === id))
    expect(new Set(ofBox).size).toBe(ofBox.length)
    const most = sparrow.some(({ card }) => card === 'extra-cockpit') ? 2 : 1
    for (const { cards } of squad)
      expect(cards.filter(({ kind }) => kind === 'coPilot').length).toBeLessThanOrEqual(most)
  }
  expect(fittable.map(nameOf).filter((name) => !fitted.has(name))).toEqual([])
})
