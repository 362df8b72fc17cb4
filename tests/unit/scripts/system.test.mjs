import { beforeEach, expect, test, vi } from 'vitest'
import { getPrograms } from '../../../scripts/system.mjs'

// What a step prints while it runs is no part of this report.
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A machine that has some programs and gets others by apt-get, as far as it works. */
function machine({ has = [], permitted = true, works = true }) {
  const there = new Set(has)
  const ran = []
  const known = Object.fromEntries(
    ['chromium', 'strace'].map((name) => [
      name,
      { isThere: () => there.has(name), debian: `${name}-package`, otherwise: `${name} is missing` },
    ]),
  )
  const execute = (program, words) => {
    ran.push([program, ...words].join(' '))
    if (!works) return 100
    if (words[0] === 'install')
      for (const name of Object.keys(known)) if (words.includes(`${name}-package`)) there.add(name)
    return 0
  }
  const missing = getPrograms(['chromium', 'strace'], known, () => permitted, execute)
  return { ran, missing: Object.fromEntries(missing) }
}

test('what is there is left alone', () => {
  expect(machine({ has: ['chromium', 'strace'] })).toEqual({ ran: [], missing: {} })
})

test('only what is missing is installed', () => {
  expect(machine({ has: ['chromium'] })).toEqual({
    ran: ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends strace-package'],
    missing: {},
  })
})

test('where it is not permitted nothing is run and a sentence says what is missing', () => {
  expect(machine({ has: ['strace'], permitted: false })).toEqual({
    ran: [],
    missing: { chromium: 'chromium is missing' },
  })
})

test('where it fails the same sentence says so, and nothing more is tried', () => {
  expect(machine({ works: false })).toEqual({
    ran: ['apt-get update -qq'],
    missing: { chromium: 'chromium is missing', strace: 'strace is missing' },
  })
})
