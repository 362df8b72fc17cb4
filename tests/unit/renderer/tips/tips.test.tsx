import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Settings } from '../../../../shared/contract/calls/settings.ts'
import { defaultSettings, tipNames } from '../../../../shared/contract/choices.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { Tips } from '../../../../renderer/settings/Tips.tsx'
import { Tip } from '../../../../renderer/tips/Tip.tsx'
import { show, type Answers } from '../../../support/renderer/screen.tsx'

const words = textsOf('en').tips

/** A machine with these settings, which keeps what is changed. */
function machine(change: Partial<Settings> = {}): Answers {
  let settings: Settings = { ...defaultSettings, ...change }
  return {
    'settings.get': () => ({ settings, dataDir: '/data' }),
    'settings.set': (next) => (settings = { ...settings, ...next }),
  }
}

const sent = (calls: readonly { readonly name: string; readonly input: unknown }[]) =>
  calls.filter(({ name }) => name === 'settings.set').map(({ input }) => input)

test('a tip that was read is gone and stays so; the others stay', async () => {
  const both = (
    <>
      <Tip name="bridge" />
      <Tip name="atlas" />
    </>
  )
  const { calls } = show(both, machine({ tipsRead: ['squad'] }))
  await userEvent.click((await screen.findAllByRole('button', { name: words.read }))[0]!)
  await waitFor(() => expect(screen.queryByText(words.texts.bridge)).toBeNull())
  expect(screen.getByText(words.texts.atlas)).toBeDefined()
  expect(sent(calls)).toEqual([{ tipsRead: ['squad', 'bridge'] }])
})

test('no more tips means none on any screen', async () => {
  const { calls } = show(
    tipNames.map((name) => <Tip key={name} name={name} />),
    machine(),
  )
  await userEvent.click((await screen.findAllByRole('button', { name: words.off }))[0]!)
  await waitFor(() => expect(screen.queryAllByRole('complementary')).toEqual([]))
  expect(sent(calls)).toEqual([{ tips: 'off' }])
})

test('the settings bring all tips back, and say why they cannot while none has been read', async () => {
  const read: Settings = { ...defaultSettings, tips: 'off', tipsRead: ['bridge'] }
  const { calls } = show(<Tips settings={read} />, machine(read))
  await userEvent.click(screen.getByRole('button', { name: words.again }))
  await waitFor(() => expect(sent(calls)).toEqual([{ tips: 'on', tipsRead: [] }]))
  show(<Tips settings={defaultSettings} />, machine())
  expect(screen.getByText(words.noneRead)).toBeDefined()
})
