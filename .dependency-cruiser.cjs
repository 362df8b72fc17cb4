// The import table of the house: who may import whom, and no cycles. One rule a folder, named after it.
const npm = (...names) => names.map((name) => `node_modules/${name}(/|$)`).join('|')
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed.join('|') },
})

/** Folders of a screen each; what two of them show lies in parts, values or editors. */
const screens = '(atlas|catch-up|chronicle|combat|squad|start|world)'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('shared-lib', '^shared/lib/', ['^shared/lib/'], 'plain functions on plain data'),
    only('shared', '^shared/(?!lib/)', ['^shared/', npm('zod')], 'used by both sides'),
    only('games', '^main/games/', ['^main/games/', '^shared/', npm('zod')], 'pure rules'),
    {
      name: 'one-game-never-imports-another',
      severity: 'error',
      from: { path: '^main/games/([^/]+)/' },
      to: { path: '^main/games/', pathNot: '^main/games/$1/' },
    },
    only(
      'kernel',
      '^main/kernel/',
      ['^main/kernel/', '^shared/', npm('pure-rand')],
      'runs any machine; storage comes as an argument',
    ),
    only(
      'db',
      '^main/db/',
      [
        '^main/db/',
        '^shared/',
        '^main/kernel/ports\\.ts$',
        '^main/files/(mark|durable|there)\\.ts$',
        npm('drizzle-orm', 'better-sqlite3', '@types/better-sqlite3'),
        '^node:',
        '^[a-z_/]+$',
      ],
      'storage',
    ),
    only(
      'files',
      '^main/files/',
      ['^main/files/', '^shared/', npm('yauzl', 'yazl', '@types/yauzl', '@types/yazl', 'zod'), '^node:', '^[a-z_/]+$'],
      'every file but the database',
    ),
    only(
      'services',
      '^main/services/',
      [
        '^main/services/',
        '^shared/',
        '^main/(db|files|kernel)/',
        '^main/games/[^/]+/[^/]+/index\\.ts$',
        '^main/games/[^/]+/campaign/',
        npm('drizzle-orm', 'zod'),
        '^node:',
        '^[a-z_/]+$',
      ],
      'where rules and storage meet',
    ),
    only('ipc', '^main/ipc/', ['^main/ipc/', '^main/services/', '^shared/'], 'call, service, answer'),
    {
      name: 'hosts-know-only-the-app',
      severity: 'error',
      from: { path: '^main/(electron|web)/' },
      to: {
        path: '^main/',
        pathNot: '^main/(electron/|web/|app\\.ts|bundle\\.ts|data-dir\\.ts|fault-log\\.ts|host-info\\.ts)',
      },
    },
    {
      name: 'electron-only-in-its-shell',
      severity: 'error',
      from: { pathNot: '^main/electron/' },
      to: { path: '^electron$|node_modules/electron/' },
    },
    {
      name: 'web-server-only-in-the-web-host',
      severity: 'error',
      from: { path: '^(main|shared|renderer)/', pathNot: '^main/web/' },
      to: { path: npm('hono', '@hono/node-server', 'ws') },
    },
    {
      name: 'renderer-holds-no-rules',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^main/|^node:|node_modules/(electron|better-sqlite3|drizzle-orm)/' },
    },
    {
      name: 'renderer-games-apart',
      severity: 'error',
      from: { path: '^renderer/games/([^/]+)/' },
      to: { path: '^renderer/games/', pathNot: '^renderer/games/$1/' },
    },
    {
      name: 'renderer-kernel-knows-no-game',
      severity: 'error',
      from: { path: '^renderer/(kernel|ui)/' },
      to: { path: '^renderer/games/' },
    },
    {
      name: 'screens-of-a-game-apart',
      severity: 'error',
      from: { path: `^renderer/games/akarios/${screens}/` },
      to: { path: `^renderer/games/akarios/${screens}/`, pathNot: '^renderer/games/akarios/$1/' },
    },
    {
      name: 'parts-know-no-screen',
      severity: 'error',
      from: { path: '^renderer/games/akarios/(parts|values|editors)/' },
      to: { path: `^renderer/games/akarios/${screens}/` },
    },
    {
      name: 'primitives-wrapped-once',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/ui/' },
      to: { path: npm('@base-ui/react') },
    },
    {
      name: 'nothing-imports-tests-or-scripts',
      severity: 'error',
      from: { path: '^(main|shared|renderer)/' },
      to: { path: '^(tests|scripts|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]css$', '[.]svg', '[.]woff2', '[.]json$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
    },
  },
}
