import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Settings as Stored } from '../../../../shared/contract/calls/settings.ts'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { Settings } from '../../../../renderer/settings/Settings.tsx'
import { show, type Answers } from '../../../support/renderer/screen.tsx'

const texts = textsOf('en').settings
const stored: Answers = {
  'settings.get': {
    settings: {
      theme: 'night',
      textScale: 100,
      motion: 'system',
      language: 'en',
      pace: 'off',
      tabletop: 'board',
      tips: 'on',
      tipsRead: [],
    },
    dataDir: '/home/mara/sparrow',
  },
  'app.info': {
    version: '1.2.3',
    host: 'web',
    platform: 'linux',
    dataDir: '/home/mara/sparrow',
    parts: [{ name: 'Node', version: '22.0.0' }],
  },
}

const radio = (name: string) => screen.findByRole('radio', { name })

test('a choice is saved at once, alone', async () => {
  const shown = show(<Settings />, { ...stored, 'settings.set': () => ({}) })
  await userEvent.click(await radio(texts.themes.paper))
  await userEvent.click(await radio('Deutsch'))
  const sent = shown.calls.filter((call) => call.name === 'settings.set').map((call) => call.input)
  expect(sent).toEqual([{ theme: 'paper' }, { language: 'de' }])
})

test('a change that was not saved says so and goes back', async () => {
  show(<Settings />, { ...stored, 'settings.set': { refuse: refusal('disk-full', 'diskFull') } })
  await userEvent.click(await radio(texts.themes.paper))
  expect((await screen.findByRole('alert')).textContent).toContain(texts.notSaved)
  await waitFor(async () => expect((await radio(texts.themes.night)).getAttribute('aria-checked')).toBe('true'))
})

test('the text size moves a step with every press, however quick, and is saved', async () => {
  let now: Stored = {
    theme: 'night',
    textScale: 100,
    motion: 'system',
    language: 'en',
    pace: 'off',
    tabletop: 'board',
    tips: 'on',
    tipsRead: [],
  }
  const shown = show(<Settings />, {
    ...stored,
    'settings.get': () => ({ settings: now, dataDir: '/home/mara/sparrow' }),
    'settings.set': (change) => (now = { ...now, ...change }),
  })
  const slider = await screen.findByRole('slider', { name: texts.textScale })
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  const sent = () => shown.calls.filter((call) => call.name === 'settings.set').map((call) => call.input)
  await waitFor(() => expect(sent()).toEqual([{ textScale: 125 }, { textScale: 150 }]))
})

test('another data folder is refused in words beside the field, or counts from the next start on', async () => {
  const shown = show(<Settings />, {
    ...stored,
    'settings.chooseDataDir': { refuse: refusal('unavailable', 'folder.cannot-be-written', { path: '/root/x' }) },
  })
  const field = await screen.findByLabelText(texts.dataField)
  await userEvent.type(field, '{Enter}')
  expect(screen.getByText(texts.dataNeeded)).toBeTruthy()
  await userEvent.type(field, '/root/x{Enter}')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByText(texts.dataNeeded)).toBeNull()
  expect((field as HTMLInputElement).value).toBe('/root/x')
  const moved = { ...(stored['settings.get'] as object), nextDataDir: '/mnt/games' } as Answers['settings.get']
  shown.answer({ 'settings.chooseDataDir': { nextDataDir: '/mnt/games' }, 'settings.get': moved })
  await userEvent.clear(field)
  await userEvent.type(field, '/mnt/games{Enter}')
  shown.push({ name: 'settings.changed', args: {} })
  expect(await screen.findByText('/mnt/games')).toBeTruthy()
})

test('unreadable stored settings are told, and where data lies and what runs is shown', async () => {
  show(<Settings />, {
    ...stored,
    'settings.get': { ...(stored['settings.get'] as object), fault: 'not JSON' } as Answers['settings.get'],
  })
  expect(await screen.findByText(texts.unreadable)).toBeTruthy()
  for (const words of ['/home/mara/sparrow', '1.2.3', '22.0.0', texts.hosts.web])
    expect(await screen.findByText(words)).toBeTruthy()
})
