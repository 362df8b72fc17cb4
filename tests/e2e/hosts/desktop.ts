// Starts the desktop program: under real Electron where its runtime is on disk, else under the double, which answers to the same
// command line. Nothing after the start knows which of the two it is.
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { join } from 'node:path'
import { _electron, expect, type ElectronApplication, type Page } from '@playwright/test'
import { doubleDir, electronBinary, packagedProgram, root } from './programs.ts'
import { endOf, environmentFor, type HostName, type RunningApp, type StartOptions } from './running.ts'
import { watchContext } from './watch.ts'

/** A window is seen before its first load. */
const loaded = async (page: Page): Promise<Page> => {
  await page.waitForURL((url) => url.protocol !== 'about:')
  await page.waitForLoadState('load')
  return page
}

/** What a call did in the program stands, even where V8 has collected the promise of its answer, which happens on a busy machine. */
const done = (call: Promise<unknown>): Promise<void> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (!String(error).includes('promise was garbage collected')) throw error
    },
  )

const secondPage = async (program: ElectronApplication, choose: (id: string) => Promise<void>): Promise<Page> => {
  const opened = program.waitForEvent('window')
  await choose('newWindow')
  return loaded(await opened)
}

const packaged = packagedProgram()
const programFor = (host: HostName): string =>
  packaged ?? (host === 'electron' ? electronBinary()! : join(doubleDir, 'electron'))
const wordsFor = (words: readonly string[]): string[] => [...(packaged === undefined ? [root] : []), ...words]

const environmentOf = ({ dataDir, home }: StartOptions): Record<string, string> => ({
  ...environmentFor(home),
  SPARROW_DATA_DIR: dataDir,
  ELECTRON_DOUBLE_DIR: doubleDir,
  ELECTRON_DOUBLE_NODE: process.execPath,
})

/** Starts the program by hand, without anything attached to it, and waits for its end. */
export const runDesktop = (host: HostName, options: StartOptions): SpawnSyncReturns<string> =>
  spawnSync(programFor(host), [...(host === 'electron' ? ['--no-sandbox'] : []), ...wordsFor(options.words)], {
    encoding: 'utf8',
    timeout: 20_000,
    env: environmentOf(options),
  })

export async function startDesktop(host: 'double' | 'electron', options: StartOptions): Promise<RunningApp> {
  const { dataDir, home } = options
  const program = await _electron.launch({
    executablePath: programFor(host),
    cwd: root,
    args: wordsFor(options.words),
    colorScheme: null,
    acceptDownloads: true,
    env: environmentOf(options),
  })
  const child = program.process()
  const ended = endOf(child)
  child.stderr?.on('data', (text: Buffer) => process.env['APP_LOG'] !== undefined && process.stderr.write(text))
  const watch = await watchContext(program.context())
  const page = await loaded(await program.firstWindow())
  watch.setHome(page.url())
  const chooseMenu = (id: string) =>
    done(
      program.evaluate(({ Menu }, wanted) => {
        const item = Menu.getApplicationMenu()?.getMenuItemById(wanted)
        if (item === null || item === undefined) throw new Error(`There is no menu item ${wanted}`)
        item.click.call(item)
      }, id),
    )
  return {
    host,
    page,
    dataDir,
    home,
    watch,
    address: page.url().replace(/#.*$/, ''),
    chooseMenu,
    secondPage: () => secondPage(program, chooseMenu),
    resize: async (width, height) => {
      const size: [number, number] = [width, height]
      // It comes about after the call; a size that is lost on the way is given again.
      await expect(async () => {
        await done(
          program.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setContentSize(...to), size),
        )
        expect(await page.evaluate(() => innerWidth)).toBe(width)
      }).toPass()
    },
    evaluateMain: program.evaluate.bind(program),
    ended,
    stop: async () => {
      await program.close()
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
