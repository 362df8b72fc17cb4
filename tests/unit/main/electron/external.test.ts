// What may be handed to the system.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createExternal, isKnownAddress } from '../../../../main/electron/external.ts'

describe('security 15: addresses that may be opened outside', () => {
  test.each(['https://boardgamegeek.com/thread/1', 'https://opensource.org/license/mit', 'HTTPS://BoardGameGeek.com/'])(
    '%s is known',
    (address) => expect(isKnownAddress(address)).toBe(true),
  )
  test.each([
    'http://boardgamegeek.com/',
    'https://boardgamegeek.com.evil.org/',
    'https://evil.org/boardgamegeek.com',
    'https://evilboardgamegeek.com/',
    'https://sub.boardgamegeek.com/',
    'https://boardgamegeek.com:444/',
    'https://boardgamegeek.com@evil.org/',
    'https://user@boardgamegeek.com/',
    'file:///etc/passwd',
    'file://boardgamegeek.com/share',
    'smb://boardgamegeek.com/share',
    'ms-settings:boardgamegeek.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'app://bundle/index.html',
    'boardgamegeek.com',
    '',
  ])('%s is not', (address) => expect(isKnownAddress(address)).toBe(false))
})

describe('what reaches the system', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sparrow-external-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const create = (trouble = '') => {
    const opened: string[] = []
    const faults: unknown[] = []
    const shell = {
      openExternal: (address: string) => {
        opened.push(address)
        return trouble === '' ? Promise.resolve() : Promise.reject(new Error(trouble))
      },
      openPath: (path: string) => {
        opened.push(path)
        return Promise.resolve(trouble)
      },
    }
    return { opened, faults, external: createExternal({ shell, dataDir, log: (fault) => faults.push(fault) }) }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  test('a known address, and no other', () => {
    const { external, opened } = create()
    external.openAddress('https://boardgamegeek.com/')
    external.openAddress('https://example.org/')
    expect(opened).toEqual(['https://boardgamegeek.com/'])
  })

  test('an address is handed over as it was understood, so that nobody reads another host into it', () => {
    const { external, opened } = create()
    external.openAddress('https://boardgamegeek.com\\@evil.org/')
    expect(opened).toEqual(['https://boardgamegeek.com/@evil.org/'])
  })

  test('the folder of backups, made when missing', () => {
    const { external, opened } = create()
    external.showBackups()
    expect(opened).toEqual([join(dataDir, 'backups')])
    expect(existsSync(join(dataDir, 'backups'))).toBe(true)
  })

  test('what the system cannot do is written down and nothing more', async () => {
    const { external, faults } = create('no browser')
    external.openAddress('https://boardgamegeek.com/')
    external.showBackups()
    await settled()
    expect(faults).toHaveLength(2)
    rmSync(dataDir, { recursive: true })
    writeFileSync(dataDir, 'a file')
    external.showBackups()
    await settled()
    expect(faults).toHaveLength(3)
  })
})
