// Which files a package must hold, exactly: what is missing and what is too much, as sentences.

/** better-sqlite3 without its C++ sources; the licence and what its JavaScript loads. */
const databaseFile = /^node_modules\/better-sqlite3\/(package\.json|LICENSE|lib\/.+\.js|prebuilds\/[^/]+\.node)$/

const difference = (some, others) => some.filter((path) => !others.includes(path))

/**
 * `archive`: files of app.asar. `beside`: files of the resources folder. `built`, `migrations`, `packs`: files of those folders of
 * the tree. `platform`: such as "linux-x64". Answers one sentence for each fault; none means exact.
 */
export function packageFaults({ archive, beside, built, migrations, packs, platform }) {
  const program = ['package.json', ...built.filter((path) => !path.endsWith('.map')).map((path) => `dist/${path}`)]
  const database = archive.filter((path) => databaseFile.test(path))
  const native = `node_modules/better-sqlite3/prebuilds/${platform}.node`
  const natives = archive.filter((path) => path.endsWith('.node'))
  const around = [
    'app.asar',
    `app.asar.unpacked/${native}`,
    ...migrations.map((path) => `migrations/${path}`),
    ...packs.map((path) => `packs/${path}`),
  ]
  return [
    ...difference(program, archive).map((path) => `app.asar lacks ${path}`),
    ...difference(archive, [...program, ...database]).map((path) => `app.asar holds ${path}`),
    ...(database.some((path) => path.includes('/lib/')) ? [] : ['app.asar lacks the JavaScript of better-sqlite3']),
    ...(natives.length === 1 && natives[0] === native
      ? []
      : [`app.asar holds these binaries: ${natives.join(', ') || 'none'}`]),
    ...difference(around, beside).map((path) => `resources lack ${path}`),
    ...difference(beside, around).map((path) => `resources hold ${path}`),
  ]
}
