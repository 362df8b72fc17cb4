// Packs in another language: which texts are translated, what stays, and what the check says of a slip.
import { expect, test } from 'vitest'
import { findFaults } from '../../../../../../shared/games/akarios/content/faults/find-faults.ts'
import { layerPacks } from '../../../../../../shared/games/akarios/content/layer.ts'
import type { Pack } from '../../../../../../shared/games/akarios/content/packed.ts'
import { readPack } from '../../../../../../shared/games/akarios/content/read-pack.ts'
import { sourceOf } from '../../../../../../shared/games/akarios/content/source.ts'
import { textFields, untranslated } from '../../../../../../shared/games/akarios/content/translate.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { asFiles, samplePack } from '../../../../../support/sample-pack.ts'

const packOf = (de: Record<string, Json>, file = 'translations/de.json') =>
  readPack(asFiles({ ...samplePack(), [file]: de }), 'folder')
const soundPack = (de: Record<string, Json>): Pack => {
  const { pack, faults } = packOf(de)
  expect(faults).toEqual([])
  return pack!
}
const german = soundPack({ ships: { kite: { name: 'Milan', wording: 'Ein Schiff zum Prüfen.' } } })

test('entries speak the language that is asked for, and their own where nothing is translated', () => {
  const { content, sources, faults } = layerPacks([german], [], 'de')
  const { entry } = german.entries.ships[0]!
  expect(content.ships['kite']).toEqual({ ...entry, name: 'Milan', wording: 'Ein Schiff zum Prüfen.' })
  expect(content.enemies).toEqual(layerPacks([german]).content.enemies)
  expect([faults, sourceOf(sources, 'ships', 'kite', 'name')?.layer]).toEqual([[], 'base'])
  for (const language of [undefined, 'en', 'pseudo'])
    expect(layerPacks([german], [], language).content.ships['kite']).toEqual(entry)
})

test('a name that the owner or a table has told is not translated', () => {
  const told = { kind: 'ships', id: 'kite', field: 'name', value: 'Our Kite' } as const
  expect(layerPacks([german], [told], 'de').content.ships['kite']).toMatchObject({
    name: 'Our Kite',
    wording: 'Ein Schiff zum Prüfen.',
  })
})

test('texts are names, wordings, prose and choices, wherever they stand; ids, words and labels of decks are none', () => {
  const choice = ['One', 'Two'].map((label) => ({ label, text: 'So be it.', rewards: [] }))
  const said: Json = {
    id: 'old-pier',
    name: 'Old Pier',
    wording: 'A pier.',
    text: 'A pier lies ahead.',
    options: choice,
  }
  expect(textFields('events', said)).toEqual([
    'name',
    'wording',
    'text',
    'options.0.label',
    'options.0.text',
    'options.1.label',
    'options.1.text',
  ])
  expect(textFields('decks', { id: 'drones', label: 'E', name: 'Drones', wording: 'All draw from it.' })).toEqual([
    'name',
    'wording',
  ])
})

test('a slip in a translation is named with its place and the nearest text, and the rest is spoken', () => {
  const pack = soundPack({
    ships: {
      kite: { nam: 'Milan', name: 'x'.repeat(81), wording: 'Ein Schiff.', hull: '3' },
      kitte: { name: 'Milan' },
    },
  })
  const faults = findFaults([pack]).map(({ file, path, code, hint }) => [file, path.join(' '), code, hint])
  expect(faults).toEqual([
    ['translations/de.json', 'ships kite hull', 'translation-nowhere', expect.any(String)],
    ['translations/de.json', 'ships kite nam', 'translation-nowhere', expect.stringContaining('Did you mean "name"?')],
    ['translations/de.json', 'ships kite name', 'translation-refused', expect.stringContaining('at most 80')],
    ['translations/de.json', 'ships kitte', 'translation-nowhere', expect.stringContaining('Did you mean "kite"?')],
  ])
  const { entry } = pack.entries.ships[0]!
  expect(layerPacks([pack], [], 'de').content.ships['kite']).toEqual({ ...entry, wording: 'Ein Schiff.' })
})

test('unknown kinds, texts that are none and languages of other names are faults of form', () => {
  const code = (de: Record<string, Json>, file?: string) => packOf(de, file).faults.map((fault) => fault.code)
  expect(code({ shipps: {} })).toEqual(['unknown-key'])
  expect(code({ ships: { kite: { name: 3 } } })).toEqual(['wrong-type'])
  expect(code({}, 'translations/german.json')).toEqual(['unknown-file'])
})

test('what is not translated yet is known by entry and field', () => {
  const left = untranslated(german, german.translations[0]!)
  expect(left.filter(({ kind }) => kind === 'ships')).toEqual([])
  expect(left).toContainEqual({ kind: 'enemies', id: 'wasp', field: 'name' })
})
