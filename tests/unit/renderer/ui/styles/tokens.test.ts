import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('renderer/ui/styles/tokens.css', 'utf8')

const block = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('\n  }')[0] ?? ''
const colours = (selector: string) =>
  new Map([...block(selector).matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))

const themes = { night: colours("[data-theme='night']"), paper: colours("[data-theme='paper']") }

/** WCAG 2.2 relative luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['--bg', '--surface', '--surface-2', '--surface-3']
const on = (inks: readonly string[], papers: readonly string[], least: number) =>
  inks.flatMap((ink) => papers.map((paper) => ({ ink, paper, least })))

const pairs = [
  ...on(['--ink', '--ink-2', '--ink-3', '--act', '--threat', '--good'], grounds, 4.5),
  ...on(['--hull', '--shield', '--stress', '--supply', '--round', '--effects'], grounds, 4.5),
  ...on(['--ink', '--act'], ['--act-wash'], 4.5),
  ...on(['--ink', '--threat'], ['--threat-wash'], 4.5),
  ...on(['--act-ink'], ['--act', '--act-hover'], 4.5),
  ...on(['--threat-ink'], ['--threat-fill', '--threat-hover'], 4.5),
  ...on(['--bg'], ['--ink', '--threat-fill'], 3),
  ...on(['--line-2'], ['--bg', '--surface', '--surface-2'], 3),
  ...on(['--focus'], grounds, 3),
]

describe.each(['night', 'paper'] as const)('%s', (theme) => {
  const colour = (name: string) => {
    const hex = themes[theme].get(name)
    if (hex === undefined) throw new Error(`${theme} has no ${name}`)
    return hex
  }

  test.each(pairs)('$ink on $paper is at least $least', ({ ink, paper, least }) => {
    expect(contrast(colour(ink), colour(paper))).toBeGreaterThanOrEqual(least)
  })
})

test('both themes name the same colours', () => {
  expect([...themes.paper.keys()]).toEqual([...themes.night.keys()])
})

test('the measure itself: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#857a62', '#857a62')).toBe(1)
})
