import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dataDirOf, dataDirTrouble, homeDirOf } from '../../../main/data-dir.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sparrow-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe("the platform's own folder", () => {
  const of = (platform: NodeJS.Platform, environment: Record<string, string> = {}) =>
    homeDirOf({ platform, environment, home: '/home/ada' })
  test('on Linux', () => {
    expect(of('linux')).toBe('/home/ada/.config/sparrow-logbook')
    expect(of('linux', { XDG_CONFIG_HOME: '/conf' })).toBe('/conf/sparrow-logbook')
  })
  test('on a Mac', () => expect(of('darwin')).toBe('/home/ada/Library/Application Support/sparrow-logbook'))
  test('on Windows', () => {
    expect(of('win32', { APPDATA: '/roaming' })).toBe('/roaming/sparrow-logbook')
    expect(of('win32')).toContain('Roaming')
  })
})

describe('which folder holds data', () => {
  test('the command line wins over the environment, that over the choice of this machine, that over the platform', () => {
    const of = (argument?: string, environment?: string) => dataDirOf({ argument, environment, homeDir: folder })
    expect(of()).toBe(folder)
    writeFileSync(join(folder, 'location.json'), JSON.stringify({ dataDir: '/chosen' }))
    expect(of()).toBe('/chosen')
    expect(of(undefined, '/environment')).toBe('/environment')
    expect(of('/argument', '/environment')).toBe('/argument')
    expect(of('', '')).toBe('/chosen')
    expect(of('relative')).toBe(join(process.cwd(), 'relative'))
  })
  test('a choice that cannot be read counts for nothing', () => {
    writeFileSync(join(folder, 'location.json'), '{"dataDir": 7')
    expect(dataDirOf({ argument: undefined, environment: undefined, homeDir: folder })).toBe(folder)
  })
})

describe('a folder that cannot hold data is refused in one plain sentence', () => {
  test('a good one is not, and is made when missing', () => {
    expect(dataDirTrouble(join(folder, 'new', 'deep'))).toBeUndefined()
    mkdirSync(join(folder, 'old'))
    expect(dataDirTrouble(join(folder, 'old'))).toBeUndefined()
  })
  test('a file in its place', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(dataDirTrouble(join(folder, 'file'))).toContain(`${join(folder, 'file')}: there is a file in its place`)
  })
  test('a folder that cannot be made', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(dataDirTrouble(join(folder, 'file', 'inside'))).toContain('the folder cannot be made')
  })
})
