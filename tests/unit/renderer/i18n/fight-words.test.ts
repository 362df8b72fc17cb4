// Everything that a fight can say has its words in both languages: the sources are read, so that the next one cannot be forgotten.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { targetReasons } from '../../../../shared/games/akarios/question/question.ts'
import { handChange } from '../../../../shared/games/akarios/command/hand-change.ts'

const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
const source = read('main/games/akarios/combat')
const questions = read('shared/games/akarios/question')
// What follows there counts cards and breaks nothing.
const [breaches = ''] = readFileSync('main/games/akarios/combat/invariants.ts', 'utf8').split('export const countCards')

const found = (pattern: RegExp, text = source) =>
  [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))].sort()

/** Every quoted word in the first argument of these calls: also those that hang on a condition. */
const wordsOf = (call: RegExp, text = source): string[] => [
  ...new Set(
    [...text.matchAll(call)].flatMap(({ index, 0: start }) => {
      const argument = firstArgument(text.slice(index + start.length, index + mostArgument))
      const results = argument.includes('?') ? argument.slice(argument.indexOf('?')) : argument
      return [...results.matchAll(/'([\w.]+)'/g)].map(([, word = '']) => word)
    }),
  ),
]

/** Letters of source that a first argument has at most. */
const mostArgument = 300

function firstArgument(text: string): string {
  let depth = 0
  for (const [at, letter] of text.split('').entries()) {
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (depth < 0 || (depth === 0 && letter === ',')) return text.slice(0, at)
  }
  return text
}

/** Ids that a template puts into a key: the list that stands before its `map`. */
const listed = (pattern: RegExp) =>
  found(pattern).flatMap((list) => [...list.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word))

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const { log, combat, errors } = textsOf(language)
  const lacking = (words: readonly string[], table: object) => words.filter((word) => !Object.hasOwn(table, word))

  test('every line of the log has its sentence, also those whose key hangs on a condition', () => {
    const notes = wordsOf(/\.note\(/g)
    expect(notes).toEqual(expect.arrayContaining(['damageTaken', 'shipPushed', 'shipPulled', 'cardDiscarded']))
    expect(
      lacking(
        notes.map((word) => `akarios.log.${word}`),
        log.sentences,
      ),
    ).toEqual([])
  })

  test('every change by hand has its title and its line of the log', () => {
    const changes = handChange.options.map(({ shape }) => shape.type.value)
    const keys = changes.flatMap((type) => [`akarios.title.hand.${type}`, `akarios.log.byHand.${type}`])
    expect(lacking(keys, log.sentences)).toEqual([])
    expect(lacking(changes, combat.hand.changes)).toEqual([])
  })

  test('every question has its words', () => {
    const asks = [...found(/'akarios\.ask\.(\w+)'/g), 'push', 'pull']
    expect(asks.length).toBeGreaterThan(25)
    expect(lacking(asks, combat.asks)).toEqual([])
  })

  test('every option has its words, also those whose key is put together', () => {
    const plain = found(/key: '(?:akarios\.)(?!ask|title|log|setup|refused)([\w-]+)'/g)
    const conditional = found(/'akarios\.(never|later|now)'/g)
    const templates = listed(/options: (\[[^\]]*\])\.map\([^`]*key: `akarios\.\$\{id\}`/g)
    expect(plain).toEqual(expect.arrayContaining(['takeDamage', 'damageCard', 'hull', 'modifierRun']))
    expect(templates).toEqual(expect.arrayContaining(['use', 'skip', 'yes', 'no', 'back', 'discard', 'take', 'stress']))
    expect(lacking([...plain, ...conditional, ...templates], combat.options)).toEqual([])
  })

  test('every refusal of an answer or of a change by hand has its sentence', () => {
    const refused = [
      ...found(/refuse\(\s*'akarios\.refused\.(\w+)'/g),
      ...found(/\brefused\('(\w+)'/g),
      ...found(/\bno\(\s*'(\w+)'/g, questions),
      ...found(/\bcount\(question, [\w.]+, '(\w+)'\)/g, questions),
      ...found(/\bwhy: '(\w+)', rule/g),
      ...targetReasons,
    ]
    expect(refused).toEqual(
      expect.arrayContaining(['dieDoesNotFit', 'optionCount', 'noSuchThing', 'slowed', 'damaged']),
    )
    const broken = found(/`(\w+):\$\{/g, breaches)
    expect(broken).toEqual(expect.arrayContaining(['hull', 'twoInAHex', 'offBoard', 'slot', 'supply']))
    const keys = [
      ...refused.map((word) => `akarios.refused.${word}`),
      ...broken.map((word) => `akarios.invariant.${word}`),
    ]
    expect(lacking(keys, combat.refused)).toEqual([])
  })

  test('every fault of a set-up has its sentence, and no sentence is kept that no set-up says', () => {
    const faults = ['form', ...found(/\bfault\(\s*'(\w+)'/g)].sort()
    expect(faults).toEqual(expect.arrayContaining(['unknownCard', 'notTogether', 'tooManyEnemies']))
    const said = Object.keys(errors.byKey).filter((key) => key.startsWith('akarios.setup.'))
    expect(said.sort()).toEqual(faults.map((word) => `akarios.setup.${word}`))
  })

  test('every reason why something cannot be chosen has its words', () => {
    const closed = found(/\bwhy: '(\w+)', rule/g)
    expect(lacking([...targetReasons, ...closed], combat.words)).toEqual([])
  })
})
