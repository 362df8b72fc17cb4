import { expect, test } from 'vitest'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import {
  emptyDraft,
  withName,
  withPeople,
  withPilots,
  withSeat,
  type Draft,
} from '../../../../renderer/new-campaign/draft.ts'
import { problemText } from '../../../../renderer/new-campaign/problem-text.ts'
import { problemsOf, refusedField } from '../../../../renderer/new-campaign/problems.ts'

const complete: Draft = [
  (draft: Draft) => ({ ...draft, squad: 'The Lantern Squad' }),
  (draft: Draft) => withName(withName(draft, 0, 'Mara'), 1, 'Jonas'),
  (draft: Draft) => withSeat(draft, 0, { pilot: 'starla', ship: 'argonaut', callSign: 'Oak' }),
  (draft: Draft) => withSeat(draft, 1, { pilot: 'enver', ship: 'knossis', callSign: 'Quill' }),
].reduce((draft, step) => step(draft), emptyDraft)

test('a complete squad has no problem', () => {
  expect(problemsOf(complete)).toEqual(new Map())
})

test('[CS-013] squad name and call signs are asked for, also when they are only spaces', () => {
  const draft = withSeat({ ...complete, squad: '  ' }, 1, { callSign: ' ' })
  expect([...problemsOf(draft)]).toEqual([
    ['squad', { type: 'needed' }],
    ['seats.1.callSign', { type: 'needed' }],
  ])
})

test('the first problem is the first on the page', () => {
  expect([...problemsOf(emptyDraft).keys()]).toEqual([
    'squad',
    'names.0',
    'names.1',
    'seats.0.pilot',
    'seats.0.callSign',
    'seats.0.ship',
    'seats.1.pilot',
    'seats.1.callSign',
    'seats.1.ship',
  ])
})

test('too long, unprintable, a name twice, and a person without a seat', () => {
  expect(problemsOf({ ...complete, squad: 'x'.repeat(61) }).get('squad')).toEqual({ type: 'tooLong', most: 60 })
  expect(problemsOf({ ...complete, squad: 'x'.repeat(60) }).size).toBe(0)
  expect(problemsOf({ ...complete, squad: 'a\u0007b' }).get('squad')).toEqual({ type: 'unprintable' })
  expect(problemsOf(withName(complete, 1, ' Mara ')).get('names.1')).toEqual({ type: 'sameName' })
  expect(problemsOf(withSeat(complete, 1, { person: 0 })).get('names.1')).toEqual({ type: 'holdsNone' })
})

test('[CS-006] [CS-008] a seat that comes back with a pilot and ship chosen elsewhere meanwhile is the one to change', () => {
  const alone = withSeat(withPilots(withPeople(complete, 1), 1), 0, { pilot: 'enver', ship: 'knossis' })
  expect([...problemsOf(withPilots(alone, 2))]).toEqual([
    ['seats.1.pilot', { type: 'taken', seat: 0 }],
    ['seats.1.ship', { type: 'taken', seat: 0 }],
  ])
})

test('a refusal is shown beside the field that it names', () => {
  const swapped = withSeat(complete, 0, { person: 1 })
  const bad = (path: string) => refusedField(swapped, refusal('bad-input', 'badInput', { path, fault: '' }))
  expect(bad('squad')).toBe('squad')
  expect(bad('seats.1.callSign')).toBe('seats.1.callSign')
  expect(bad('seats.0.player')).toBe('names.1')
  expect(bad('ironman')).toBeUndefined()
  expect(refusedField(complete, refusal('refused', 'founding.shipTaken', { seat: 2, other: 1 }))).toBe('seats.1.ship')
  expect(refusedField(complete, refusal('refused', 'founding.deckTaken', { seat: 2, other: 1 }))).toBe('seats.1.deck')
  expect(refusedField(complete, refusal('refused', 'founding.pilotNotOpen', { seat: 1 }))).toBe('seats.0.pilot')
  expect(refusedField(complete, refusal('disk-full', 'diskFull'))).toBeUndefined()
})

test.each(['en', 'de'] as const)('every problem has its own sentence in %s', (language) => {
  const texts = textsOf(language)
  const draft = withSeat({ ...complete, squad: '' }, 1, { pilot: 'starla', ship: undefined, callSign: 'x'.repeat(41) })
  const problems = problemsOf(withName(draft, 0, ''))
  const sentences = [...problems.keys()].map((field) => problemText(texts, problems, field))
  expect(sentences.length).toBe(5)
  expect(new Set(sentences).size).toBe(5)
  expect(sentences).not.toContain(undefined)
  expect(problemText(texts, problems, 'seats.0.pilot')).toBeUndefined()
})
