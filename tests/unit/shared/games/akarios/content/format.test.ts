// Older formats are brought up to date in memory. Format 0 was never published: it exists here, to prove the way.
import { expect, test } from 'vitest'
import {
  bringUpToDate,
  type FormatSteps,
  type PackFiles,
} from '../../../../../../shared/games/akarios/content/format.ts'
import { readPack } from '../../../../../../shared/games/akarios/content/read-pack.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { asFiles, put, samplePack } from '../../../../../support/sample-pack.ts'

/** Format 0 called the achievements "badges". */
const steps: FormatSteps = {
  0: (files) => {
    const { badges = [] } = files.get('badges.json') as { badges?: Json }
    const rest = [...files].filter(([name]) => name !== 'badges.json')
    const cover = { ...(files.get('pack.json') as Record<string, Json>), format: 1 }
    return new Map<string, Json>([...rest, ['pack.json', cover], ['achievements.json', { achievements: badges }]])
  },
}

const old = (): PackFiles => {
  const data = put(samplePack(), 'pack.json', 'format', 0)
  data['badges.json'] = { badges: data['achievements.json']!['achievements']! }
  Reflect.deleteProperty(data, 'achievements.json')
  return asFiles(data)
}

test('a pack of an older format reads like one of today, and its files stay as they are', () => {
  const files = old()
  const before = JSON.stringify([...files])
  const reading = readPack(files, 'folder', steps)
  expect(reading.faults).toEqual([])
  expect(reading.pack).toEqual(readPack(asFiles(samplePack()), 'folder').pack)
  expect(JSON.stringify([...files])).toBe(before)
})

test('without the step it is refused, and so is a format from the future', () => {
  expect(readPack(old(), 'folder').faults.map(({ code }) => code)).toEqual(['format-unknown'])
  const newer = readPack(asFiles(put(samplePack(), 'pack.json', 'format', 2)), 'folder', steps)
  expect(newer.pack).toBeUndefined()
  expect(newer.faults[0]?.hint).toBe('Format 2 is newer than this app, which reads up to 1.')
})

test('a step that does not lead to the next format is a bug', () => {
  expect(() => bringUpToDate(old(), { 0: (files) => files })).toThrow('did not lead to 1')
})
