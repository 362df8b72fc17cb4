// English: the second screen, its switch on the laptop and its page on the devices.
import { englishCount } from '../plural.ts'

export const secondScreen = {
  title: 'Second screen',
  intro:
    'Tablets, phones and televisions in the same network can show the fight, trip or visit under way. They only look on: nothing can be done from there.',
  show: 'Show what is played on devices in this network',
  showHint: 'Off again when the app is closed. Only use it in a network whose people you trust.',
  network: 'Network',
  networkOf: (p: { name: string; address: string }) => `${p.name}, ${p.address}`,
  noNetwork: 'This computer is in no network.',
  failed: 'The second screen could not be switched',
  address: 'Address',
  code: 'Code',
  howTo: 'Point the camera of a device at the square, or open the address in a browser and type the code.',
  square: (p: { address: string }) => `Square with the address ${p.address} and the code`,
  devices: (p: { count: number }) =>
    englishCount(p.count, { one: '# device is looking on', other: '# devices are looking on' }),
  noDevice: 'No device is looking on yet',
  hiddenNow: 'Hidden: the devices show nothing of what is played',
  hide: 'Hide on devices',
  unhide: 'Show on devices',
  mark: (p: { count: number }) => `Second screen: ${p.count}`,
  markHidden: 'Second screen: hidden',
  enterTitle: 'Look on',
  enterText: 'Type the code that the laptop shows beside the address of this page.',
  enterCode: 'Code',
  enter: 'Look on',
  wrongCode:
    'This is not the code that the laptop shows now. A new one is made each time the second screen is switched on.',
  tooMany: (p: { seconds: number }) =>
    englishCount(p.seconds, {
      one: 'Too many wrong codes. Try again in # second.',
      other: 'Too many wrong codes. Try again in # seconds.',
    }),
  unreachable: 'The laptop did not answer. Is the second screen still on?',
  needed: 'Type the code first.',
  connecting: 'Reaching the laptop…',
  lost: 'The laptop cannot be reached. This page tries again by itself.',
  hiddenTitle: 'Hidden',
  hiddenText: 'The laptop shows nothing at the moment.',
  nothingTitle: 'Nothing is played yet',
  nothingText: 'As soon as a fight, a trip or a visit begins on the laptop, it is shown here.',
}
