import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { Searched } from '../../../../shared/games/akarios/view/searched.ts'
import { useCommands } from '../../../../renderer/keys/commands.tsx'
import { Search } from '../../../../renderer/search/Search.tsx'
import type { Screen } from '../../../../renderer/screens.ts'
import { press, show, type Answers } from '../../../support/renderer/screen.tsx'

const entry = (kind: Searched['kind'], id: string, name: string): Searched => ({ kind, id, name, about: '' })

interface PageProps {
  readonly run?: () => void
  readonly here?: Screen
  readonly campaign?: Pick<CampaignView, 'id' | 'squad'>
}

/** A page with one field, one key of its own, and the palette on Ctrl+K. */
function Page({ run = () => {}, here = { name: 'library' }, campaign }: PageProps) {
  const [open, setOpen] = useState(false)
  useCommands([
    { keys: 'Control+z', name: 'Undo', where: 'everywhere', run: () => {} },
    { keys: 'n', name: 'New campaign', where: 'screen', run },
    { keys: 'Control+k', name: 'Search', where: 'everywhere', run: () => setOpen(true) },
  ])
  return (
    <>
      <input aria-label="Name" />
      <Search
        open={open}
        onClose={() => setOpen(false)}
        screen={here}
        campaign={campaign as CampaignView | undefined}
      />
    </>
  )
}

const answers: Answers = {
  'search.packs': { entries: [entry('upgrades', 'emp-blast', 'EMP Blast'), entry('ships', 'merkava', 'Merkava')] },
  'library.list': { campaigns: [], bin: [] },
  'packs.list': { packs: [], troubles: [] },
  'packs.entry': ({ kind, id }) => ({
    ...{ kind, id, name: 'EMP Blast', wording: 'It stuns.', missing: 1, told: 0 },
    ...{ fields: [{ field: 'cost', form: { type: 'number', whole: true } }], others: [] },
  }),
}

/** Opens the palette and types; the names of what is listed. */
async function look(words: string) {
  await press('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  if (words !== '') await userEvent.type(dialog.getByRole('combobox'), words)
  await act(async () => {})
  return dialog.queryAllByRole('option').map((option) => option.querySelector('span')?.firstChild?.textContent)
}

test("a new mission is begun from anywhere, and stands in nobody's way before it is typed", async () => {
  show(<Page />, answers)
  expect(await look('')).not.toContain('New: Mission')
  await userEvent.keyboard('new mission')
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toMatch(/New: Mission/)
  await press('{Enter}')
  expect(location.hash).toBe('#/packs/missions')
})

test('before anything is typed it lists the keys of the screen first, then where one can go, and not itself', async () => {
  show(<Page />, answers)
  expect(await look('')).toEqual(['New campaign', 'Undo', 'Packs', 'Rules', 'Settings'])
})

test('Enter takes the first hit: the key that it stands for runs once the palette is gone and the focus is back', async () => {
  const at = vi.fn(() => document.activeElement?.getAttribute('aria-label'))
  show(<Page run={at} />, answers)
  screen.getByRole('textbox', { name: 'Name' }).focus()
  expect(await look('new capmaign')).toEqual(['New campaign'])
  await press('{Enter}')
  await vi.waitFor(() => expect(at).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(at.mock.results).toEqual([{ type: 'return', value: 'Name' }])
})

test('arrows choose, and a card opens its sheet beside the screen, without keys that would not work there', async () => {
  show(<Page />, answers)
  expect((await look('emp'))[0]).toBe('EMP Blast')
  await press('{ArrowDown}{ArrowUp}{Enter}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Ship upgrade' }))
  expect(await sheet.findByRole('heading', { name: 'EMP Blast' })).toBeDefined()
  expect(sheet.queryByText('T')).toBeNull()
})

test('Escape leaves at once, also with words typed, and the next time begins anew', async () => {
  show(<Page />, answers)
  await look('merk')
  await press('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await look('')).toHaveLength(5)
})

test('what one squad has found is not shown to the next', async () => {
  const first = { id: 'aaaaaaaaaaaaaaaa', squad: 'First' }
  const second = { id: 'bbbbbbbbbbbbbbbb', squad: 'Second' }
  let use: (campaign: typeof first) => void = () => {}
  const Two = () => {
    const [campaign, setCampaign] = useState(first)
    use = setCampaign
    return <Page campaign={campaign} here={{ name: 'bridge', campaign: campaign.id }} />
  }
  show(<Two />, {
    'library.list': { campaigns: [], bin: [] },
    'play.list': { plays: [] },
    'search.campaign': ({ campaign }) =>
      campaign === first.id ? { entries: [entry('pilots', 'pilot-5', 'Zarathin')] } : new Promise(() => {}),
  })
  expect(await look('zarath')).toEqual(['Zarathin'])
  await press('{Escape}')
  act(() => use(second))
  expect(await look('zarath')).toEqual([])
  expect(screen.getByText('Nothing goes by these words. Fewer letters find more.')).toBeDefined()
})

test('in German it speaks German, and a rule opens by its id', async () => {
  show(<Page />, answers, 'de')
  await press('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Suchen' }))
  await userEvent.type(dialog.getByRole('combobox'), 'en9')
  await dialog.findByRole('option', { name: /^EN-009/ })
  await press('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Regel EN-009' })).toBeDefined()
})
