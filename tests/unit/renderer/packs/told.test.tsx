// What the owner told, and taking in what another owner told: one question for each value told twice, all at once too.
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ImportLook, OwnerStep } from '../../../../shared/contract/calls/packs.ts'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { answerOne, answerRest, nextOpen } from '../../../../renderer/packs/take-in/answers.ts'
import { Told } from '../../../../renderer/packs/Told.tsx'
import { show, type Answers } from '../../../support/renderer/screen.tsx'

const texts = textsOf('en').values
const transfer = '0123456789abcdef0123456789abcdef'
const step = (n: number, more: Partial<OwnerStep>): OwnerStep => ({
  ...{ n, at: '2026-05-01T18:00:00.000Z', kind: 'record', name: 'Argonaut', field: 'hull', values: 1, current: true },
  ...more,
})
const conflict = (id: string, mine: number, theirs: number): ImportLook['conflicts'][number] => ({
  ...{ kind: 'ships', id, name: id, field: 'hull' },
  mine: { value: mine, source: 'tile', at: '2026-05-01T18:00:00.000Z' },
  theirs: { value: theirs },
})
const look: ImportLook = {
  ...{ title: 'Her box', fresh: 3, same: 1 },
  conflicts: [conflict('kite', 6, 7), conflict('heron', 4, 5), conflict('swift', 2, 3)],
  refused: [{ kind: 'ships', id: 'gone', name: 'gone', field: 'hull', code: 'value-nowhere', hint: 'No pack has it.' }],
}
const answers: Answers = {
  'owner.log': { total: 0, steps: [] },
  'transfer.begin': { transfer },
  'transfer.piece': { received: 3 },
  'transfer.cancel': {},
  'owner.importLook': look,
  'owner.importAccept': { values: 4 },
}
const choose = async () => {
  await userEvent.click(await screen.findByRole('button', { name: texts.import }))
  await userEvent.upload(screen.getByLabelText(texts.importChoose), new File(['zip'], 'her-box.zip'))
}

test('each step is one line with its value; what was taken back does not count', async () => {
  show(<Told />, {
    'owner.log': {
      total: 3,
      steps: [
        step(3, { kind: 'undo', value: 8, current: false }),
        step(2, { value: 8, current: false }),
        step(1, { kind: 'import', value: 7, values: 4 }),
      ],
    },
  })
  const rows = within(await screen.findByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent))).toEqual([
    ['3', 'taken back: Argonaut hull 8', expect.stringMatching(/^1 May/), ''],
    ['2', 'Argonaut hull 8', expect.stringMatching(/^1 May/), texts.undone],
    ['1', 'taken in: Argonaut hull 7 and 3 more', expect.stringMatching(/^1 May/), texts.counts],
  ])
})

test('one question for each value told twice, then what would change, and only then it is taken in', async () => {
  const { calls } = show(<Told />, answers)
  await choose()
  expect(await screen.findByText(texts.importQuestion({ at: 1, of: 3 }))).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Take theirs: 7/ }))
  await userEvent.click(screen.getByRole('button', { name: texts.nextQuestion }))
  expect(await screen.findByText(texts.importQuestion({ at: 2, of: 3 }))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: texts.allMine({ count: 2 }) }))
  const found = within(await screen.findByRole('dialog'))
  const said = ['3 new values', '1 as yours', '2 of yours kept', '1 of theirs taken', '1 fits nowhere']
  for (const words of said) expect(found.getByText(words)).toBeTruthy()
  expect(found.getByText(/gone: hull\. No pack has what this value belongs to\./)).toBeTruthy()
  expect(calls.some(({ name }) => name === 'owner.importAccept')).toBe(false)
  await userEvent.click(found.getByRole('button', { name: texts.accept }))
  expect(await screen.findByText(texts.accepted({ count: 4 }))).toBeTruthy()
  expect(calls.find(({ name }) => name === 'owner.importAccept')?.input).toEqual({
    transfer,
    answers: [
      { kind: 'ships', id: 'kite', field: 'hull', take: 'theirs' },
      { kind: 'ships', id: 'heron', field: 'hull', take: 'mine' },
      { kind: 'ships', id: 'swift', field: 'hull', take: 'mine' },
    ],
  })
})

test('a file that is no pack says why, and another can be chosen', async () => {
  const no = refusal('refused', 'owner.packRefused', { where: 'her-box.zip', hint: 'This is no zip file.' })
  show(<Told />, { ...answers, 'owner.importLook': { refuse: no } })
  await choose()
  expect((await screen.findByRole('alert')).textContent).toContain('This is no zip file.')
  expect(screen.getByRole('button', { name: texts.importChoose })).toBeTruthy()
})

test('answers: one, the rest, and the next question without one', () => {
  const first = answerOne(new Map(), 1, 'theirs')
  expect(nextOpen(first, 1, 3)).toBe(2)
  expect(nextOpen(answerOne(first, 2, 'mine'), 2, 3)).toBe(0)
  const all = answerRest(first, 0, 3, 'mine')
  expect([...all].sort()).toEqual([
    [0, 'mine'],
    [1, 'theirs'],
    [2, 'mine'],
  ])
  expect(nextOpen(all, 0, 3)).toBeUndefined()
  expect(answerRest(all, 1, 3, 'mine').get(1)).toBe('mine')
})
