// Slots, trees and market lists typed as lines of keys: all of the training sector come back as they are, slips name their word.
import { expect, test } from 'vitest'
import { loadPack } from '../../../../../../../main/files/packs/load.ts'
import { entriesOf } from '../../../../../../../shared/games/akarios/content/content.ts'
import type { Kind } from '../../../../../../../shared/games/akarios/content/kinds.ts'
import { layerPacks } from '../../../../../../../shared/games/akarios/content/layer.ts'
import { typedForm, typedSlots } from '../../../../../../../shared/games/akarios/content/forms/typed-form.ts'
import { readSells } from '../../../../../../../shared/games/akarios/content/forms/typed/sells.ts'
import { readSlots } from '../../../../../../../shared/games/akarios/content/forms/typed/slots.ts'
import { readTree } from '../../../../../../../shared/games/akarios/content/forms/typed/tree.ts'
import { readTyped, typedText } from '../../../../../../../shared/games/akarios/content/forms/typed/read-typed.ts'
import type { Json } from '../../../../../../../shared/kernel/json.ts'
import { loadAkarios, packsDir } from '../../../../../../support/packs.ts'

const packs = [await loadAkarios(), await loadPack(`${packsDir}/training-sector`)].map(({ pack }) => pack!)
const { content } = layerPacks(packs)
const options = ({ to, only }: { to: Kind; only?: string }) =>
  entriesOf(content, to)
    .filter((entry) => only === undefined || ('kind' in entry && entry.kind === only))
    .map(({ id, name }) => ({ id, name }))

test.each([
  ['pilots', 'trees'],
  ['ships', 'tree'],
  ['markets', 'sells'],
  ['upgrades', 'slots'],
  ['abilities', 'slots'],
] as const)('[PG-001] %s: what is known of %s is typed as it is printed, and read back the same', (kind, field) => {
  const entries = entriesOf(content, kind) as readonly unknown[] as readonly Record<string, Json>[]
  const known = entries.filter((entry) => entry[field] !== undefined)
  expect(known.length).toBeGreaterThan(1)
  for (const entry of known) {
    const form = field === 'slots' ? typedSlots : typedForm(kind, field, entry, options)
    if (form?.type !== 'typed') throw new Error(`no form for ${field}`)
    const text = typedText(form.as, entry[field]!, form.names)
    expect(readTyped(text!, form), text).toEqual({ ok: true, value: entry[field] })
  }
})

test('[PA-019] groups of slots: single, joined, plus-linked with their values, none at all', () => {
  expect(readSlots('ma w&s m+e:1,2')).toEqual({
    ok: true,
    value: [
      { type: 'single', icons: ['move', 'attack'] },
      { type: 'joined', icons: ['wild', 'stress'] },
      { type: 'plus', icons: ['move', 'supply'], values: [1, 2] },
    ],
  })
  expect(readSlots('-')).toEqual({ ok: true, value: [] })
  for (const slip of ['x', 'm&', 'm+a', 'm+a:1', 'm+a:1,99', 'maaaa', 'm&a:1,2'])
    expect(readSlots(`a ${slip}`), slip).toEqual({ ok: false, error: slip })
})

test('[MK-001] a market list as it is printed, its kinds by their first letters', () => {
  const names = [
    { id: 'ember-lance', name: 'Ember Lance', of: 'upgrades' },
    { id: 'bunks', name: 'Padded Bunks', of: 'sparrowUpgrades' },
  ]
  expect(readSells('Engine 1–6, w 3, ember lance, Padded Bunks', names)).toEqual({
    ok: true,
    value: [
      { kind: 'engine', first: 1, last: 6 },
      { kind: 'weapon', first: 3, last: 3 },
      { upgrade: 'ember-lance' },
      { sparrowUpgrade: 'bunks' },
    ],
  })
  expect(readSells('engine 1-6, Amber Lance', names)).toEqual({ ok: false, error: 'Amber Lance' })
})

test('[PG-003] a hex comes after all of the row before, or after those that it names', () => {
  const cards = [{ id: 'plus-1', name: '+1', of: 'modifierCards' }]
  expect(readTree('+pl | str/dex | ship<2', 'pilot', cards, ['first'])).toEqual({
    ok: true,
    value: [
      { id: 'first', row: 1, after: [], gives: { type: 'addCards', card: 'plus-1', count: 1 } },
      { id: 'hex-2', row: 2, after: ['first'], side: 'left', gives: { type: 'worldSkill', skill: 'strength' } },
      { id: 'hex-3', row: 2, after: ['first'], side: 'right', gives: { type: 'worldSkill', skill: 'dexterity' } },
      { id: 'hex-4', row: 3, after: ['hex-3'], gives: { type: 'shipImprovement' } },
    ],
  })
  for (const [slip, word] of [
    ['+pl | zz', 'zz'],
    ['+pl | ship<2', 'ship<2'],
    ['+pl || ship', '|'],
    ['+nine', '+nine'],
    ['str/dex/int', 'str/dex/int'],
  ] as const)
    expect(readTree(slip, 'pilot', cards), slip).toEqual({ ok: false, error: word })
  expect(readTree('h5', 'ship', [])).toEqual({ ok: false, error: 'h5' })
})
