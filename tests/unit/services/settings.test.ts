import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder, startApp } from '../../support/app.ts'

const defaults = {
  theme: 'system',
  textScale: 100,
  motion: 'system',
  language: 'en',
  pace: 'steps',
  tabletop: 'board',
  tips: 'on',
  tipsRead: [],
}

test('settings begin at the defaults, keep what was chosen and tell every window', async () => {
  const first = startApp()
  expect((await first.call('settings.get', {})).settings).toEqual(defaults)
  await first.call('settings.set', { theme: 'paper', textScale: 150 })
  expect(first.pushes).toEqual([{ name: 'settings.changed', args: {} }])
  await first.app.close()
  const second = startApp(first.dataDir)
  expect((await second.call('settings.get', {})).settings).toEqual({ ...defaults, theme: 'paper', textScale: 150 })
})

test.each([{ textScale: 99 }, { textScale: 310 }, { textScale: 130 }, { theme: 'pink' }, { unknown: 1 }])(
  'nonsense %o is refused and nothing is written',
  async (change) => {
    const { app, dataDir } = startApp()
    expect(await app.dispatch('settings.set', change, { role: 'host' })).toMatchObject({ ok: false })
    expect(readdirSync(dataDir)).not.toContain('settings.json')
  },
)

test('[FR-021] settings that cannot be read are never written over: twice started, then kept aside at the first change', async () => {
  const dataDir = freshFolder()
  const spoilt = '{"theme":"pink","mine":true}'
  writeFileSync(join(dataDir, 'settings.json'), spoilt)
  for (const start of [1, 2]) {
    const { call, app } = startApp(dataDir)
    const got = await call('settings.get', {})
    expect([start, got.settings, got.fault]).toEqual([start, defaults, expect.stringContaining('theme')])
    await app.close()
    expect(readFileSync(join(dataDir, 'settings.json'), 'utf8')).toBe(spoilt)
  }
  const { call } = startApp(dataDir, { now: () => new Date(1000) })
  await call('settings.set', { theme: 'night' })
  expect(readFileSync(join(dataDir, 'settings-unreadable-1000.json'), 'utf8')).toBe(spoilt)
  expect(await call('settings.get', {})).toMatchObject({ settings: { theme: 'night' } })
  expect((await call('settings.get', {})).fault).toBeUndefined()
})

test('another data folder is tried, remembered for the next start, and nothing is moved', async () => {
  const { call, pushes, dataDir } = startApp()
  const other = join(freshFolder(), 'evenings')
  expect(await call('settings.chooseDataDir', { path: other })).toEqual({ nextDataDir: other })
  expect(await call('settings.get', {})).toMatchObject({ dataDir, nextDataDir: other })
  expect(JSON.parse(readFileSync(join(dataDir, 'home', 'location.json'), 'utf8'))).toEqual({ dataDir: other })
  expect(readdirSync(other)).toEqual([])
  expect(pushes).toHaveLength(1)
})

test('a folder that cannot hold campaigns is refused with the reason before anything is kept there', async () => {
  const { refused, dataDir } = startApp()
  expect(await refused('settings.chooseDataDir', { path: 'evenings' })).toMatchObject({
    code: 'unavailable',
    key: 'folder.not-absolute',
  })
  const file = join(freshFolder(), 'file')
  writeFileSync(file, '')
  expect(await refused('settings.chooseDataDir', { path: file })).toMatchObject({ key: 'folder.not-a-folder' })
  expect(await refused('settings.chooseDataDir', { path: join(file, 'below') })).toMatchObject({
    key: 'folder.cannot-be-made',
  })
  expect(existsSync(join(dataDir, 'home'))).toBe(false)
})

test('a data folder that went away is a refusal, and the settings stay as they were', async () => {
  const { call, refused, dataDir } = startApp()
  const { rmSync } = await import('node:fs')
  rmSync(dataDir, { recursive: true })
  expect(await refused('settings.set', { theme: 'paper' })).toMatchObject({ code: 'unavailable', key: 'folderGone' })
  expect((await call('settings.get', {})).settings).toEqual(defaults)
  mkdirSync(dataDir)
  expect(await call('settings.set', { theme: 'paper' })).toMatchObject({ theme: 'paper' })
})
