import { describe, expect, test } from 'vitest'
import {
  formatBytes,
  formatDate,
  formatList,
  formatNumber,
  formatRelative,
  formatShare,
  formatTime,
} from '../../../../renderer/i18n/format.ts'

const at = (text: string) => new Date(text).getTime()
const now = at('2026-03-12T21:30:00')

describe('dates and times', () => {
  test('the year is written only when it is another one', () => {
    expect(formatDate('en', at('2026-11-12T20:00:00'), now)).toBe('12 November')
    expect(formatDate('de', at('2026-11-12T20:00:00'), now)).toBe('12. November')
    expect(formatDate('en', at('2025-11-12T20:00:00'), now)).toBe('12 November 2025')
  })

  test('time has 24 hours, also just after midnight', () => {
    expect(formatTime('en', at('2026-03-12T21:14:00'))).toBe('21:14')
    expect(formatTime('de', at('2026-03-12T00:05:00'))).toBe('00:05')
  })

  test.each([
    ['2026-03-12T21:29:30', 'now'],
    ['2026-03-12T21:12:00', '18 minutes ago'],
    ['2026-03-12T18:02:00', '3 hours ago'],
    ['2026-03-11T21:40:00', 'yesterday, 21:40'],
    ['2026-03-08T09:00:00', '4 days ago, 09:00'],
    ['2026-03-05T09:00:00', '5 March'],
    ['2026-03-13T09:00:00', '13 March, 09:00'],
  ])('%s is %s', (moment, words) => {
    expect(formatRelative('en', at(moment), now)).toBe(words)
  })

  test('a moment late last evening is yesterday after midnight, not hours ago', () => {
    expect(formatRelative('de', at('2026-03-11T23:50:00'), at('2026-03-12T01:00:00'))).toBe('gestern, 23:50')
  })
})

describe('numbers', () => {
  test('grouping, shares and lists follow the language', () => {
    expect([formatNumber('en', 1873), formatNumber('de', 1873.25, 1)]).toEqual(['1,873', '1.873,3'])
    expect([formatShare('en', 0.711, 1), formatShare('de', 0.58)]).toEqual(['71.1%', '58\u00a0%'])
    expect(formatList('de', ['Starla', 'Enver', 'Violet Ray'])).toBe('Starla, Enver und Violet Ray')
  })

  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [9_949, '9.9 kB'],
    [999_600, '1 MB'],
    [1_900_000, '1.9 MB'],
    [25_400_000, '25 MB'],
    [4_000_000_000_000, '4,000 GB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(formatBytes('en', bytes)).toBe(words)
  })
})
