// Where the window stood and how large it was, kept in <data>/window.json. A place that makes no sense or is off every screen
// counts for nothing.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WindowPlace extends Partial<Pick<Rectangle, 'x' | 'y'>>, Pick<Rectangle, 'width' | 'height'> {
  readonly maximized: boolean
}

/** Pixels of the screen: the size at first start, and the least that can be worked with. */
export const firstPlace: WindowPlace = { width: 1280, height: 800, maximized: false }
export const leastSize = { width: 480, height: 400 } as const

/** Pixels of the title bar that must be on a screen, so that the window can be taken hold of. */
const grip = 80

const fileOf = (dataDir: string): string => join(dataDir, 'window.json')

const isPixel = (value: unknown): value is number => Number.isSafeInteger(value) && Math.abs(Number(value)) <= 100_000

const parsePlace = (raw: unknown): Required<WindowPlace> | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { x, y, width, height, maximized } = raw as Readonly<Record<string, unknown>>
  if (!isPixel(x) || !isPixel(y) || !isPixel(width) || !isPixel(height)) return undefined
  if (width < leastSize.width || height < leastSize.height) return undefined
  return { x, y, width, height, maximized: maximized === true }
}

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)

/** `screens`: the part of each screen that windows may cover. */
export function fitToScreens(place: Required<WindowPlace>, screens: readonly Rectangle[]): WindowPlace {
  const home = screens.find(
    (screen) =>
      overlap(place.x, place.width, screen.x, screen.width) >= grip &&
      place.y >= screen.y &&
      place.y + grip <= screen.y + screen.height,
  )
  if (home !== undefined) return place
  const [first] = screens
  if (first === undefined) return firstPlace
  return {
    width: Math.min(place.width, first.width),
    height: Math.min(place.height, first.height),
    maximized: place.maximized,
  }
}

/** Never fails: nonsense in the file, or no file, means the place of a first start. */
export function readPlace(dataDir: string, screens: readonly Rectangle[]): WindowPlace {
  try {
    const place = parsePlace(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')))
    return place === undefined ? firstPlace : fitToScreens(place, screens)
  } catch {
    return firstPlace
  }
}

/** `bounds`: the window when it is not maximized. */
export function writePlace(dataDir: string, bounds: Rectangle, maximized: boolean): void {
  const fresh = `${fileOf(dataDir)}.new`
  const { x, y, width, height } = bounds
  writeFileSync(fresh, `${JSON.stringify({ x, y, width, height, maximized })}\n`)
  renameSync(fresh, fileOf(dataDir))
}
