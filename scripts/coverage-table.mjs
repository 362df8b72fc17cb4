// What the figures of coverage come to: a line for each folder, and the files in which tests leave the most branches out.

/** What is covered: everything that decides by rules or keeps data. Screens are proven by looking at them. */
export const folders = ['main/games', 'main/kernel', 'main/db', 'main/files', 'shared']

const kinds = ['statements', 'branches', 'functions']

const share = (covered, total) => (total === 0 ? '—' : `${((covered / total) * 100).toFixed(1)} %`)

/** `files`: `{ file, statements: { total, covered }, branches, functions }`, the file's path from the root. */
export function folderTable(files) {
  const line = (name, cells) => `${name.padEnd(14)}${cells.map((cell) => cell.padStart(13)).join('')}`
  const sum = (some, kind, count) => some.reduce((all, file) => all + file[kind][count], 0)
  const cellsOf = (some) => kinds.map((kind) => share(sum(some, kind, 'covered'), sum(some, kind, 'total')))
  return [
    line('folder', kinds),
    ...folders.map((folder) => line(folder, cellsOf(files.filter(({ file }) => file.startsWith(`${folder}/`))))),
    line('all', cellsOf(files)),
  ]
}

/** The files with the most branches that no test takes, most first. */
export function leastTested(files, most) {
  const missed = ({ branches: { total, covered } }) => total - covered
  return files
    .filter((file) => missed(file) > 0)
    .toSorted((a, b) => missed(b) - missed(a))
    .slice(0, most)
    .map(
      (file) =>
        `${String(missed(file)).padStart(4)} of ${String(file.branches.total).padStart(4)} branches  ${file.file}`,
    )
}
