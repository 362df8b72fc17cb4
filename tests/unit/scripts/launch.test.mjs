import { expect, test } from 'vitest'
import { chooseHost, runInFront } from '../../../scripts/launch.mjs'

const never = () => {
  throw new Error('Electron was looked for though the answer does not matter')
}
const person = { platform: 'linux', environment: { DISPLAY: ':0' }, isRoot: false, findElectron: () => '/electron' }

test.each([
  ['a screen and Electron', {}, { host: 'desktop', program: '/electron' }],
  ['Wayland', { environment: { WAYLAND_DISPLAY: 'wayland-0' } }, { host: 'desktop', program: '/electron' }],
  ['a Mac', { platform: 'darwin', environment: {} }, { host: 'desktop', program: '/electron' }],
  ['Windows', { platform: 'win32', environment: {} }, { host: 'desktop', program: '/electron' }],
  ['the desktop wished for', { wanted: 'desktop' }, { host: 'desktop', program: '/electron' }],
  ['the browser wished for', { wanted: 'web', findElectron: never }, { host: 'web' }],
  [
    'no screen',
    { environment: { DISPLAY: '' }, findElectron: never },
    { host: 'web', because: 'there is no screen to open a window on' },
  ],
  [
    'the administrator',
    { isRoot: true, findElectron: never },
    { host: 'web', because: expect.stringContaining("this is the system's administrator") },
  ],
  [
    'no Electron',
    { findElectron: () => undefined },
    { host: 'web', because: "Electron's runtime is not on this machine and could not be fetched" },
  ],
])('with %s the host is chosen, and the reason told', (_what, machine, choice) => {
  expect(chooseHost({ ...person, ...machine })).toEqual(choice)
})

test('a program runs with its words unchanged and its exit code comes back; one that cannot be started gives 127', async () => {
  const program = 'process.exit(process.argv[1] === "a b" && process.argv[2] === "$(c)" ? 7 : 1)'
  expect(await runInFront(process.execPath, ['-e', program, 'a b', '$(c)'])).toBe(7)
  expect(await runInFront('/nowhere/at/all', [])).toBe(127)
  expect(process.listenerCount('SIGTERM')).toBe(0)
})
