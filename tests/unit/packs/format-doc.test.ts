// The page about the pack format names every word of it, and its examples are right.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { combatCard } from '../../../shared/games/akarios/content/combat-card.ts'
import { map } from '../../../shared/games/akarios/content/map.ts'
import { knownFiles } from '../../../shared/games/akarios/content/pack-files.ts'
import { step } from '../../../shared/games/akarios/content/steps/step.ts'
import { translation } from '../../../shared/games/akarios/content/translation.ts'
import { upgrade } from '../../../shared/games/akarios/content/upgrade.ts'
import { value } from '../../../shared/games/akarios/content/value.ts'
import { packsDir } from '../../support/packs.ts'

const page = readFileSync(join(packsDir, '..', 'docs', 'packs-format.md'), 'utf8')

test('every step and every file of a pack is named', () => {
  const { $defs } = z.toJSONSchema(step) as unknown as {
    $defs: { step: { oneOf: { properties: { do: { const: string } } }[] } }
  }
  const words = [...$defs.step.oneOf.map(({ properties }) => properties.do.const), ...knownFiles]
  expect(words.length).toBeGreaterThan(70)
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([])
})

test('the examples have the right form', () => {
  const blocks = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => JSON.parse(text!) as unknown)
  const schemas = [upgrade, combatCard, map, z.strictObject({ values: z.array(value) }), translation]
  expect(blocks).toHaveLength(schemas.length)
  schemas.forEach((schema, at) => expect(schema.safeParse(blocks[at]).error).toBeUndefined())
})
