// The menu as data: what it holds, what it does, which keys it leaves to the page.
import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, test } from 'vitest'
import { menuTemplate, type MenuActions } from '../../../../main/electron/menu.ts'
import { menuTexts } from '../../../../main/electron/menu-texts.ts'
import { defaultSettings, textScales } from '../../../../shared/contract/choices.ts'
import { menuCommands } from '../../../../shared/contract/menu.ts'

type Item = MenuItemConstructorOptions

const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(Array.isArray(item.submenu) ? item.submenu : [])])

const build = (change: object = {}, platform: NodeJS.Platform = 'linux') => {
  const done: unknown[] = []
  const note = (what: string) => () => done.push(what)
  const actions: MenuActions = {
    send: (command) => done.push(['send', command]),
    set: (settings) => done.push(['set', settings]),
    openWindow: note('openWindow'),
    toggleFullScreen: note('toggleFullScreen'),
    showBackups: note('showBackups'),
    showAbout: note('showAbout'),
    quit: note('quit'),
  }
  const items = flat(menuTemplate({ settings: { ...defaultSettings, ...change }, platform }, actions))
  const item = (id: string) => items.find((candidate) => candidate.id === id)!
  const click = (id: string) => (item(id).click as (() => void) | undefined)!()
  return { items, item, click, done }
}

describe('what the menu does', () => {
  test('every command of the page has its item and is sent as it is', () => {
    const { click, done } = build()
    for (const command of menuCommands) click(command)
    expect(done).toEqual(menuCommands.map((command) => ['send', command]))
  })
  test('text size goes in steps and stays within its bounds', () => {
    const { click, done } = build({ textScale: 150 })
    for (const id of ['textLarger', 'textSmaller', 'textNormal']) click(id)
    expect(done).toEqual([
      ['set', { textScale: 175 }],
      ['set', { textScale: 125 }],
      ['set', { textScale: 100 }],
    ])
    const most = build({ textScale: textScales.most })
    most.click('textLarger')
    const least = build({ textScale: textScales.least })
    least.click('textSmaller')
    expect([...most.done, ...least.done]).toEqual([
      ['set', { textScale: textScales.most }],
      ['set', { textScale: textScales.least }],
    ])
  })
  test('the theme in force is marked, another is set by a click', () => {
    const { items, click, done } = build({ theme: 'paper' })
    expect(items.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['themePaper'])
    click('themeNight')
    expect(done).toEqual([['set', { theme: 'night' }]])
  })
  test('the rest is done by the shell', () => {
    const { click, done } = build()
    for (const id of ['newWindow', 'fullScreen', 'backups', 'about', 'quit']) click(id)
    expect(done).toEqual(['openWindow', 'toggleFullScreen', 'showBackups', 'showAbout', 'quit'])
  })
})

describe('keys', () => {
  test('undo and redo are shown with their keys but leave them to the page', () => {
    const { item } = build()
    expect(item('undo')).toMatchObject({ accelerator: 'CmdOrCtrl+Z', registerAccelerator: false })
    expect(item('redo')).toMatchObject({ accelerator: 'CmdOrCtrl+Shift+Z', registerAccelerator: false })
  })
  test('a Mac cannot show keys without taking them: there the two have none', () => {
    const { items } = build({}, 'darwin')
    expect(items.filter(({ accelerator }) => accelerator?.endsWith('Z'))).toEqual([])
  })
  test("a Mac's first menu is its own", () => {
    expect(build({}, 'darwin').items[0]).toEqual({ role: 'appMenu' })
    expect(build({}, 'linux').items[0]).toMatchObject({ label: '&File' })
  })
  test('no two items share a key, and none is a plain letter or digit that the page uses', () => {
    const keys = build().items.flatMap(({ accelerator }) => (accelerator === undefined ? [] : [accelerator]))
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^(CmdOrCtrl\+|F\d+$)/)
    expect(keys).not.toContain('CmdOrCtrl+K')
  })
})

describe('words', () => {
  test('German differs from English in every word but the names', () => {
    const same = Object.entries(menuTexts.de).filter(
      ([key, text]) => text === menuTexts.en[key as keyof typeof menuTexts.en],
    )
    expect(same).toEqual([])
  })
  test('every item has words, in the language of the settings', () => {
    for (const language of ['en', 'de', 'pseudo']) {
      const { items } = build({ language })
      for (const { type, label } of items) expect(type === 'separator' || (label ?? '') !== '').toBe(true)
    }
    expect(build({ language: 'de' }).item('settings').label).toBe('Einstellungen')
  })
})
