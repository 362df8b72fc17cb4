import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import { refusal, type Reply } from '../../../../shared/contract/envelope.ts'
import { bridge } from '../../../../renderer/api/bridge.ts'
import { useCommand } from '../../../../renderer/api/client.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { useSaved } from '../../../../renderer/kernel/steps/saved.ts'
import { useSteps } from '../../../../renderer/kernel/steps/steps.ts'
import { press, show } from '../../../support/renderer/screen.tsx'

const campaign = 'a'.repeat(16)
const step = (n: number, note: string, reveals = false) => ({ n, title: { key: 'noteAdded', args: { note } }, reveals })

function Steps() {
  const { undo, redo } = useSteps(campaign)
  return (
    <>
      <p>{undo?.step ?? 'no undo'}</p>
      <p>{redo?.step ?? 'no redo'}</p>
      <textarea aria-label="text" />
    </>
  )
}

test('undo and redo name their step and go by key, but not out of a text field', async () => {
  const shown = show(<Steps />, {
    'history.steps': { undo: step(4, 'Owe Dov'), redo: step(5, 'Buy supply', true) },
    'history.undo': step(4, 'Owe Dov'),
    'history.redo': step(5, 'Buy supply'),
  })
  expect(await screen.findByText('Note: Owe Dov')).toBeTruthy()
  expect(screen.getByText('Note: Buy supply (the table has seen its dice or cards)')).toBeTruthy()
  const taken = () => shown.calls.filter(({ name }) => name === 'history.undo' || name === 'history.redo')
  await userEvent.click(screen.getByLabelText('text'))
  await press('{Control>}z{/Control}')
  expect(taken()).toEqual([])
  screen.getByLabelText('text').blur()
  await press('{Control>}z{/Control}')
  expect(taken()).toEqual([{ name: 'history.undo', input: { campaign, entry: 4 } }])
  expect(await screen.findByText('Undone: Note: Owe Dov')).toBeTruthy()
  await press('{Control>}{Shift>}Z{/Shift}{/Control}')
  expect(taken()[1]).toEqual({ name: 'history.redo', input: { campaign, entry: 5 } })
})

test('a step that is no longer the named one is not taken: the reason is told and the new one asked for', async () => {
  const shown = show(<Steps />, {
    'history.steps': { undo: step(4, 'Owe Dov') },
    'history.undo': { refuse: refusal('conflict', 'stale') },
  })
  await screen.findByText('Note: Owe Dov')
  shown.answer({ 'history.steps': { undo: step(6, 'Scout') } })
  await press('{Control>}z{/Control}')
  expect(await screen.findAllByText(textsOf('en').errors.byKey.stale)).not.toEqual([])
  expect(await screen.findByText('Note: Scout')).toBeTruthy()
})

test('[FR-003] three quick presses take three steps, each the one that stands when its turn comes', async () => {
  const titles = ['Owe Dov', 'Scout', 'Buy supply', 'Long table']
  show(<Steps />, { 'history.steps': () => ({ undo: step(titles.length, titles.at(-1)!) }) })
  await screen.findByText('Note: Long table')
  const taken: number[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const undo = async ({ entry }: { entry: number }): Promise<Reply> => {
    taken.push(entry)
    await released
    return { ok: true, data: step(entry, titles.pop()!) }
  }
  Object.assign(bridge(), { 'history.undo': undo })
  await press('{Control>}zzz{/Control}')
  expect(taken).toEqual([4])
  await act(async () => release())
  expect(await screen.findByText('Note: Owe Dov')).toBeTruthy()
  expect(taken).toEqual([4, 3, 2])
})

test('a held key leaves no press waiting, and a refused step drops those behind it', async () => {
  const shown = show(<Steps />, { 'history.steps': { undo: step(4, 'Owe Dov') } })
  await screen.findByText('Note: Owe Dov')
  const replies: ((reply: Reply) => void)[] = []
  Object.assign(bridge(), { 'history.undo': () => new Promise<Reply>((resolve) => replies.push(resolve)) })
  await press('{Control>}{z>5/}')
  expect(replies).toHaveLength(1)
  await press('zz{/Control}')
  await act(async () => replies[0]?.({ ok: false, error: refusal('conflict', 'stale') }))
  expect(await screen.findAllByText(textsOf('en').errors.byKey.stale)).not.toEqual([])
  expect(replies).toHaveLength(1)
  expect(shown.calls.filter(({ name }) => name === 'history.steps').length).toBe(2)
})

const view = { id: campaign, access: 'owner' } as CampaignView

function Mark({ of }: { of: CampaignView }) {
  const saved = useSaved(of)
  const add = useCommand('notes.add')
  return (
    <button type="button" onClick={() => add.mutate({ campaign, body: 'x', who: 'table' })}>
      {saved?.state}
    </button>
  )
}

test('the mark says what the last decision met: saved, not saved, saved again', async () => {
  const shown = show(<Mark of={view} />, { 'notes.add': { refuse: refusal('disk-full', 'diskFull') } })
  const mark = screen.getByRole('button')
  expect(mark.textContent).toBe('saved')
  await userEvent.click(mark)
  await waitFor(() => expect(mark.textContent).toBe('notSaved'))
  shown.answer({ 'notes.add': { id: 1 } })
  await userEvent.click(mark)
  await waitFor(() => expect(mark.textContent).toBe('saved'))
})

test('what was not saved is said until something was, also when the answer is long forgotten', async () => {
  let client: QueryClient | undefined
  function Watched() {
    client = useQueryClient()
    return <Mark of={view} />
  }
  const shown = show(<Watched />, { 'notes.add': { refuse: refusal('disk-full', 'diskFull') } })
  const mark = screen.getByRole('button')
  await userEvent.click(mark)
  await waitFor(() => expect(mark.textContent).toBe('notSaved'))
  act(() => client?.getMutationCache().clear())
  expect(mark.textContent).toBe('notSaved')
  shown.answer({ 'notes.add': { id: 1 } })
  await userEvent.click(mark)
  await waitFor(() => expect(mark.textContent).toBe('saved'))
})

test('a rule that says no leaves everything saved, and a campaign that is looked at is read only', async () => {
  show(<Mark of={view} />, { 'notes.add': { refuse: refusal('not-found', 'noteMissing') } })
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('saved')
  show(<Mark of={{ ...view, access: 'looking' }} />, {})
  expect(screen.getByRole('button').textContent).toBe('readOnly')
})
