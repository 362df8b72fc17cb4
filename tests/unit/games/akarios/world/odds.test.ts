// The chances at a point, held against every roll there is.
import { expect, test } from 'vitest'
import { waysToFill } from '../../../../../main/games/akarios/world/matching.ts'
import { oddsByDice } from '../../../../../main/games/akarios/world/odds.ts'
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import type { PointOfInterest } from '../../../../../shared/games/akarios/content/world.ts'
import { dieFaces } from '../../../../support/world/visit.ts'

type Icons = PointOfInterest['icons']

/** Every roll of so many dice. */
const rolls = (dice: number): DieFace[][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => dieFaces.map((face) => [...roll, face]))

/** Which dice go on which icons, tried one by one; the fewest stress faces with which `need` icons are filled. */
function fewest(icons: Icons, need: number, faces: readonly DieFace[]): number {
  if (need === 0) return 0
  const [icon, ...rest] = icons
  if (icon === undefined) return Infinity
  const fits = (face: DieFace) =>
    ['wild', 'stress', icon, ...(icon === 'attackOrMove' ? ['attack', 'move'] : [])].includes(face)
  const open = fewest(rest, need, faces)
  return faces.reduce((least, face, at) => {
    if (!fits(face)) return least
    const left = faces.filter((_, other) => other !== at)
    return Math.min(least, (face === 'stress' ? 1 : 0) + fewest(rest, need - 1, left))
  }, open)
}

const cases: [Icons, number][] = [
  [['attack'], 1],
  [['attack', 'attack', 'attackOrMove'], 2],
  [['attack', 'move', 'attackOrMove'], 3],
  [['stress', 'move'], 2],
  [['stress', 'attackOrMove'], 1],
]

test.each(cases)('[WX-021] the odds of %j with %i to fill are those of every roll counted', (icons, need) => {
  const counted = [1, 2, 3].map((dice) => {
    const all = rolls(dice).map((faces) => fewest(icons, need, faces))
    const won = all.filter((stress) => stress < Infinity)
    return [won.length / all.length, won.reduce((sum, stress) => sum + stress, 0) / all.length]
  })
  const odds = oddsByDice(dieFaces, { icons, need }, 3, false)
  expect(odds.map(({ success, stress }) => [success, stress].map((figure) => figure.toFixed(9)))).toEqual(
    counted.map((figures) => figures.map((figure) => figure.toFixed(9))),
  )
})

test('[WX-022] the ways that are offered use as few stress faces as any', () => {
  for (const [icons, need] of cases)
    for (const faces of rolls(3)) {
      const ways = waysToFill(
        icons,
        need,
        faces.map((face) => ({ seat: 'p1', face })),
      )
      const used = ways.map((way) => way.filter((at) => faces[at] === 'stress').length)
      const least = fewest(icons, need, faces)
      expect([ways.map(({ length }) => length), used], `${icons.join()} ${faces.join()}`).toEqual(
        least === Infinity ? [[], []] : [[need], [least]],
      )
    }
})

test('[WX-031] two of attack, attack, attack/move are 88.9, 96.3 and 98.8 in a hundred with 2, 3 and 4 dice', () => {
  const odds = oddsByDice(dieFaces, { icons: ['attack', 'attack', 'attackOrMove'], need: 2 }, 4, false)
  expect(odds.map(({ dice, success }) => [dice, Math.round(success * 1000) / 10])).toEqual([
    [1, 0],
    [2, 88.9],
    [3, 96.3],
    [4, 98.8],
  ])
})

/** The best chance over all choices of dice to roll again, roll by roll. */
function bestAgain(icons: Icons, need: number, dice: number): number {
  const isWon = (faces: readonly DieFace[]) => fewest(icons, need, faces) < Infinity
  const all = rolls(dice).map((faces) => {
    if (isWon(faces)) return 1
    const kept = rolls(0).concat(
      ...Array.from({ length: 2 ** dice }, (_, mask) => [faces.filter((_face, at) => (mask >> at) & 1)]),
    )
    return Math.max(
      ...kept.map((some) => {
        const after = rolls(dice - some.length)
        return after.filter((more) => isWon([...some, ...more])).length / after.length
      }),
    )
  })
  return all.reduce((sum, chance) => sum + chance, 0) / all.length
}

test.each(cases)(
  '[WX-020] the odds of %j with %i to fill and one roll again are those of the best choice',
  (icons, need) => {
    const odds = oddsByDice(dieFaces, { icons, need }, 2, true)
    expect(odds.map(({ again }) => again?.toFixed(9))).toEqual(
      [1, 2].map((dice) => bestAgain(icons, need, dice).toFixed(9)),
    )
  },
)

test('[WX-020] two attack faces for an attack and a move are both rolled again: 7 in 9, against 2 in 3 for one of them', () => {
  const [, two] = oddsByDice(dieFaces, { icons: ['attack', 'move'], need: 2 }, 2, true)
  expect([two?.success.toFixed(9), two?.again?.toFixed(9)]).toEqual([(7 / 9).toFixed(9), (77 / 81).toFixed(9)])
})
