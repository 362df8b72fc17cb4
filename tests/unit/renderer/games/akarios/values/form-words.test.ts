// Every field and every word that a form can show has a name in both languages: of all that the box alone knows, and of whole
// entries of every kind, whatever a pack may put into them.
import { expect, test } from 'vitest'
import { entriesOf } from '../../../../../../shared/games/akarios/content/content.ts'
import type { FieldForm, FormField } from '../../../../../../shared/games/akarios/content/forms/field-form.ts'
import { blankEntry, editorRows } from '../../../../../../shared/games/akarios/content/forms/editor-rows.ts'
import { formOf } from '../../../../../../shared/games/akarios/content/forms/form-of.ts'
import { unusedFields } from '../../../../../../shared/games/akarios/content/forms/schema-at.ts'
import { kinds, sheets, type Kind, type Sheet } from '../../../../../../shared/games/akarios/content/kinds.ts'
import { layerPacks } from '../../../../../../shared/games/akarios/content/layer.ts'
import { missingOf, missingOfSheet } from '../../../../../../shared/games/akarios/content/missing.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import { loadAkarios } from '../../../../../support/packs.ts'

type Wanted = readonly ['fields' | 'words', string]

/** Names of fields and words of values in a form. */
function* wordsIn(form: FieldForm): Generator<Wanted> {
  if ('words' in form) for (const word of form.words) yield ['words', word]
  if (form.type === 'list') yield* wordsIn(form.of)
  if (form.type === 'flag' && typeof form.value === 'string') yield ['words', form.value]
  if (form.type === 'either')
    for (const option of form.options) {
      yield ['words', option.word]
      yield* wordsIn(option.form)
    }
  if (form.type === 'variants')
    for (const { word, fields } of form.options) {
      // Damage that a step does is more than a word.
      yield ['words', `${form.key}.${word}` in textsOf('en').values.words ? `${form.key}.${word}` : word]
      yield* fieldsIn(fields)
    }
  if (form.type === 'group') yield* fieldsIn(form.fields)
}

function* fieldsIn(fields: readonly FormField[]): Generator<Wanted> {
  for (const { name, form, called = name } of fields) {
    if (form.type === 'fixed' || form.type === 'id') continue
    yield ['fields', called]
    yield* wordsIn(form)
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
      const own = Object.keys(entry).filter((field) => field !== 'id')
      look(kind, plain, [...missingOf(kind, entry), ...unusedFields(kind, plain), ...own])
    }
  for (const kind of kinds)
    for (const { form, field, called = field } of editorRows(kind, blankEntry(kind), () => [])) {
      for (const part of called.split('.')) wanted.add(`fields ${part}`)
      for (const [table, word] of wordsIn(form)) wanted.add(`${table} ${word}`)
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
