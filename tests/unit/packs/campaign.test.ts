// The campaign of the Training Sector from its first drill to its end, by both roads, through the services and on real files.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { harbourRoad } from '../../campaign/harbour.ts'
import { chronicleOf, meetings, unplacedRules } from '../../campaign/report.ts'
import { trailRoad } from '../../campaign/trail.ts'
import { startApp } from '../../support/app.ts'

test('every rule of the campaign chapters belongs to one mechanism, or to the box alone', () => {
  expect(unplacedRules()).toEqual([])
})

test('both roads lead to the end, and every mechanism of the campaign is met on the way', async () => {
  const app = startApp()
  const roads = [await harbourRoad(app), await trailRoad(app)]
  const moments = roads.flatMap((road) => road.moments)
  const missed = meetings(moments).flatMap(({ mechanism: { rules, what }, where }) =>
    where === null ? [`${rules.join(' ')} ${what}`] : [],
  )
  expect(missed).toEqual([])
  const ends = roads.map(({ moments: all }) => all.at(-1)?.after)
  expect(ends.map((end) => [end?.act, end?.scenarios.at(-1)])).toMatchObject([
    [3, { number: 906, outcome: 'success' }],
    [3, { number: 906, outcome: 'success' }],
  ])
  const told = await Promise.all(roads.map(chronicleOf))
  await expect(told.join('\n\n')).toMatchFileSnapshot(join(import.meta.dirname, '../../campaign/chronicle.txt'))
})
