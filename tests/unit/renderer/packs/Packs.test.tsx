import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Browsed, ListedPack } from '../../../../shared/contract/calls/packs.ts'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import type { Input } from '../../../../shared/contract/contract.ts'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { Packs } from '../../../../renderer/packs/Packs.tsx'
import { press, show, type Answers } from '../../../support/renderer/screen.tsx'

const texts = textsOf('en').packs

const akarios: ListedPack = {
  ...{ id: 'akarios', title: 'Stars of Akarios', version: '1.0.0', about: 'Facts.', licence: 'MIT', origin: 'app' },
  ...{ entries: 2, values: 0 },
}
const flank: Browsed = {
  ...{ kind: 'upgrades', id: 'flank', name: 'Flank', wording: 'Turns, then attacks.', missing: 2, told: 1 },
}
const stun: Browsed = { kind: 'effects', id: 'stun', name: 'Stun', wording: '', missing: 0, told: 0 }

const number: FieldForm = { type: 'number', min: 0, max: 99, words: [] }

const browse = ({ search, missingOnly, kind }: Input<'packs.browse'>) => {
  const rows = [flank, stun].filter(
    (row) =>
      row.name.toLowerCase().includes(search) && (!missingOnly || row.missing > 0) && (kind ?? row.kind) === row.kind,
  )
  return { total: rows.length, rows }
}
const entry = ({ id }: Input<'packs.entry'>) =>
  id === 'stun'
    ? { ...stun, fields: [], others: [] }
    : {
        ...flank,
        others: [{ field: 'copies', form: number }],
        fields: [
          { field: 'name', value: 'Flank', source: { layer: 'base', pack: 'akarios' } },
          { field: 'cost', value: 4, form: number, source: { layer: 'told', pack: 'owner', note: 'card 12', at: '2026-05-01T18:00:00.000Z' } },
          { field: 'timing', value: 'action', source: { layer: 'base', pack: 'akarios' } },
          { field: 'supply', form: { type: 'number', min: 1, max: 4, words: ['unlimited'] } },
          { field: 'slots', form: { type: 'json' } },
        ],
      }
const answers: Answers = {
  'packs.list': { packs: [akarios], troubles: [] },
  'packs.browse': browse,
  'packs.entry': entry,
  'packs.completeness': {
    kinds: [{ kind: 'upgrades', entries: 57, complete: 3, missing: [{ field: 'cost', entries: 54 }] }],
    box: [
      { of: 'weapons', names: 19, told: 19, total: 57 },
      { of: 'pilotAbilities', names: 33, told: 33, total: 32 },
      { of: 'combatCards', told: 140, total: 140 },
    ],
  },
}

// A list draws the rows in sight; a DOM without layout has no sight, so here the list is high enough for all of them.
beforeEach(() => {
  document.documentElement.style.fontSize = '16px'
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(4000)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
})

const sheet = () => within(screen.getByRole('complementary', { name: texts.chosen }))
const options = async () => within(await screen.findByRole('listbox', { name: texts.list })).findAllByRole('option')

test('rows say what is missing; the chosen entry says it field by field, and where each value comes from', async () => {
  show(<Packs />, answers)
  expect((await options()).map((row) => row.textContent)).toEqual(['Flank2 unknownUpgrades', 'StuncompleteEffects'])
  expect(await sheet().findByText('supply')).toBeTruthy()
  expect(sheet().getByText('slots')).toBeTruthy()
  const known = (name: string) => sheet().getByText(name).parentElement?.textContent
  expect(known('cost')).toMatch(/^cost4told by you, 1 May.*“card 12”$/)
  expect(known('when it works')).toBe('when it worksactionfrom Stars of Akarios')
})

test('arrows move the choice from anywhere, / goes to the search, Escape empties it and then leads back', async () => {
  show(<Packs />, answers)
  await options()
  await press('{ArrowDown}')
  expect(sheet().getByRole('heading', { name: 'Stun' })).toBeTruthy()
  await press('/')
  const field = screen.getByLabelText(new RegExp(texts.search))
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'fla')
  await waitFor(async () => expect((await options()).length).toBe(1))
  expect(sheet().getByRole('heading', { name: 'Flank' })).toBeTruthy()
  await press('{Escape}')
  await waitFor(async () => expect((await options()).length).toBe(2))
  await press('{Escape}')
  expect(window.location.hash).toBe('#/')
})

test('only what has something missing, and a search without an answer says how to go on', async () => {
  show(<Packs />, answers)
  await options()
  await userEvent.click(screen.getByRole('checkbox', { name: texts.missingOnly }))
  await waitFor(async () => expect((await options()).length).toBe(1))
  await userEvent.type(screen.getByLabelText(new RegExp(texts.search)), 'zzz')
  await userEvent.click(await screen.findByRole('button', { name: texts.clear }))
  await waitFor(async () => expect((await options()).length).toBe(2))
})

test('what is missing stands in two tables, by kind and against the box', async () => {
  show(<Packs />, answers)
  await userEvent.click(await screen.findByRole('tab', { name: texts.viewNames.missing }))
  const rows = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent).join(' | '))
  expect(await rows(texts.ofKinds)).toEqual(['Upgrades | 57 | 3 | cost 54'])
  expect(await rows(texts.ofBox)).toEqual([
    'Weapons | 19 | 19 | 57 | 38 cards to tell',
    'Pilot abilities | 33 | 33 | 32 | 1 name more than the list has cards (question 55)',
    'Combat cards | – | 140 | 140 | all told',
  ])
})

test('packs in use are told with where they come from, and what could not be used with its place', async () => {
  const troubles = [{ pack: 'owner', file: 'values.json', where: 'line 3, column 1', hint: 'This is not JSON.' }]
  show(<Packs />, { ...answers, 'packs.list': { packs: [akarios], troubles } })
  expect((await screen.findByText(/owner values.json line 3, column 1/)).textContent).toContain('This is not JSON.')
  await userEvent.click(screen.getByRole('tab', { name: texts.viewNames.packs }))
  expect(await screen.findByText(texts.origins.app)).toBeTruthy()
})

test.each(['packs.list', 'packs.browse', 'packs.entry', 'packs.completeness'] as const)(
  'a failing %s is a failure with a way on',
  async (name) => {
    const shown = show(<Packs />, { ...answers, [name]: { refuse: refusal('unavailable', 'folderGone') } })
    if (name === 'packs.completeness')
      await userEvent.click(await screen.findByRole('tab', { name: texts.viewNames.missing }))
    expect(await screen.findByRole('alert', { name: texts.failed })).toBeTruthy()
    shown.answer(answers)
    await userEvent.click(screen.getByRole('button', { name: textsOf('en').common.retry }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)

test('a value told in another window is seen at once', async () => {
  const shown = show(<Packs />, answers)
  await options()
  shown.answer({ 'packs.browse': { total: 1, rows: [{ ...flank, missing: 1 }] } })
  shown.push({ name: 'packs.changed', args: {} })
  await waitFor(async () => expect((await options())[0]?.textContent).toContain('1 unknown'))
})
