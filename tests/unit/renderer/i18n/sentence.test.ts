import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { damageKinds } from '../../../../main/db/findings.ts'
import { sparrowFaultCodes } from '../../../../main/files/sparrow/format.ts'
import { zipFaultCodes } from '../../../../main/files/zip/limits.ts'
import { keysHolding, sentenceText } from '../../../../renderer/i18n/sentence.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'

const root = resolve(import.meta.dirname, '../../../..')
const sources = ['db', 'services', 'ipc', 'files', 'kernel'].flatMap((folder) =>
  readdirSync(join(root, 'main', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, 'main', folder, name), 'utf8')),
)
const named = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key!))),
]

test('the sources name refusals and titles in the way that these tests read them', () => {
  expect(named(/refusal\(\s*'[a-z-]+',\s*'([\w.-]+)'/g)).toContain('transferGone')
  expect(named(/titleKey: '(\w+)'/g)).toContain('noteAdded')
})

test.each(['en', 'de'] as const)('every refusal that main can give has its sentence in %s', (language) => {
  const { byKey, damage } = textsOf(language).errors
  const refusals = [
    ...named(/refusal\(\s*'[a-z-]+',\s*'([\w.-]+)'/g),
    ...named(/finding\('(\w+)'/g),
    ...named(/key: '(kernel\.\w+)'/g),
    ...[...zipFaultCodes, ...sparrowFaultCodes].map((code) => `import.${code}`),
  ]
  expect(refusals.filter((key) => !Object.hasOwn(byKey, key))).toEqual([])
  expect(Object.keys(damage).toSorted()).toEqual([...damageKinds].toSorted())
})

test.each(['en', 'de'] as const)('every title that main writes has its sentence in %s', (language) => {
  const { sentences } = textsOf(language).log
  expect(named(/titleKey: '(\w+)'/g).filter((key) => !Object.hasOwn(sentences, key))).toEqual([])
})

test('a sentence is filled from what was written with it; an unknown one shows its key and that', () => {
  const texts = textsOf('en')
  expect(sentenceText(texts, 'en', { key: 'noteAdded', args: { note: 'Owe Dov' } })).toBe('Note: Owe Dov')
  expect(sentenceText(texts, 'en', { key: 'newThing', args: { ship: 'Knossis', hexes: [1, 2] } })).toBe(
    'newThing: Knossis and 1 and 2',
  )
  expect(sentenceText(texts, 'en', { key: 'noteAdded', args: {} })).toBe('noteAdded')
  expect(sentenceText(texts, 'en', { key: 'toString', args: {} })).toBe('toString')
})

test('words are found in sentences, not in the names of their holes', () => {
  expect(keysHolding(textsOf('en'), 'NOTE')).toEqual(['noteAdded', 'noteChanged', 'noteRemoved'])
  expect(keysHolding(textsOf('en'), 'decidedBy')).toEqual([])
})
