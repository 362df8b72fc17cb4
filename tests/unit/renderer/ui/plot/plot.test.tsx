// Plots: the figures that the eye sees as bars and lines are read aloud as tables.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarPlot } from '../../../../../renderer/ui/plot/BarPlot.tsx'
import { LinePlot } from '../../../../../renderer/ui/plot/LinePlot.tsx'
import { ticksUpTo } from '../../../../../renderer/ui/plot/ticks.ts'
import { show } from '../../../../support/renderer/screen.tsx'

const series = [
  { id: 'dealt', label: 'dealt', look: 'full' },
  { id: 'taken', label: 'taken', look: 'hollow' },
] as const

const tableRows = () =>
  within(screen.getByRole('table', { name: 'Damage' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('bars are read as a table with a row for each group and a column for each series', () => {
  show(
    <BarPlot
      title="Damage"
      firstColumn="Pilot"
      series={series}
      rows={[
        { label: 'Ada', values: [3, 1] },
        { label: 'Ben', values: [0, 2] },
      ]}
      text={String}
    />,
    {},
  )
  expect(tableRows()).toEqual([
    ['Pilot', 'dealt', 'taken'],
    ['Ada', '3', '1'],
    ['Ben', '0', '2'],
  ])
  expect(screen.getByRole('figure', { name: 'Damage' })).toBeTruthy()
})

test('lines are read as a table with a row for each place, and a value that is lacking as a dash', () => {
  show(
    <LinePlot
      title="Damage"
      firstColumn="Fight"
      series={series}
      places={['First', 'Second']}
      values={[
        [2, 4],
        [null, 1],
      ]}
      text={String}
    />,
    {},
  )
  expect(tableRows()).toEqual([
    ['Fight', 'dealt', 'taken'],
    ['First', '2', '–'],
    ['Second', '4', '1'],
  ])
  const ways = [...document.body.querySelectorAll('g path:first-child')].map((path) => path.getAttribute('d'))
  expect(ways).toEqual(['M0 500L1000 0', 'M1000 750'])
})

test.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [30, [0, 10, 20, 30]],
  [437, [0, 200, 400, 600]],
])('an axis up to %i has lines at %j', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks)
})
