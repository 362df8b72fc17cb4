import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SecondScreen } from '../../../../shared/contract/calls/second-screen.ts'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { SecondScreenSwitch } from '../../../../renderer/second-screen/SecondScreenSwitch.tsx'
import { useHideKey } from '../../../../renderer/second-screen/use-hide-key.ts'
import { show } from '../../../support/renderer/screen.tsx'

const words = textsOf('en').secondScreen
const home = { name: 'Wi-Fi', address: '192.168.1.20' }
const office = { name: 'eth0', address: '10.0.0.7' }
const off = (networks = [home]): SecondScreen => ({ on: false, networks })
const on = (hidden = false, devices = 0): SecondScreen => ({
  on: true,
  network: home,
  address: 'http://192.168.1.20:41822',
  link: 'http://192.168.1.20:41822/#ABC234',
  code: 'ABC234',
  hidden,
  devices,
})

function Page() {
  useHideKey()
  return <SecondScreenSwitch keyed />
}

const theSwitch = () => screen.findByRole('switch', { name: words.show })
const commands = ({ calls }: ReturnType<typeof show>) => calls.filter(({ name }) => name !== 'secondScreen.get')
const sent = (shown: ReturnType<typeof show>, wanted: ReturnType<typeof commands>) =>
  waitFor(() => expect(commands(shown)).toEqual(wanted))

test('it is turned on in the one network, or in the one that is chosen', async () => {
  const shown = show(<Page />, { 'secondScreen.get': off(), 'secondScreen.turnOn': on() })
  fireEvent.click(await theSwitch())
  await sent(shown, [{ name: 'secondScreen.turnOn', input: { address: '192.168.1.20' } }])
  const again = show(<Page />, { 'secondScreen.get': off([home, office]), 'secondScreen.turnOn': on() })
  await userEvent.click(await screen.findByRole('combobox', { name: words.network }))
  await userEvent.click(await screen.findByRole('option', { name: words.networkOf(office) }))
  fireEvent.click(await theSwitch())
  await sent(again, [{ name: 'secondScreen.turnOn', input: { address: '10.0.0.7' } }])
})

test('without a network it says so and stays off', async () => {
  const shown = show(<Page />, { 'secondScreen.get': off([]) })
  fireEvent.click(await theSwitch())
  expect(await screen.findByText(words.noNetwork)).toBeDefined()
  expect(commands(shown)).toEqual([])
})

test('why it could not be turned on stands above the switch', async () => {
  const no = refusal('unavailable', 'secondScreen.noListener', { address: '192.168.1.20' })
  show(<Page />, { 'secondScreen.get': off(), 'secondScreen.turnOn': { refuse: no } })
  fireEvent.click(await theSwitch())
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(/Devices cannot be let in at 192\.168\.1\.20/)).toBeDefined()
})

test('while it is on it shows address, code, square and who looks on; one key or button hides it and shows it again', async () => {
  const shown = show(<Page />, {
    'secondScreen.get': on(false, 2),
    'secondScreen.hide': on(true),
    'secondScreen.turnOff': off(),
  })
  expect(await screen.findByText('http://192.168.1.20:41822')).toBeDefined()
  expect(screen.getByText('ABC 234')).toBeDefined()
  expect(screen.getByRole('img', { name: words.square({ address: 'http://192.168.1.20:41822' }) })).toBeDefined()
  expect(screen.getByText('2 devices are looking on')).toBeDefined()
  await userEvent.keyboard('v')
  shown.answer({ 'secondScreen.get': on(true) })
  shown.push({ name: 'secondScreen.changed', args: {} })
  expect(await screen.findByText(words.hiddenNow)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: new RegExp(words.unhide) }))
  fireEvent.click(await theSwitch())
  await sent(shown, [
    { name: 'secondScreen.hide', input: { hidden: true } },
    { name: 'secondScreen.hide', input: { hidden: false } },
    { name: 'secondScreen.turnOff', input: {} },
  ])
})

test('while it is off the key does nothing', async () => {
  const shown = show(<Page />, { 'secondScreen.get': off() })
  await theSwitch()
  await userEvent.keyboard('v')
  expect(commands(shown)).toEqual([])
})
