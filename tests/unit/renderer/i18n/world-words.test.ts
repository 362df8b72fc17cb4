// Everything that a visit can say has its words in both languages: the sources are read, so that the next one cannot be forgotten.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { worldChange, worldTracks } from '../../../../shared/games/akarios/world/change.ts'
import { pointOfInterest } from '../../../../shared/games/akarios/content/world.ts'

const folder = 'main/games/akarios/world'
const source = readdirSync(folder)
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n')
const questions = readFileSync('shared/games/akarios/world/question.ts', 'utf8')
const found = (pattern: RegExp, text = source) => [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))]

const results = ['success', 'failure']
const said = [
  ...found(/\bnote\('([\w.]+)'/g),
  ...found(/'(byHand\.\w+)'/g),
  ...[...worldTracks, ...results].map((word) => `byHand.${word}`),
  ...results,
  ...found(/\btitle\('([\w.]+)'/g).map((word) => `title.${word}`),
  ...found(/'(hand\.\w+)'/g).map((word) => `title.${word}`),
  ...[...worldTracks, ...results].map((word) => `title.hand.${word}`),
  ...results.map((word) => `title.end.${word}`),
  ...pointOfInterest.options.map(({ shape }) => `title.commit.${shape.type.value}`),
  ...['begun', 'use', 'fail', 'goOn', 'giveUp', 'read', 'told'].map((word) => `title.${word}`),
]

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const { log, world, errors } = textsOf(language)
  const lacking = (words: readonly string[], table: object) =>
    words.map((word) => `akarios.world.${word}`).filter((key) => !Object.hasOwn(table, key))

  test('every line and every title has its sentence', () => {
    expect(said).toEqual(expect.arrayContaining(['energyPaid', 'byHand.marked', 'title.rest', 'title.hand.dice']))
    expect(lacking(said, log.sentences)).toEqual([])
  })

  test('every question has its words', () => {
    const [, union = ''] = /why: ('found' \|[^;\n]*)/.exec(source) ?? []
    const asked = [...found(/\basks\('(\w+)'/g), ...found(/'(\w+)'/g, union), 'use', 'short']
    expect(asked).toEqual(expect.arrayContaining(['act', 'card', 'stop', 'goTo', 'ending']))
    expect(
      lacking(
        asked.map((word) => `ask.${word}`),
        world.asks,
      ),
    ).toEqual([])
  })

  test('a set-up that is refused has its sentence', () => {
    const refused = found(/'(akarios\.world\.setup\.\w+)'/g)
    expect(refused).toEqual(['akarios.world.setup.form'])
    expect(refused.filter((key) => !Object.hasOwn(errors.byKey, key))).toEqual([])
  })

  test('every refusal has its sentence', () => {
    const refused = [...found(/'akarios\.world\.refused\.(\w+)'/g), ...found(/\bno\('(\w+)'/g, questions)]
    const broken = [...found(/`(\w+):\$\{/g), ...found(/'(\w+):\w+'/g)]
    expect(broken).toEqual(expect.arrayContaining(['track', 'twoAlike', 'marks', 'nobody']))
    expect(
      lacking([...refused.map((word) => `refused.${word}`), ...broken.map((word) => `broken.${word}`)], world.refused),
    ).toEqual([])
  })

  test('every change by hand has its title', () => {
    const types = worldChange.options.map(({ shape }) => shape.type.value)
    expect(found(/case '(\w+)':/g)).toEqual(expect.arrayContaining(types))
  })
})
