import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takenWord } from '../../../../main/games/akarios/campaign/tree.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { campaignLog } from '../../../../renderer/i18n/sections/campaignLog.en.tsx'
import { campaignRefusals } from '../../../../renderer/i18n/sections/campaignRefusals.en.tsx'
import { difficulties } from '../../../../shared/contract/choices.ts'
import { rulingKeys, scenarioOutcomes } from '../../../../shared/games/akarios/campaign/words.ts'

const folder = 'main/games/akarios/campaign'
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
const refusals = [...source.matchAll(/\bno\(\s*'(\w+)'/g)].map(([, word = '']) => `camp.${word}`)

test.each(['en', 'de'] as const)(
  'every refusal between battles has its sentence in %s, with the rule in it',
  (language) => {
    const { byKey } = textsOf(language).errors
    const sentences: Readonly<Record<string, string>> = byKey
    const keys = [...new Set([...refusals, ...Object.values(takenWord).map((word) => `camp.${word}`)])]
    expect(keys.length).toBeGreaterThan(60)
    expect(keys.filter((key) => !sentences[key]?.includes('({rule})'))).toEqual([])
  },
)

test('no refusal is kept in words that nobody says', () => {
  const said = new Set([
    ...refusals,
    ...Object.values(takenWord).map((word) => `camp.${word}`),
    'fight.notOver',
    'fight.runs',
  ])
  expect(Object.keys(campaignRefusals).filter((key) => !said.has(key))).toEqual([])
})

test('every step between battles has its sentence', () => {
  const built = [
    ...scenarioOutcomes.map((outcome) => `finishScenario.${outcome}`),
    ...difficulties.map((level) => `setDifficulty.${level}`),
    ...rulingKeys.map((key) => `setRuling.${key}`),
  ]
  const titles = readFileSync(join(folder, 'titles.ts'), 'utf8')
  const named = [
    ...[...titles.matchAll(/^ {2}(\w+): \(/gm)].map(([, word = '']) => word),
    ...[...titles.matchAll(/key: '([\w.]+)'/g)].map(([, word = '']) => word),
  ].filter(
    (word) =>
      !['finishScenario', 'setDifficulty', 'setRuling', 'setByHand', 'cardByHand', 'achievementByHand'].includes(word),
  )
  expect(named.length).toBeGreaterThan(25)
  expect([...named, ...built].map((word) => `akarios.camp.${word}`).filter((key) => !(key in campaignLog))).toEqual([])
})
