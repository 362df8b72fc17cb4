// A running play on a screen: who is said to answer, what the last move led to, and how long that stands.
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Output } from '../../../../../shared/contract/contract.ts'
import { usePlay, type Machine } from '../../../../../renderer/kernel/play/use-play.ts'
import { show, type Answers } from '../../../../support/renderer/screen.tsx'

const campaign = 'a'.repeat(16)
const play = 'trip-1'

interface Duel extends Machine {
  readonly view: { readonly round: number }
  readonly question: { readonly type: 'act' }
  readonly answer: { readonly type: 'rest'; readonly seat: string } | { readonly type: 'goOn' }
  readonly change: { readonly type: 'setRound'; readonly to: number }
}

const stands = (version: number, seats: readonly string[] = ['p1', 'p2', 'table']): Output<'play.view'> => ({
  play,
  machine: 'test.duel',
  version,
  index: version,
  handOnly: false,
  wait: { kind: 'ask', seats, question: { type: 'act' } },
  view: { round: version },
})
const taken = (version: number) => ({
  taken: true as const,
  view: stands(version),
  notes: [{ key: 'duel.rested', args: {} }],
})

/** What was sent so far, its campaign and play left out. */
function duel(answers: Answers) {
  const shown = show(<Screen />, { 'play.view': stands(4), ...answers })
  const sent = () =>
    shown.calls.flatMap(({ name, input }) => {
      if (name === 'play.view') return []
      const { campaign: _, play: __, ...move } = input as Record<string, unknown>
      return [{ name, ...move }]
    })
  return { ...shown, sent }
}

function Screen() {
  const { handle } = usePlay<Duel>(campaign, play)
  if (handle === undefined) return <p>reading</p>
  const { view, told, notTaken, send, tell, change } = handle
  return (
    <>
      <p>Round {view.round}</p>
      <p>
        {told === undefined ? 'nothing told' : `told: ${told.notes.length} since ${told.before.round}, ${told.byHand}`}
      </p>
      <p>{notTaken === undefined ? 'no trouble' : `trouble: ${notTaken.problems[0]?.key ?? notTaken.refusal?.key}`}</p>
      <button onClick={() => send({ type: 'rest', seat: 'p2' })}>rest</button>
      <button onClick={() => send({ type: 'goOn' })}>go on</button>
      <button onClick={() => tell(null)}>roll</button>
      <button onClick={() => change({ type: 'setRound', to: 2 })}>by hand</button>
    </>
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the seat that an answer names has said it, else everybody, and luck and changes by hand are of the table', async () => {
  const { sent } = duel({ 'play.submit': taken(4), 'play.chance': taken(4), 'play.hand': taken(4) })
  for (const name of ['rest', 'go on', 'roll', 'by hand']) await press(name)
  expect(sent()).toEqual([
    { name: 'play.submit', version: 4, seat: 'p2', answer: { type: 'rest', seat: 'p2' } },
    { name: 'play.submit', version: 4, seat: 'table', answer: { type: 'goOn' } },
    { name: 'play.chance', version: 4, seat: 'table', result: null },
    { name: 'play.hand', version: 4, seat: 'table', change: { type: 'setRound', to: 2 } },
  ])
})

test('where one seat alone is asked, it answers, whatever seat the answer is about', async () => {
  const { sent } = duel({ 'play.view': stands(4, ['p1']), 'play.submit': taken(4) })
  await press('rest')
  expect(sent()).toEqual([{ name: 'play.submit', version: 4, seat: 'p1', answer: { type: 'rest', seat: 'p2' } }])
})

test('what a move led to is told until anything else has moved', async () => {
  const shown = duel({ 'play.hand': taken(5) })
  await press('by hand')
  expect(await screen.findByText('told: 1 since 4, true')).toBeTruthy()
  expect(screen.getByText('Round 5')).toBeTruthy()
  shown.answer({ 'play.view': stands(6) })
  act(() => shown.push({ name: 'campaign.changed', args: { campaign } }))
  expect(await screen.findByText('Round 6')).toBeTruthy()
  expect(screen.getByText('nothing told')).toBeTruthy()
})

test('a move that is not taken says why, beside what stands by now', async () => {
  const problems = [{ key: 'kernel.stale' }]
  duel({ 'play.submit': { taken: false, code: 'stale', problems, view: stands(7) } })
  await press('go on')
  expect(await screen.findByText('trouble: kernel.stale')).toBeTruthy()
  expect(screen.getByText('Round 7')).toBeTruthy()
})
