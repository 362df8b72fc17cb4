import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFaultLog, describeFault, mostLogBytes } from '../../../main/fault-log.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sparrow-log-'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dataDir, { recursive: true, force: true })
})

const now = () => new Date('2026-11-30T12:00:00Z')
const path = () => join(dataDir, 'logs', 'faults.log')

describe('what is written of a fault', () => {
  test('kind, code, place and stack', () => {
    const fault = Object.assign(new RangeError('out of room'), { code: 'ENOSPC' })
    createFaultLog({ dataDir, now })(fault, 'campaign.create')
    const text = readFileSync(path(), 'utf8')
    expect(text).toMatch(/^2026-11-30T12:00:00\.000Z campaign\.create\nRangeError ENOSPC: out of room\n\s+at /)
  })
  test('never the text of a campaign that a message quotes', () => {
    const secret = 'The "Crimson" Squad'
    const parse = () => JSON.parse(`{"squad": ${secret}}`) as unknown
    let fault: unknown
    try {
      parse()
    } catch (thrown) {
      fault = new Error(`cannot read '${secret}'`, { cause: thrown })
    }
    const text = describeFault(fault)
    expect(text).not.toMatch(/Crimson|Squad/)
    expect(text).toContain('caused by SyntaxError')
  })
  test('the whole fault goes to the console, and what is no error is named by its kind alone', () => {
    createFaultLog({ dataDir, now })('a secret text', 'x')
    expect(console.error).toHaveBeenCalledWith('Fault in x:', 'a secret text')
    expect(readFileSync(path(), 'utf8')).toContain('not an error but string')
  })
})

describe('the log stays small and harms nobody', () => {
  test('at most two files, each within its limit', () => {
    const log = createFaultLog({ dataDir, now })
    const fault = new Error('x'.repeat(500))
    fault.stack = Array.from({ length: 100 }, () => `    at ${'f'.repeat(5000)}`).join('\n')
    for (let count = 0; count < 20; count += 1) log(fault, 'x')
    const names = readdirSync(join(dataDir, 'logs'))
    expect(names.sort()).toEqual(['faults.before.log', 'faults.log'])
    for (const name of names) expect(statSync(join(dataDir, 'logs', name)).size).toBeLessThanOrEqual(mostLogBytes)
  })
  test('a folder that cannot be written does not throw', () => {
    writeFileSync(join(dataDir, 'logs'), 'a file')
    expect(() => createFaultLog({ dataDir, now })(new Error('x'), 'x')).not.toThrow()
    expect(existsSync(path())).toBe(false)
  })
})
