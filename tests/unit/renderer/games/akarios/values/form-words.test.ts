// Every field and every word that a form can show has a name in both languages, for all that the box alone knows.
import { expect, test } from 'vitest'
import { entriesOf } from '../../../../../../shared/games/akarios/content/content.ts'
import type { FieldForm } from '../../../../../../shared/games/akarios/content/forms/field-form.ts'
import { formOf } from '../../../../../../shared/games/akarios/content/forms/form-of.ts'
import { unusedFields } from '../../../../../../shared/games/akarios/content/forms/schema-at.ts'
import { kinds, sheets, type Kind, type Sheet } from '../../../../../../shared/games/akarios/content/kinds.ts'
import { layerPacks } from '../../../../../../shared/games/akarios/content/layer.ts'
import { missingOf, missingOfSheet } from '../../../../../../shared/games/akarios/content/missing.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import { loadAkarios } from '../../../../../support/packs.ts'

/** Names of fields and words of values in a form. */
function* wordsIn(form: FieldForm): Generator<readonly ['fields' | 'words', string]> {
  if ('words' in form) for (const word of form.words) yield ['words', word]
  if (form.type === 'list') yield* wordsIn(form.of)
  const options = form.type === 'variants' ? form.options : []
  if (form.type === 'variants') yield ['fields', form.key]
  for (const { word } of options) yield ['words', word]
  for (const { name, form: inner } of [
    ...options.flatMap(({ fields }) => fields),
    ...(form.type === 'group' ? form.fields : []),
  ]) {
    yield ['fields', name]
    yield* wordsIn(inner)
  }
}

test('the forms of everything that can be told about the box speak both languages', async () => {
  const { pack } = await loadAkarios()
  const { content } = layerPacks([pack!])
  const wanted = new Set<string>()
  const look = (kind: Kind | Sheet, entry: Json, fields: readonly string[]) => {
    for (const field of fields) {
      const form = formOf(kind, entry, field.split('.'), () => [])
      if (form === undefined) continue
      for (const part of field.split('.')) wanted.add(`fields ${part}`)
      for (const [table, word] of wordsIn(form)) wanted.add(`${table} ${word}`)
    }
  }
  for (const kind of kinds)
    for (const entry of entriesOf(content, kind)) {
      const plain = entry as unknown as Json
      const own = Object.keys(entry).filter((field) => field !== 'effects' && field !== 'id')
      look(kind, plain, [...missingOf(kind, entry), ...unusedFields(kind, plain), ...own])
    }
  for (const sheet of sheets) look(sheet, content[sheet] as unknown as Json, missingOfSheet(sheet, content[sheet]!))
  expect(wanted.size).toBeGreaterThan(100)
  for (const language of ['en', 'de'] as const) {
    const { values } = textsOf(language)
    const known = [
      ...Object.keys(values.fields).map((key) => `fields ${key}`),
      ...Object.keys(values.words).map((key) => `words ${key}`),
    ]
    expect([...wanted].filter((word) => !known.includes(word)).sort(), language).toEqual([])
  }
})
