// The form of a value asks for what its schema takes: numbers in their range, words, entries by name, hexes, groups and lists.
import { expect, test } from 'vitest'
import { entriesOf } from '../../../../../../../shared/games/akarios/content/content.ts'
import { effectIds } from '../../../../../../../shared/games/akarios/content/effect.ts'
import type { FieldForm } from '../../../../../../../shared/games/akarios/content/forms/field-form.ts'
import { formOf } from '../../../../../../../shared/games/akarios/content/forms/form-of.ts'
import { kinds, type Kind, type Sheet } from '../../../../../../../shared/games/akarios/content/kinds.ts'
import { layerPacks } from '../../../../../../../shared/games/akarios/content/layer.ts'
import { missingOf } from '../../../../../../../shared/games/akarios/content/missing.ts'
import type { Json } from '../../../../../../../shared/kernel/json.ts'
import { findFaults } from '../../../../../../../shared/games/akarios/content/faults/find-faults.ts'
import { readPack } from '../../../../../../../shared/games/akarios/content/read-pack.ts'
import { asFiles, put, samplePack } from '../../../../../../support/sample-pack.ts'
import { loadAkarios } from '../../../../../../support/packs.ts'

const form = (kind: Kind | Sheet, field: string, entry: Json = {}): FieldForm | undefined =>
  formOf(kind, entry, field.split('.'), ({ to, only }) => [{ id: `${to} ${only ?? ''}`.trim(), name: to }])

test.each<[Kind | Sheet, string, FieldForm]>([
  ['ships', 'hull', { type: 'number', min: 1, max: 10, words: [] }],
  ['enemies', 'regular.hull', { type: 'number', min: 1, max: 60, words: [] }],
  ['enemies', 'byNumber.4.elite.hull', { type: 'number', min: 1, max: 60, words: [] }],
  ['upgrades', 'cost', { type: 'number', min: 0, max: 99, words: ['none'] }],
  ['upgrades', 'supply', { type: 'number', min: 1, max: 4, words: ['unlimited'] }],
  ['ships', 'classes', { type: 'several', words: ['command', 'heavy', 'assault', 'research', 'scout'], min: 1 }],
  ['ships', 'wording', { type: 'text', most: 400 }],
  ['ships', 'start', { type: 'yesNo' }],
  ['ships', 'brings.weapon', { type: 'entry', options: [{ id: 'upgrades weapon', name: 'upgrades' }] }],
  ['pilots', 'abilities.IV', { type: 'entry', options: [{ id: 'abilities pilotAbility', name: 'abilities' }] }],
  ['upgrades', 'area', { type: 'hexes', facing: false, most: 127 }],
  ['upgrades', 'moves', { type: 'list', of: { type: 'hexes', facing: true, most: 12 }, min: 1, max: 3, thing: 'move' }],
  [
    'board',
    'dieFaces',
    { type: 'list', of: { type: 'choice', words: ['move', 'attack', 'wild', 'stress'] }, min: 6, max: 6 },
  ],
  [
    'pilots',
    'trees',
    {
      ...{ type: 'typed', as: 'pilotTrees', keep: [] },
      names: [{ id: 'modifierCards', name: 'modifierCards', of: 'modifierCards' }],
    },
  ],
  ['enemies', 'cards', { type: 'combatCards', effects: effectIds, most: 40 }],
])('%s %s', (kind, field, wanted) => {
  expect(form(kind, field)).toEqual(wanted)
})

test('slots are groups of one of three forms', () => {
  const slots = form('upgrades', 'slots')
  const options = slots?.type === 'list' && slots.of.type === 'variants' ? slots.of.options : []
  expect(options.map(({ word, fields }) => [word, ...fields.map(({ name }) => name)])).toEqual([
    ['single', 'icons'],
    ['joined', 'icons'],
    ['plus', 'icons', 'values'],
  ])
})

test('a part of something with several forms is that of the form it has', () => {
  const card = { id: 'x', name: 'X', wording: 'X.', form: 'card' }
  const effect = { ...card, change: { type: 'effect' } }
  expect(form('modifierCards', 'change.gives', effect)).toMatchObject({ type: 'group' })
  expect(form('modifierCards', 'change.gives', { ...card, change: { type: 'miss' } })).toBeUndefined()
  const step = { effects: [{ do: 'nextAttack', bonus: { add: 'damage', amount: 2 } }] }
  expect(form('upgrades', 'effects.0.bonus.amount', step)).toMatchObject({ type: 'number', max: 10 })
})

test('an id, the word of a form and what leads nowhere are never told', () => {
  for (const [kind, field] of [
    ['ships', 'id'],
    ['modifierCards', 'form'],
    ['ships', 'nowhere.at.all'],
    ['ships', 'constructor'],
  ] as const)
    expect(form(kind, field, { form: 'card' }), field).toBeUndefined()
})

test('every value that the box alone shows has a form', async () => {
  const { pack } = await loadAkarios()
  const { content } = layerPacks([pack!])
  const without = kinds.flatMap((kind) =>
    entriesOf(content, kind).flatMap((entry) =>
      missingOf(kind, entry).filter((field) => form(kind, field, entry as unknown as Json) === undefined),
    ),
  )
  expect(without).toEqual([])
})

const texts = (data: Json, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof data === 'string'
    ? [path]
    : typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([key, inner]) => texts(inner, [...path, key]))
      : []

test.each([
  ['pilots', 'pilots.json'],
  ['ships', 'ships.json'],
  ['upgrades', 'upgrades.json'],
  ['decks', 'decks.json'],
  ['systems', 'systems/home.json'],
  ['markets', 'markets/bazaar.json'],
  ['events', 'events.json'],
] as const)('in %s a field asks for another entry exactly where the check looks for one', (kind, file) => {
  const top = samplePack()[file]!
  const prefix = kind in top ? [kind, '0'] : []
  const entry = (kind in top ? (top[kind] as Json[])[0] : top) as Json
  for (const path of texts(entry)) {
    const asked = form(kind, path.join('.'), entry)?.type
    if (asked !== 'text' && asked !== 'entry') continue
    const data = put(samplePack(), file, [...prefix, ...path].join('.'), 'no-such-thing')
    const { pack } = readPack(asFiles(data), 'folder')
    const missed = findFaults([pack!]).some(({ code, hint }) => code === 'unknown-id' && hint.includes('no-such-thing'))
    // A number of its own that a mark of the same tree goes by is no entry.
    if (path.includes('after')) continue
    expect([path.join('.'), missed]).toEqual([path.join('.'), asked === 'entry'])
  }
})
