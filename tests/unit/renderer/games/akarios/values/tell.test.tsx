// Telling a printed value: its form, what is sent, what is refused in words, and on to the next one of the same entry.
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../../../shared/contract/envelope.ts'
import type { FieldForm } from '../../../../../../shared/games/akarios/content/forms/field-form.ts'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import { ValueDialog } from '../../../../../../renderer/games/akarios/values/ValueDialog.tsx'
import { WrongNumber } from '../../../../../../renderer/games/akarios/values/WrongNumber.tsx'
import { show, type Answers } from '../../../../../support/renderer/screen.tsx'

const texts = textsOf('en')
const supply: FieldForm = { type: 'number', min: 1, max: 4, words: ['unlimited'] }
const cost: FieldForm = { type: 'number', min: 0, max: 99, words: [] }
const flank = {
  ...{ kind: 'upgrades', id: 'flank', name: 'Flank', wording: 'Turns.', missing: 2, told: 1, others: [] },
  fields: [
    {
      ...{ field: 'number', value: 12, form: cost },
      source: { layer: 'told', pack: 'owner', note: 'card 12', at: '2026-05-01T18:00:00.000Z' },
    },
    { field: 'cost', form: cost },
    { field: 'supply', form: supply },
  ],
} as const
const answers: Answers = {
  'packs.entry': flank as never,
  'packs.list': { packs: [], troubles: [] },
  'owner.record': { n: 1 },
}

const recorded = (calls: readonly { readonly name: string; readonly input: unknown }[]) =>
  calls.filter(({ name }) => name === 'owner.record').map(({ input }) => input)

test('Enter saves the number and goes on to the next value that is missing; a word may stand in its place', async () => {
  let closed = false
  const { calls } = show(
    <ValueDialog kind="upgrades" id="flank" field="cost" onClose={() => (closed = true)} />,
    answers,
  )
  const number = await screen.findByLabelText('Cost')
  await userEvent.type(number, '9')
  await userEvent.type(screen.getByLabelText(/Where you read it/), ' card 12 {Enter}')
  expect(await screen.findByRole('heading', { name: 'Flank: supply' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^unlimited/ }))
  await userEvent.click(screen.getByRole('button', { name: texts.values.save }))
  await waitFor(() => expect(closed).toBe(true))
  expect(recorded(calls)).toEqual([
    { kind: 'upgrades', id: 'flank', field: 'cost', value: 9, source: 'card 12' },
    { kind: 'upgrades', id: 'flank', field: 'supply', value: 'unlimited' },
  ])
})

test('what is still empty is said at its field, and nothing is sent', async () => {
  const { calls } = show(<ValueDialog kind="upgrades" id="flank" field="cost" onClose={() => undefined} />, answers)
  await userEvent.click(await screen.findByRole('button', { name: texts.values.save }))
  expect(await screen.findByText(texts.values.blank)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Cost'))
  expect(recorded(calls)).toEqual([])
})

test('a number outside its range is refused as it was typed, not bent into it', async () => {
  const { calls } = show(<ValueDialog kind="upgrades" id="flank" field="supply" onClose={() => undefined} />, answers)
  await userEvent.type(await screen.findByLabelText('Supply'), '40{Enter}')
  expect(await screen.findByText(texts.values.outOfRange({ min: 1, max: 4 }))).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Supply').value).toBe('40')
  expect(recorded(calls)).toEqual([])
})

test('beside any number: it is wrong; what is known and where from, then the new value', async () => {
  const { calls } = show(<WrongNumber kind="upgrades" id="flank" field="number" name="Flank" />, answers)
  await userEvent.click(screen.getByRole('button', { name: 'Flank, card number: this number is wrong' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Now: 12')).toBeTruthy()
  expect(dialog.getByText(/told by you, 1 May.*“card 12”/)).toBeTruthy()
  const number = dialog.getByLabelText('Card number')
  await userEvent.clear(number)
  await userEvent.type(number, '21{Enter}')
  expect(await screen.findByText('Saved: Flank card number 21')).toBeTruthy()
  expect(recorded(calls)).toEqual([{ kind: 'upgrades', id: 'flank', field: 'number', value: 21 }])
})

test('a refusal is told in the language in use, with the words of the check, and the dialog stays', async () => {
  const hint = 'Card number 9 is taken.'
  show(
    <ValueDialog kind="upgrades" id="flank" field="number" onClose={() => undefined} />,
    { ...answers, 'owner.record': { refuse: refusal('refused', 'owner.refused', { code: 'number-twice', hint }) } },
    'de',
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Speichern/ }))
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain(textsOf('de').faults.byCode['number-twice'])
  expect(said).toContain(hint)
})

test('a value that nobody tells says so', async () => {
  const fixed = { ...flank, fields: [{ field: 'kind', value: 'engine' }] }
  show(<ValueDialog kind="upgrades" id="flank" field="kind" onClose={() => undefined} />, {
    ...answers,
    'packs.entry': fixed as never,
  })
  expect(await screen.findByText(texts.values.noForm)).toBeTruthy()
})

test('[EN-001] Enter in a line of keys saves it, as in any field', async () => {
  const form = { type: 'commandLine', effects: [] } as const
  const line = { ...flank, kind: 'enemies', id: 'scout', fields: [{ field: 'cards.c1.line', form }] }
  const { calls } = show(<ValueDialog kind="enemies" id="scout" field="cards.c1.line" onClose={() => undefined} />, {
    ...answers,
    'packs.entry': line as never,
  })
  await userEvent.type((await screen.findAllByRole('textbox'))[0]!, 'r{Enter}')
  await waitFor(() => expect(recorded(calls)).toMatchObject([{ id: 'scout', value: [{ do: 'rotate' }] }]))
})
