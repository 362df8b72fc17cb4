import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cubeColours, tracks, type CubeColour } from '../../../../../../shared/games/akarios/tracks.ts'
import { trackLooks } from '../../../../../../renderer/games/akarios/parts/track-looks.ts'
import { TrackMark } from '../../../../../../renderer/games/akarios/parts/TrackMark.tsx'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import { iconNames } from '../../../../../../renderer/ui/icons.tsx'
import { show } from '../../../../../support/renderer/screen.tsx'

const css = readFileSync('renderer/ui/styles/tokens.css', 'utf8')

/** A colour of one theme, as `#rrggbb`. */
function tokenOf(theme: string, colour: string): string {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`)).split('\n  }')[0] ?? ''
  const [, hex] = new RegExp(`${colour}: (#[0-9a-f]{6});`).exec(block) ?? []
  if (hex === undefined) throw new Error(`${theme} has no ${colour}`)
  return hex
}

/** Hue in degrees. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360
  return most === green ? 120 + ((blue - red) / spread) * 60 : 240 + ((red - green) / spread) * 60
}

/** From and to, in degrees; red lies around 0. */
const hues: Record<Exclude<CubeColour, 'black'>, readonly [number, number]> = {
  green: [80, 160],
  blue: [190, 240],
  purple: [255, 300],
  red: [335, 365],
}

test('[CS-017] every track has its own name in both languages, its own shape and its own colour of the tokens', () => {
  expect(tracks).toEqual(['hull', 'shield', 'stress', 'supply', 'round', 'effects'])
  const looks = tracks.map((track) => trackLooks[track])
  for (const different of [
    tracks.map((track) => textsOf('en').game.tracks[track]),
    tracks.map((track) => textsOf('de').game.tracks[track]),
    looks.map(({ shape }) => shape),
    looks.map(({ colour }) => colour),
  ])
    expect(new Set(different).size).toBe(tracks.length)
  for (const { shape } of looks) expect(iconNames).toContain(shape)
})

test('[CS-017] the cubes are green, blue, purple, black and red as in the box', () => {
  expect(cubeColours).toEqual({
    hull: 'green',
    shield: 'blue',
    stress: 'purple',
    supply: 'black',
    round: 'black',
    effects: 'red',
  })
})

describe.each(['night', 'paper'])('in the theme %s', (theme) => {
  test.each(tracks)('[CS-017] the colour of the %s is that of its cubes', (track) => {
    const { colour } = trackLooks[track]
    const cube = cubeColours[track]
    // Black is what ink is on the sheet: light by night.
    if (cube === 'black') {
      expect(tokenOf(theme, colour)).toBe(tokenOf(theme, '--ink'))
      return
    }
    const [from, to] = hues[cube]
    const hue = hueOf(tokenOf(theme, colour))
    const turned = to > 360 && hue < 180 ? hue + 360 : hue
    expect(turned).toBeGreaterThanOrEqual(from)
    expect(turned).toBeLessThanOrEqual(to)
  })
})

test('a mark says the name of its track and draws its shape', () => {
  show(<TrackMark track="supply" />, {})
  const mark = screen.getByText('Supply')
  expect(mark.querySelector('use')?.getAttribute('href')).toBe('#supply')
  expect(mark.getAttribute('style')).toContain('--supply')
})
