import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLedger, type Ledger } from '../../../../renderer/rules/ledger.ts'
import { findRows, placeAt, rowsOf } from '../../../../renderer/rules/find.ts'

const text = `# Rules ledger

A row that is no rule. EN-001 stands here in passing.

## EN Enemy action phase

| id | rule | edge case or worked example | needs |
|---|---|---|---|
| EN-001 | Enemies act in order (open question 7). | Scout 1, then \`Scout 2\`. | needs: order |
| EN-002 | A tie is the table's (see open questions 2 and 7). |  | needs: nothing |

## PA Pilot action phase

| id | rule | edge case or worked example | needs |
|---|---|---|---|
| PA-001 | Pilots roll first. | Four dice. | needs: nothing |

## Open questions

**Settings of a campaign** (default = the ruling): 7; and as plain values 9. All others, also 2, are decisions in the code.

2. Who breaks a tie? Ruling: **The table**. Rules: PA-001, EN-002.
7. Which order, by PA-001? Ruling: The printed one.

## Figures

1. No question at all
`

const ledger: Ledger = {
  chapters: [
    {
      letters: 'EN',
      title: 'Enemy action phase',
      rules: [
        {
          id: 'EN-001',
          says: 'Enemies act in order (open question 7).',
          example: 'Scout 1, then Scout 2.',
          questions: [7],
        },
        { id: 'EN-002', says: "A tie is the table's (see open questions 2 and 7).", example: '', questions: [2, 7] },
      ],
    },
    {
      letters: 'PA',
      title: 'Pilot action phase',
      rules: [{ id: 'PA-001', says: 'Pilots roll first.', example: 'Four dice.', questions: [2, 7] }],
    },
  ],
  questions: [
    { number: 2, asks: 'Who breaks a tie?', ruling: 'The table.', isSetting: false, rules: ['EN-002', 'PA-001'] },
    {
      number: 7,
      asks: 'Which order, by PA-001?',
      ruling: 'The printed one.',
      isSetting: true,
      rules: ['EN-001', 'EN-002', 'PA-001'],
    },
  ],
}

test('chapters, rules and rulings are read with what bears on what', () => {
  expect(readLedger(text)).toEqual(ledger)
})

test('every row of the real ledger is read, each with its text, and every question has a ruling', () => {
  const real = readFileSync(join(import.meta.dirname, '../../../../docs/rules/akarios.md'), 'utf8')
  const { chapters, questions } = readLedger(real)
  const ids = chapters.flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(ids).toEqual([...real.matchAll(/^\| ([A-Z]{2}-\d{3}) /gm)].map(([, id]) => id))
  expect(chapters.flatMap(({ rules }) => rules).filter(({ says }) => says === '')).toEqual([])
  expect(questions.filter(({ asks, ruling }) => asks === '' || ruling === '')).toEqual([])
  expect(questions.map(({ number }) => number)).toEqual(questions.map((_, at) => at + 1))
  expect(questions.flatMap(({ rules }) => rules).filter((id) => !ids.includes(id))).toEqual([])
  expect(questions.filter(({ ruling }) => ruling.includes('Rules:'))).toEqual([])
})

test.each([
  ['all', '', ['EN-001', 'EN-002', 'PA-001', 'question-2', 'question-7']],
  ['EN', '', ['EN-001', 'EN-002']],
  ['questions', '', ['question-2', 'question-7']],
  ['all', 'tie  TABLE', ['EN-002', 'question-2']],
  ['PA', 'tie', []],
  ['all', 'pa-001', ['PA-001', 'question-7']],
])('part %s and words %j find %j', (part, words, keys) => {
  expect(findRows(rowsOf(ledger), part, words).map(({ key }) => key)).toEqual(keys)
})

test.each([
  [undefined, { part: 'all', key: undefined, known: true }],
  ['EN', { part: 'EN', key: undefined, known: true }],
  ['PA-001', { part: 'PA', key: 'PA-001', known: true }],
  ['question-7', { part: 'questions', key: 'question-7', known: true }],
  ['questions', { part: 'questions', key: undefined, known: true }],
  ['EN-999', { part: 'all', key: undefined, known: false }],
  ['<b>', { part: 'all', key: undefined, known: false }],
])('the address %j opens at %j', (at, place) => {
  expect(placeAt(ledger, at)).toEqual(place)
})
