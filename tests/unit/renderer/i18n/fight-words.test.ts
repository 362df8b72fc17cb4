import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { combat as combatGerman } from '../../../../renderer/i18n/sections/combat.de.tsx'
import { combat as combatEnglish } from '../../../../renderer/i18n/sections/combat.en.tsx'
import { fightLog as logGerman } from '../../../../renderer/i18n/sections/fightLog.de.tsx'
import { fightLog as logEnglish } from '../../../../renderer/i18n/sections/fightLog.en.tsx'

const folder = 'main/games/akarios/combat'
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
const found = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, word = '']) => word))].sort()

test('every line that a fight writes into the log has its sentence in both languages', () => {
  const keys = found(/\.note\(\s*'([A-Za-z.]+)'/g).map((word) => `akarios.log.${word}`)
  expect(keys.length).toBeGreaterThan(50)
  for (const sentences of [logEnglish, logGerman]) expect(keys.filter((key) => !(key in sentences))).toEqual([])
})

test('every question of a fight has its words in both languages', () => {
  const words = found(/'akarios\.ask\.([A-Za-z]+)'/g)
  expect(words.length).toBeGreaterThan(20)
  for (const { asks } of [combatEnglish, combatGerman]) expect(words.filter((word) => !(word in asks))).toEqual([])
})
