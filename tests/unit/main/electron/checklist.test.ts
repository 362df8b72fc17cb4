// The points of the checklist that are about what must never stand in the source, the build or the lock.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  callsMethod,
  constructs,
  findAll,
  holdsText,
  importsOf,
  isElement,
  parseText,
  root,
  setsProperty,
  sources,
} from './source.ts'

const text = (path: string) => readFileSync(join(root, path), 'utf8')
const main = sources.filter(({ file }) => file.startsWith('main/'))
const shell = sources.filter(({ file }) => file.startsWith('main/electron/'))

test('the source is really read: hundreds of kilobytes, and a rule that is broken is seen', () => {
  expect(sources.length).toBeGreaterThan(60)
  expect(shell.length).toBeGreaterThan(15)
  const broken = parseText(
    'new BrowserWindow({ webPreferences: { webSecurity: false } }); win.loadFile("x"); ipcMain.on("a", f); const x = <webview allowpopups />; db.prepare(`select ${x}`)',
  )
  expect(findAll([broken], setsProperty(['webSecurity']))).toHaveLength(1)
  expect(findAll([broken], callsMethod(['loadFile']))).toHaveLength(1)
  expect(findAll([broken], callsMethod(['on'], 'ipcMain'))).toHaveLength(1)
  expect(findAll([broken], isElement('webview'))).toHaveLength(1)
  expect(findAll([broken], setsProperty(['allowpopups']))).toHaveLength(1)
})

describe('security 2, 3 and 4: windows and the preload', () => {
  test('there is one place that makes windows, and it spreads the frozen preferences', () => {
    const made = findAll(sources, constructs('BrowserWindow'))
    expect(made.map(({ file }) => file)).toEqual(['main/electron/window.ts'])
    expect(made[0]!.text).toContain('webPreferences: { ...windowPreferences, preload }')
    for (const other of ['WebContentsView', 'BrowserView', 'BaseWindow'])
      expect(findAll(sources, constructs(other))).toEqual([])
  })
  test('Node, isolation and the sandbox are set in one file alone', () => {
    const names = [
      'nodeIntegration',
      'nodeIntegrationInWorker',
      'nodeIntegrationInSubFrames',
      'contextIsolation',
      'sandbox',
      'webviewTag',
    ]
    expect(new Set(findAll(sources, setsProperty(names)).map(({ file }) => file))).toEqual(
      new Set(['main/electron/security.ts']),
    )
  })
  test('the sandbox is switched on for all before the program is ready', () =>
    expect(findAll(shell, callsMethod(['enableSandbox'])).map(({ file }) => file)).toEqual(['main/electron/index.ts']))
  test('the preload carries electron and the names of the contract, nothing else', () => {
    const preload = sources.find(({ file }) => file === 'main/electron/preload.ts')!
    expect(importsOf(preload)).toEqual(['electron', '../../shared/contract/menu.ts', '../../shared/contract/names.ts'])
    for (const carried of ['menu', 'names'])
      expect(importsOf(sources.find(({ file }) => file === `shared/contract/${carried}.ts`)!)).toEqual([])
  })
})

describe('security 6, 8, 9 and 10: nothing that weakens a window is ever set', () => {
  test.each([
    'webSecurity',
    'allowRunningInsecureContent',
    'experimentalFeatures',
    'enableBlinkFeatures',
    'disableBlinkFeatures',
  ])('%s', (name) => expect(findAll(sources, setsProperty([name]))).toEqual([]))
  test('no switch of the command line is added', () => {
    expect(findAll(sources, callsMethod(['appendSwitch', 'appendArgument']))).toEqual([])
    const weakening =
      /disable-web-security|allow-file-access|ignore-certificate-errors|disable-site-isolation|remote-debugging|disable-features/
    expect(findAll(main, holdsText(weakening))).toEqual([])
  })
  test('no program or script of ours switches the sandbox off; specs as root do it for the browser that they start', () =>
    expect(
      findAll(sources, holdsText(/no-sandbox/)).filter(
        ({ file }) => !/^scripts\/(launch|start|app-icon|pictures)\.mjs$/.test(file),
      ),
    ).toEqual([]))
})

describe('security 11 and 12: no webview', () => {
  test('in no page', () => {
    expect(findAll(sources, isElement('webview'))).toEqual([])
    expect(findAll(sources, setsProperty(['allowpopups']))).toEqual([])
    expect(text('renderer/index.html')).not.toContain('webview')
  })
})

describe('security 13 to 15: one file opens things outside', () => {
  test.each(['openExternal', 'openPath'])('shell.%s', (name) =>
    expect(findAll(sources, callsMethod([name], 'shell')).map(({ file }) => file)).toEqual([
      'main/electron/external.ts',
    ]),
  )
  test('nothing shows or trashes files', () =>
    expect(findAll(sources, callsMethod(['showItemInFolder', 'trashItem', 'writeShortcutLink']))).toEqual([]))
})

describe('security 17: one file hears pages', () => {
  const listening = ['handle', 'handleOnce', 'on', 'once', 'addListener']
  test('ipcMain', () => {
    expect(findAll(sources, callsMethod(listening, 'ipcMain')).map(({ file }) => file)).toEqual([
      'main/electron/ipc.ts',
    ])
    expect(findAll(sources, callsMethod(['on', 'handle'], 'ipc'))).toEqual([])
  })
  test('and one speaks to them', () => {
    const isTelling = (node: ts.Node) =>
      callsMethod(['send', 'sendToFrame', 'postMessage'])(node) && !isMenuAction(node)
    const isMenuAction = callsMethod(['send'], 'actions')
    expect(new Set(findAll(shell, isTelling).map(({ file }) => file))).toEqual(new Set(['main/electron/ipc.ts']))
  })
})

describe('security 18: no file:// page', () => {
  test('windows load one address of our scheme', () => {
    expect(findAll(sources, callsMethod(['loadFile']))).toEqual([])
    const loads = findAll(shell, callsMethod(['loadURL']))
    expect(loads.map(({ text: call }) => call)).toEqual(['window.loadURL(pageAddress)'])
    expect(findAll(shell, holdsText(/^file:/))).toEqual([])
    expect(findAll(shell, callsMethod(['fetch'], 'net'))).toEqual([])
  })
})

describe('security 19: the fuses of the package', () => {
  const builder = parse(text('electron-builder.yml')) as Record<string, never>
  test('are all eight as they should be', () =>
    expect(builder['electronFuses']).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    }))
  test('with runAsNode off nothing may be forked from the main process', () =>
    expect(findAll(main, callsMethod(['fork'])).concat(findAll(main, holdsText(/ELECTRON_RUN_AS_NODE/)))).toEqual([]))
  test('the program is offered for campaign files, and updates itself from nowhere', () => {
    expect(builder['fileAssociations']).toEqual([
      expect.objectContaining({ ext: 'sparrow', mimeType: 'application/x-sparrow-logbook', role: 'Editor' }),
    ])
    expect(builder['publish']).toBeNull()
  })
})

describe('security 20: no object of Electron reaches the page', () => {
  test('one object is exposed, by one file', () =>
    expect(
      findAll(sources, callsMethod(['exposeInMainWorld', 'exposeInIsolatedWorld'])).map(({ file }) => file),
    ).toEqual(['main/electron/preload.ts']))
  test('only the shell knows Electron', () => {
    const knowing = sources.filter((file) => importsOf(file).some((name) => /^electron($|\/)/.test(name)))
    expect(knowing.every(({ file }) => file.startsWith('main/electron/'))).toBe(true)
  })
})

describe('beyond the checklist', () => {
  test('SQL is constant text with bound parameters', () => {
    const isBuilt = (node: ts.Node) =>
      ts.isCallExpression(node) && node.arguments.some((argument) => ts.isTemplateExpression(argument))
    expect(findAll(main, (node) => callsMethod(['prepare', 'exec'])(node) && isBuilt(node))).toEqual([])
  })
  test('SQLite is never told to be less safe', () => {
    expect(findAll(main, callsMethod(['unsafeMode', 'loadExtension']))).toEqual([])
    expect(findAll(main, holdsText(/writable_schema|trusted_schema\s*=\s*(on|1)/i))).toEqual([])
  })
  test('nothing is sent home: no crash reporter, no updater, no network from main', () => {
    expect(findAll(main, callsMethod(['start'], 'crashReporter'))).toEqual([])
    const modules = main.filter(({ file }) => !file.startsWith('main/web/')).flatMap(importsOf)
    expect(modules.filter((name) => /^node:(http|https|net|dgram|tls|dns)$|updater/.test(name))).toEqual([])
    const isFetch = (node: ts.Node) =>
      ts.isCallExpression(node) && /^(fetch|net\.request|net\.fetch)$/.test(node.expression.getText())
    expect(findAll(main, isFetch)).toEqual([])
    expect(findAll([parseText('void fetch("x"); net.request("y")')], isFetch)).toHaveLength(2)
  })
  test('every package is pinned, and install scripts are only run where they are known', () => {
    const facts = JSON.parse(text('package.json')) as Record<string, Record<string, unknown>>
    for (const [name, version] of Object.entries({ ...facts['dependencies'], ...facts['devDependencies'] }))
      expect(version, name).toMatch(/^(npm:typescript@)?\d+\.\d+\.\d+$/)
    // The driver comes ready-made in its package; npm would run its build for the file that describes it.
    expect(facts['allowScripts']).toEqual({
      ...{ 'better-sqlite3': false, node: true, esbuild: false, 'electron-winstaller': false },
    })
    const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, { hasInstallScript?: boolean }> }
    const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript === true)
    const names = new Set(scripted.map(([path]) => path.split('node_modules/').at(-1)!))
    expect([...names].filter((name) => !['node', 'esbuild', 'electron-winstaller', 'fsevents'].includes(name))).toEqual(
      [],
    )
  })
  test('there is one program at a time for each data folder', () =>
    expect(findAll(shell, callsMethod(['requestSingleInstanceLock']))).toHaveLength(1))
  test('the built preload loads nothing but electron', () => {
    const built = join(root, 'dist/preload/preload.cjs')
    if (!existsSync(built)) return
    expect([...readFileSync(built, 'utf8').matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name)).toEqual([
      'electron',
    ])
  })
})
