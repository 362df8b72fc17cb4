import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { supportEnds, supportOf } from '../../../../scripts/electron-support.mjs'
import { root } from './source.ts'

const on = (day) => new Date(`${day}T12:00:00Z`)

describe('security 16: Electron gets repairs', () => {
  test('through its last day and not a day longer', () => {
    expect(supportOf('42.1.0', on('2026-10-19')).isSupported).toBe(true)
    expect(supportOf('42.1.0', on('2026-10-20')).isSupported).toBe(true)
    const late = supportOf('42.1.0', on('2026-10-21'))
    expect(late.isSupported).toBe(false)
    expect(late.sentence).toContain('42.1.0 got its last repairs on 2026-10-20')
  })
  test.each(['41.0.0', '99.0.0', '^45.5.0', 'latest', '', '__proto__.0.0'])(
    '%s is not known and so not supported',
    (version) => expect(supportOf(version, on('2026-01-01')).isSupported).toBe(false),
  )
  test('the one of this tree is pinned, is in the table, and is the one that is packed', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const version = devDependencies.electron
    expect(Object.keys(supportEnds)).toContain(version.split('.')[0])
    expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).toContain(`electronVersion: ${version}\n`)
    expect(JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8'))).toMatchObject({
      version,
    })
  })
})
