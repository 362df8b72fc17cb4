import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { firstPlace, fitToScreens, readPlace, writePlace } from '../../../../main/electron/window-place.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sparrow-window-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const laptop = { x: 0, y: 0, width: 1920, height: 1040 }
const beamer = { x: 1920, y: -200, width: 1280, height: 720 }
const bounds = { x: 100, y: 50, width: 1000, height: 700 }

describe('the remembered place', () => {
  test('comes back as it was, on any of the screens', () => {
    for (const place of [bounds, { ...bounds, x: 2000, y: -150 }]) {
      writePlace(dataDir, place, true)
      expect(readPlace(dataDir, [laptop, beamer])).toEqual({ ...place, maximized: true })
    }
    expect(readdirSync(dataDir)).toEqual(['window.json'])
  })
  test('is the first one when there is no file', () => expect(readPlace(dataDir, [laptop])).toEqual(firstPlace))
  test.each([
    '',
    'null',
    '[]',
    '{"x":1,"y":1,"width":1000',
    '{"x":"1","y":1,"width":1000,"height":700}',
    '{"x":1,"y":1,"width":-1000,"height":700}',
    '{"x":1,"y":1,"width":10,"height":700}',
    '{"x":1e9,"y":1,"width":1000,"height":700}',
    '{"x":1.5,"y":1,"width":1000,"height":700}',
    '{"width":1000,"height":700}',
  ])('is the first one when the file says %s', (text) => {
    writeFileSync(join(dataDir, 'window.json'), text)
    expect(readPlace(dataDir, [laptop])).toEqual(firstPlace)
  })
})

describe('a window that nobody could take hold of', () => {
  const place = { ...bounds, maximized: false }
  test.each([
    ['on a screen that is gone', { ...place, x: 2000 }],
    ['left of everything', { ...place, x: -990 }],
    ['with its title above the screen', { ...place, y: -30 }],
    ['with its title below the screen', { ...place, y: 1030 }],
  ])('%s keeps its size and is placed by the system', (_where, lost) =>
    expect(fitToScreens(lost, [laptop])).toEqual({ width: 1000, height: 700, maximized: false }),
  )
  test('is no larger than the screen', () =>
    expect(fitToScreens({ ...place, x: 5000, width: 4000, height: 3000 }, [laptop])).toEqual({
      width: 1920,
      height: 1040,
      maximized: false,
    }))
  test('without any screen gets the first place', () => expect(fitToScreens(place, [])).toEqual(firstPlace))
  test('may hang over an edge as long as it can be dragged', () => {
    const hanging = { ...place, x: 1800 }
    expect(fitToScreens(hanging, [laptop])).toEqual(hanging)
  })
})
