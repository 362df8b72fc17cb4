import { expect, test } from 'vitest'
import {
  ordersOf,
  readOrders,
  saidOf,
  stickersOf,
} from '../../../../../../renderer/games/akarios/parts/stickers/orders.ts'
import {
  readDraft,
  withSeat,
  writeDraft,
  type Draft,
  type Form,
} from '../../../../../../renderer/games/akarios/catch-up/draft.ts'
import type { AtlasView } from '../../../../../../shared/games/akarios/view/atlas-view.ts'
import { formOf } from '../../../../../../main/games/akarios/campaign/catch-up/form-of.ts'
import { smallSquad } from '../../../../../support/campaign/small-squad.ts'

const form: Form = { ...formOf(smallSquad()), chart: 4 }
const draft: Draft = { form, orders: 'Scout [008]: D-3.2', said: {}, accepted: ['map 8'] }

test('a draft is read as it was written, and nothing else is taken for one', () => {
  expect(readDraft(writeDraft(draft))).toEqual(draft)
  expect(readDraft(null)).toBeUndefined()
  expect(readDraft('half a')).toBeUndefined()
  expect(readDraft(JSON.stringify({ version: 0, draft }))).toBeUndefined()
})

test('[UN-002] who takes a seat has a sheet with the points of the chart, and so has their ship', () => {
  const [seat] = form.seats
  const next = withSeat(form, { ...seat!, pilot: 'gairdan', ship: 'knossis' })
  expect(next.seats[0]).toMatchObject({ seat: 1, pilot: 'gairdan', ship: 'knossis' })
  expect(next.pilots.find(({ pilot }) => pilot === 'gairdan')).toEqual({
    pilot: 'gairdan',
    flown: true,
    trauma: 0,
    points: 4,
    marks: [],
  })
  expect(next.ships.find(({ ship }) => ship === 'knossis')).toMatchObject({ flown: true, points: 0 })
})

test('[SX-005] stickers are written out as orders and read as the same stickers', () => {
  const atlas = {
    letters: [{ id: 'draconian', letter: 'D', name: 'Draconian' }],
    systems: [],
  } as unknown as AtlasView
  const stickers: Form['stickers'] = [
    { number: 8, system: 'draconian', x: 3, y: 2, kind: 'market' },
    { number: 40, system: 'draconian', x: 5, y: 1, kind: 'jump', jumpsTo: ['letter-k'] },
  ]
  const text = ordersOf(stickers, atlas)
  expect(text).toBe('Scout [008]: D-3.2\nScout [040]: D-5.1')
  expect(stickersOf(readOrders(text, atlas), atlas, saidOf(stickers))).toEqual(stickers)
})
