// What of the chronicle is shown, and the text that is saved of it.
import { expect, test } from 'vitest'
import { narrowed, noFilters } from '../../../../../renderer/games/akarios/chronicle/filters.ts'
import { chronicleText } from '../../../../../renderer/games/akarios/chronicle/telling.ts'
import { textsOf } from '../../../../../renderer/i18n/texts.tsx'
import type { ChronicleLine, Evening } from '../../../../../shared/games/akarios/view/chronicle-view.ts'

const line = (key: string, more: Partial<ChronicleLine> = {}): ChronicleLine => ({
  ...{ n: 1, time: '2026-03-01T19:00:00.000Z', kind: 'squad', seats: [], round: null, follows: [] },
  says: { key, args: {} },
  ...more,
})
const part = (scenario: number | null, ...lines: ChronicleLine[]) => ({ scenario, begun: null, lines })
const evening = (...parts: Evening['parts']): Evening => ({
  from: '2026-03-01T19:00:00.000Z',
  to: '2026-03-01T22:00:00.000Z',
  parts,
})

const evenings = [
  evening(part(null, line('founded'))),
  evening(
    part(12, line('won', { kind: 'scenario' }), line('bought', { kind: 'market', seats: [1] })),
    part(null, line('equipped', { seats: [2] })),
  ),
]
const keys = (told: readonly Evening[]) =>
  told.map(({ parts }) => parts.map(({ lines }) => lines.map(({ says }) => says.key)))

test('filters leave out lines, and the parts and evenings that have none left', () => {
  expect(keys(narrowed(evenings, noFilters))).toEqual([[['founded']], [['won', 'bought'], ['equipped']]])
  expect(keys(narrowed(evenings, { ...noFilters, kind: 'market' }))).toEqual([[['bought']]])
  expect(keys(narrowed(evenings, { ...noFilters, who: '2' }))).toEqual([[['equipped']]])
  expect(keys(narrowed(evenings, { ...noFilters, who: 'squad' }))).toEqual([[['founded']], [['won']]])
  expect(keys(narrowed(evenings, { who: '1', kind: 'note' }))).toEqual([])
})

test('the text names the squad, each evening and each scenario, with what followed below its line', () => {
  const won = line('won', { follows: [{ key: 'credits', args: {} }], round: 3 })
  const teller = { texts: textsOf('en'), language: 'en', say: ({ key }: { key: string }) => key } as const
  const [title, stroke, , , , , scenario, ...lines] = chronicleText(teller, 'Range Squad', [
    evening(part(12, won)),
  ]).split('\n')
  expect([title, stroke, scenario, ...lines]).toEqual([
    'Chronicle of Range Squad',
    '========================',
    'Scenario 012',
    '- Round 3: won',
    '    credits',
    '',
  ])
})
