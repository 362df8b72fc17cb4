import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browserCommand, openBrowser } from '../../../../main/web/open.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'open-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('each system has its program; a Linux without a screen has none', () => {
  expect(browserCommand('darwin', {})).toEqual(['open'])
  expect(browserCommand('win32', {})).toEqual(['rundll32', 'url.dll,FileProtocolHandler'])
  expect(browserCommand('linux', { DISPLAY: ':0' })).toEqual(['xdg-open'])
  expect(browserCommand('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open'])
  expect(browserCommand('linux', { DISPLAY: '' })).toBeUndefined()
})

test('the program gets the whole address as one word', async () => {
  const folder = freshFolder()
  const heard = join(folder, 'heard')
  writeFileSync(
    join(folder, 'xdg-open'),
    `#!/bin/sh\nprintf '%s\\n' "$#" "$1" > "${heard}.part" && mv "${heard}.part" "${heard}"\n`,
  )
  chmodSync(join(folder, 'xdg-open'), 0o755)
  openBrowser('http://127.0.0.1:1/join?token=a&b=$(c)', 'linux', {
    DISPLAY: ':0',
    PATH: `${folder}:${process.env['PATH'] ?? ''}`,
  })
  await vi.waitFor(() => {
    expect(readFileSync(heard, 'utf8')).toBe('1\nhttp://127.0.0.1:1/join?token=a&b=$(c)\n')
  }, 5000)
})

test('where the program is missing nothing happens', async () => {
  const faults: unknown[] = []
  const note = (fault: unknown) => faults.push(fault)
  process.on('uncaughtException', note)
  openBrowser('http://127.0.0.1:1/', 'linux', { DISPLAY: ':0', PATH: freshFolder() })
  // A missing program is reported in a later turn than the one that asked for it.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  process.off('uncaughtException', note)
  expect(faults).toEqual([])
})
