// Everything that a trip can say has its words in both languages: trips are played by chance, and sources read for what they cannot show.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { travelLog } from '../../../../renderer/i18n/sections/travelLog.en.tsx'
import { scoutFaults } from '../../../../shared/games/akarios/travel/scout-orders.ts'
import { playTrips } from '../../../support/travel/random-trips.ts'

const folder = 'main/games/akarios/travel'
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n')
const questions = readFileSync('shared/games/akarios/travel/question.ts', 'utf8')
const found = (pattern: RegExp, text = source) => [...text.matchAll(pattern)].map(([, word = '']) => word)

const said = new Set<string>()
const asked = new Set<string>()
const offered = new Set<string>()
playTrips('words', 300, ({ question, notes, titles }) => {
  for (const { key } of [...notes, ...titles]) said.add(key)
  if (question === null) return
  asked.add(question.asks.key)
  if (question.type === 'choose') for (const { key } of question.options) offered.add(key)
})
for (const word of found(/'((?:hand|byHand)\.\w+)'/g))
  said.add(`akarios.travel.${word.startsWith('hand.') ? `title.${word}` : word}`)

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const { log, atlas, errors } = textsOf(language)
  const lacking = (keys: Iterable<string>, table: object) => [...keys].filter((key) => !Object.hasOwn(table, key))

  test('every line and every title has its sentence', () => {
    expect(said.size).toBeGreaterThan(60)
    expect(lacking(said, log.sentences)).toEqual([])
  })

  test('every question and every option has its words', () => {
    expect([asked.size, offered.size].map((size) => size > 12)).toEqual([true, true])
    expect(lacking(asked, atlas.asks)).toEqual([])
    expect(lacking(offered, atlas.options)).toEqual([])
  })

  test('a set-up that is refused has its sentence', () => {
    const refused = found(/'(akarios\.travel\.setup\.\w+)'/g)
    expect(refused).toEqual(['akarios.travel.setup.form'])
    expect(refused.filter((key) => !Object.hasOwn(errors.byKey, key))).toEqual([])
  })

  test('every refusal has its sentence', () => {
    const refused = [...found(/'akarios\.travel\.refused\.(\w+)'/g), ...found(/\bno\('(\w+)'/g, questions)]
    expect(refused).toEqual(expect.arrayContaining(['notOffered', 'amountRange', 'noSuchThing']))
    expect(
      lacking(
        refused.map((word) => `akarios.travel.refused.${word}`),
        atlas.refused,
      ),
    ).toEqual([])
    expect(lacking(scoutFaults, atlas.faults)).toEqual([])
  })
})

test('no sentence is kept that no trip says', () => {
  const service = ['akarios.travel.title.begun']
  const physical = found(/why: '(\w+)'/g).map((why) => `akarios.travel.title.chance.${why}`)
  const known = new Set([...said, ...service, ...physical])
  expect(Object.keys(travelLog).filter((key) => !known.has(key))).toEqual([])
})
