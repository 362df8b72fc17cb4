// What a run of Stryker came to: counts for each file, and each break that no test noticed, as `file:line  was → became`.

const noticed = new Set(['Killed', 'Timeout', 'RuntimeError'])
const unnoticed = new Set(['Survived', 'NoCoverage'])
const longest = 100

/** `report`: the report in the form of mutation-testing-elements. `ignored` and uncompilable breaks do not count. */
export function summaryOf({ files }) {
  const rows = Object.entries(files).map(([file, { source, mutants }]) => ({
    file,
    killed: mutants.filter(({ status }) => noticed.has(status)).length,
    survivors: mutants
      .filter(({ status }) => unnoticed.has(status))
      .map(({ status, location, replacement }) => ({
        line: location.start.line,
        was: short(textAt(source, location)),
        became: short(replacement ?? ''),
        isRun: status === 'Survived',
      })),
  }))
  const killed = rows.reduce((sum, row) => sum + row.killed, 0)
  const all = rows.reduce((sum, row) => sum + row.killed + row.survivors.length, 0)
  return { rows, killed, all }
}

/** The summary as lines. */
export function linesOf({ rows, killed, all }) {
  const lines = rows
    .filter((row) => row.killed + row.survivors.length > 0)
    .flatMap(({ file, killed: some, survivors }) => [
      `${String(some).padStart(4)} of ${String(some + survivors.length).padStart(4)} noticed  ${file}`,
      ...survivors.map(
        ({ line, was, became, isRun }) =>
          `       ${file}:${line}  ${was} → ${became}${isRun ? '' : '  (no test runs it)'}`,
      ),
    ])
  return [...lines, `${killed} of ${all} breaks noticed${all === 0 ? '' : `, ${((killed / all) * 100).toFixed(1)} %`}`]
}

function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last].slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join(' ')
}

function short(text) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}
