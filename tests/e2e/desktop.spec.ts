// The life of the desktop program: menu, windows, one program for each data folder, ends that save.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type RunningApp } from './fixtures.ts'
import { runDesktop } from './hosts/desktop.ts'
import { callDesktop, heard, listen } from './hosts/logbook.ts'

const settingsOf = async ({ page }: RunningApp) => {
  const reply = await callDesktop(page, 'settings.get', {})
  return reply.ok ? (reply.data as { settings: object }).settings : undefined
}

test('the menu acts: places are told to the page, text size and theme are settings', async ({ app, page }) => {
  await listen(page, 'onMenu')
  for (const id of ['newCampaign', 'library', 'settings', 'undo', 'redo', 'keys']) await app.chooseMenu(id)
  await expect.poll(() => heard(page)).toEqual(['newCampaign', 'library', 'settings', 'undo', 'redo', 'keys'])
  await page.evaluate(() => window.endHearing())
  await app.chooseMenu('textLarger')
  await expect.poll(() => settingsOf(app)).toMatchObject({ textScale: 125 })
  await app.chooseMenu('themePaper')
  await expect.poll(() => settingsOf(app)).toMatchObject({ theme: 'paper', textScale: 125 })
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true)
  await app.chooseMenu('themeNight')
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  await app.chooseMenu('textNormal')
  await expect.poll(() => settingsOf(app)).toMatchObject({ textScale: 100 })
  expect(await heard(page)).toHaveLength(6)
})

test('the menu speaks the language of the settings and marks the theme in force', async ({ app, page }) => {
  const state = () =>
    app.evaluateMain(({ Menu }) => {
      const menu = Menu.getApplicationMenu()
      return [menu?.items[0]?.label, menu?.getMenuItemById('themeNight')?.checked]
    })
  await callDesktop(page, 'settings.set', { language: 'de', theme: 'night' })
  await expect.poll(state).toEqual(['&Datei', true])
  await callDesktop(page, 'settings.set', { language: 'en', theme: 'system' })
  await expect.poll(state).toEqual(['&File', false])
})

test('a push reaches every window, and no longer one that has stopped listening', async ({ app, page }) => {
  const second = await app.secondPage()
  for (const each of [page, second]) await listen(each, 'onPush')
  await callDesktop(page, 'settings.set', { motion: 'none' })
  const push = { name: 'settings.changed', args: {} }
  await expect.poll(() => heard(page)).toEqual([push])
  await expect.poll(() => heard(second)).toEqual([push])
  await page.evaluate(() => window.endHearing())
  await callDesktop(page, 'settings.set', { motion: 'system' })
  await expect.poll(() => heard(second)).toEqual([push, push])
  expect(await heard(page)).toEqual([push])
})

test('size, place and settings are found again after a restart; nonsense in the file is passed over', async ({
  start,
}) => {
  const bounds = ({ evaluateMain }: RunningApp) =>
    evaluateMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())
  const first = await start()
  await first.evaluateMain(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 40, width: 1100, height: 700 }),
  )
  await callDesktop(first.page, 'settings.set', { textScale: 150 })
  await first.stop()
  const second = await start(first.dataDir)
  expect(await bounds(second)).toEqual({ x: 60, y: 40, width: 1100, height: 700 })
  expect(await second.page.evaluate(() => innerWidth)).toBe(1100)
  expect(await settingsOf(second)).toMatchObject({ textScale: 150 })
  await second.stop()
  writeFileSync(join(first.dataDir, 'window.json'), '{"x":1e9,"y":"left","width":-1')
  const third = await start(first.dataDir)
  expect(await bounds(third)).toMatchObject({ width: 1280, height: 800 })
})

test('after a power cut the same data folder opens again', async ({ start }) => {
  const first = await start()
  await callDesktop(first.page, 'settings.set', { theme: 'paper' })
  await first.kill()
  const second = await start(first.dataDir)
  expect(await settingsOf(second)).toMatchObject({ theme: 'paper' })
  expect(existsSync(join(first.dataDir, 'logs'))).toBe(false)
})

test('what a page makes can be downloaded, under the name it is given', async ({ page }) => {
  const waiting = page.waitForEvent('download')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob(['the content']))
    link.download = 'campaign.sparrow'
    link.textContent = 'export'
    link.click()
  })
  const download = await waiting
  expect(download.suggestedFilename()).toBe('campaign.sparrow')
  expect(readFileSync(await download.path(), 'utf8')).toBe('the content')
})

test('a second program on the same data folder ends at once and hands its campaign file to the first', async ({
  start,
  host,
}) => {
  const first = await start()
  await first.evaluateMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
  await listen(first.page, 'onMenu')
  const { dataDir, home } = first
  const { status } = runDesktop(host, { dataDir, home, words: [join(dataDir, 'evening.sparrow')] })
  expect(status).toBe(0)
  await expect.poll(() => heard(first.page)).toEqual(['importCampaign'])
  const state = await first.evaluateMain(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => window.isMinimized()),
  )
  expect(state).toEqual([false])
})
