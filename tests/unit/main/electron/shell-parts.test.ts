// The smaller decisions of the shell: crashes, paths, opened files, what it says of itself.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aboutPanel, desktopInfo } from '../../../../main/electron/about.ts'
import { crashMemory, createCrashPolicy } from '../../../../main/electron/crash.ts'
import { createOpenedFiles } from '../../../../main/electron/opened-files.ts'
import { campaignFilesOf, optionOf, shellPaths } from '../../../../main/electron/paths.ts'

describe("when the page's process dies", () => {
  const policy = (answer: boolean) => {
    const done: string[] = []
    const time = { now: 5 }
    const onLoss = createCrashPolicy(
      {
        reload: () => done.push('reload'),
        askAgain: () => {
          done.push('ask')
          return Promise.resolve(answer)
        },
        quit: () => done.push('quit'),
      },
      () => time.now,
    )
    return { onLoss, done, time }
  }
  test('the first time the page is loaded again without a word', async () => {
    const { onLoss, done } = policy(false)
    await onLoss('crashed')
    expect(done).toEqual(['reload'])
  })
  test('the second time in a short while a person decides', async () => {
    const again = policy(true)
    const enough = policy(false)
    for (const { onLoss } of [again, enough]) {
      await onLoss('oom')
      await onLoss('crashed')
    }
    expect(again.done).toEqual(['reload', 'ask', 'reload'])
    expect(enough.done).toEqual(['reload', 'ask', 'quit'])
  })
  test('a crash of long ago is forgotten', async () => {
    const { onLoss, done, time } = policy(false)
    await onLoss('crashed')
    time.now += crashMemory + 1
    await onLoss('crashed')
    expect(done).toEqual(['reload', 'reload'])
  })
  test('an orderly end is no crash', async () => {
    const { onLoss, done } = policy(false)
    await onLoss('clean-exit')
    expect(done).toEqual([])
  })
})

describe('paths', () => {
  const sources = {
    argv: ['electron', '/app'],
    platform: 'linux',
    environment: {},
    home: '/home/ada',
    isPackaged: false,
    appPath: '/app',
    resourcesPath: '/opt/sparrow/resources',
  } as const
  test('from the source tree', () =>
    expect(shellPaths(sources)).toEqual({
      root: '/app',
      dataDir: '/home/ada/.config/sparrow-logbook',
      homeDir: '/home/ada/.config/sparrow-logbook',
      browserDir: '/home/ada/.config/sparrow-logbook/browser',
      preload: '/app/dist/preload/preload.cjs',
      renderer: '/app/dist/renderer',
      migrations: '/app/migrations',
      packs: '/app/packs',
    }))
  test('packaged, what is not in the archive lies beside it', () =>
    expect(shellPaths({ ...sources, isPackaged: true })).toMatchObject({
      preload: '/app/dist/preload/preload.cjs',
      migrations: '/opt/sparrow/resources/migrations',
      packs: '/opt/sparrow/resources/packs',
    }))
  test('the data folder can be named on the command line or in the environment', () => {
    const environment = { SPARROW_DATA_DIR: '/elsewhere' }
    expect(shellPaths({ ...sources, environment }).dataDir).toBe('/elsewhere')
    const named = shellPaths({ ...sources, environment, argv: ['electron', '/app', '--data-dir', '/named'] })
    expect(named).toMatchObject({
      dataDir: '/named',
      browserDir: '/named/browser',
      homeDir: '/home/ada/.config/sparrow-logbook',
    })
  })
  test('options are read in both spellings', () => {
    expect(optionOf(['--data-dir=/a b'], 'data-dir')).toBe('/a b')
    expect(optionOf(['--data-dir', '/a'], 'data-dir')).toBe('/a')
    expect(optionOf(['--data-dir'], 'data-dir')).toBeUndefined()
    expect(optionOf(['--data-dirs', '/a'], 'data-dir')).toBeUndefined()
  })
  test('campaign files are told from other words', () =>
    expect(
      campaignFilesOf(['/app', 'evening.sparrow', '/abs/Second.SPARROW', '--x.sparrow', 'notes.txt'], '/home/ada'),
    ).toEqual([join('/home/ada', 'evening.sparrow'), '/abs/Second.SPARROW']))
})

test('opened files wait in their order, each once, until they are taken', () => {
  const files = createOpenedFiles()
  files.remember(['/a', '/b'])
  files.remember(['/a', '/c'])
  expect(files.waiting()).toEqual(['/a', '/b', '/c'])
  expect([files.take(), files.take(), files.take(), files.take()]).toEqual(['/a', '/b', '/c', undefined])
})

test('the about box names the version and the parts that run, and no part that does not', () => {
  const info = desktopInfo('1.2.3', 'linux', { electron: '45.5.0', chrome: '156.0', node: '24.1.0', zlib: '1' })
  expect(info).toEqual({
    version: '1.2.3',
    host: 'desktop',
    platform: 'linux',
    parts: [
      { name: 'Electron', version: '45.5.0' },
      { name: 'Chromium', version: '156.0' },
      { name: 'Node.js', version: '24.1.0' },
    ],
  })
  expect(aboutPanel(info)).toMatchObject({
    applicationVersion: '1.2.3',
    credits: 'Electron 45.5.0\nChromium 156.0\nNode.js 24.1.0',
  })
  expect(desktopInfo('1', 'linux', { node: '22' }).parts).toEqual([{ name: 'Node.js', version: '22' }])
})
