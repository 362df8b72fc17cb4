import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { emptyDraft, withName, withPilots, withSeat, type Draft } from '../../../../renderer/new-campaign/draft.ts'
import { NewCampaign } from '../../../../renderer/new-campaign/NewCampaign.tsx'
import { show, type Answers } from '../../../support/renderer/screen.tsx'

const texts = textsOf('en').newCampaign
const roster: Answers = {
  'campaign.roster': {
    pilots: [
      { id: 'starla', name: 'Starla' },
      { id: 'enver', name: 'Enver' },
    ],
    ships: [
      { id: 'argonaut', name: 'Argonaut', brings: ['Burst Fire', 'Flank'] },
      { id: 'knossis', name: 'Knossis', brings: ['EMP Blast', 'Bank'] },
    ],
  },
}

const complete: Draft = [
  (draft: Draft) => ({ ...draft, squad: 'Two Chairs' }),
  (draft: Draft) => withName(withName(draft, 0, 'Mara'), 1, 'Jonas'),
  (draft: Draft) => withSeat(draft, 0, { pilot: 'starla', ship: 'argonaut', callSign: 'Oak' }),
  (draft: Draft) => withSeat(draft, 1, { pilot: 'enver', ship: 'knossis', callSign: 'Quill' }),
].reduce((draft, step) => step(draft), emptyDraft)

let present: Draft = emptyDraft
function Form({ first }: { first: Draft }) {
  const [draft, change] = useState(first)
  present = draft
  return <NewCampaign draft={draft} change={change} />
}
const seat = async (number: number) => within(await screen.findByRole('group', { name: `Seat ${number}` }))

test('each ship says what it brings', async () => {
  show(<Form first={emptyDraft} />, roster)
  const ship = (await seat(1)).getByRole('radio', { name: 'Knossis' })
  expect(ship.closest('label')?.textContent).toContain('Brings EMP Blast and Bank')
})

test('[CS-006] [CS-008] what another seat has is shown as taken with the reason, and cannot be chosen', async () => {
  show(<Form first={withSeat(emptyDraft, 0, { pilot: 'enver', ship: 'knossis' })} />, roster)
  for (const name of ['Enver', 'Knossis']) {
    const radio = (await seat(2)).getByRole('radio', { name })
    expect(radio.closest('label')?.textContent).toContain('Taken by seat 1')
    await userEvent.click(radio)
  }
  expect(present.seats[1]).toMatchObject({ pilot: undefined, ship: undefined })
  await userEvent.click((await seat(2)).getByRole('radio', { name: 'Starla' }))
  expect(present.seats[1]?.pilot).toBe('starla')
})

test('[CS-013] Enter on an unfinished form asks for nothing, names every gap beside its field and goes to the first', async () => {
  const shown = show(<Form first={{ ...complete, squad: '' }} />, roster)
  await seat(1)
  await userEvent.type(screen.getAllByLabelText('Call sign')[1]!, 's{Enter}')
  const squad = screen.getByLabelText(texts.squad)
  expect(document.activeElement).toBe(squad)
  expect(squad.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(texts.needed.squad)).toBeTruthy()
  expect(screen.getByText('1 answer is still missing.')).toBeTruthy()
  expect(shown.calls.map((call) => call.name)).not.toContain('campaign.create')
})

test('a refusal of the disk is told in words, and nothing that was filled in is lost', async () => {
  const shown = show(<Form first={complete} />, {
    ...roster,
    'campaign.create': { refuse: refusal('disk-full', 'diskFull') },
  })
  await userEvent.click(screen.getByRole('button', { name: new RegExp(texts.create) }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(texts.refusedTitle)
  expect(alert.textContent).toContain(texts.refusedKept)
  expect(present).toEqual(complete)
  shown.answer({ 'campaign.create': { id: 'a'.repeat(16) } })
  await userEvent.click(screen.getByRole('button', { name: new RegExp(texts.create) }))
  expect(window.location.hash).toBe(`#/campaign/${'a'.repeat(16)}/bridge`)
})

test('a refusal of the rules stands beside the field that it speaks of', async () => {
  show(<Form first={complete} />, {
    ...roster,
    'campaign.create': { refuse: refusal('refused', 'founding.shipTaken', { rule: 'CS-008', seat: 2, other: 1 }) },
  })
  await userEvent.click(screen.getByRole('button', { name: new RegExp(texts.create) }))
  const ships = (await seat(2)).getByRole('radiogroup', { name: 'Ship' })
  expect(ships.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(texts.refusedTitle)).toBeNull()
})

test('what goes out carries the call that the form shows, and the draft begins anew after it', async () => {
  const shown = show(<Form first={{ ...complete, difficulty: 'abyss', ironman: true }} />, {
    ...roster,
    'campaign.create': { id: 'a'.repeat(16) },
  })
  await userEvent.click(screen.getByRole('button', { name: new RegExp(texts.create) }))
  expect(shown.calls.find((call) => call.name === 'campaign.create')?.input).toEqual({
    squad: 'Two Chairs',
    difficulty: 'abyss',
    ironman: true,
    seats: [
      { player: 'Mara', pilot: 'starla', ship: 'argonaut', callSign: 'Oak', deck: 1 },
      { player: 'Jonas', pilot: 'enver', ship: 'knossis', callSign: 'Quill', deck: 2 },
    ],
  })
  expect(present).toEqual(emptyDraft)
})

test('[CS-003] a seat that takes the deck of another swaps with it, and both decks go out', async () => {
  const shown = show(<Form first={complete} />, { ...roster, 'campaign.create': { id: 'a'.repeat(16) } })
  const deckOf = async (number: number) =>
    within((await seat(number)).getByRole('radiogroup', { name: 'Starting deck' }))
  expect((await deckOf(2)).getByRole('radio', { name: '2', checked: true })).toBeTruthy()
  await userEvent.click((await deckOf(2)).getByRole('radio', { name: '1' }))
  expect((await deckOf(1)).getByRole('radio', { name: '2', checked: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: new RegExp(texts.create) }))
  const sent = shown.calls.find((call) => call.name === 'campaign.create')?.input
  expect(sent).toMatchObject({ seats: [{ deck: 2 }, { deck: 1 }] })
})

test('[CS-003] two seats with one deck are refused with the rule, beside the field', async () => {
  show(<Form first={complete} />, {
    ...roster,
    'campaign.create': { refuse: refusal('refused', 'founding.deckTaken', { rule: 'CS-003', seat: 2, other: 1 }) },
  })
  await userEvent.click(screen.getByRole('button', { name: new RegExp(texts.create) }))
  const decks = (await seat(2)).getByRole('radiogroup', { name: 'Starting deck' })
  expect(decks.getAttribute('aria-invalid')).toBe('true')
  expect((await seat(2)).getByText(/CS-003/)).toBeTruthy()
})

test('a roster that cannot be read leaves the rest of the form usable', async () => {
  const shown = show(<Form first={withPilots(emptyDraft, 3)} />, {
    'campaign.roster': { refuse: refusal('damaged', 'pack') },
  })
  expect(await screen.findByRole('alert', { name: texts.rosterFailed })).toBeTruthy()
  await userEvent.type(screen.getByLabelText(texts.squad), 'Kept')
  shown.answer(roster)
  await userEvent.click(screen.getByRole('button', { name: textsOf('en').common.retry }))
  await seat(3)
  expect(present.squad).toBe('Kept')
})
