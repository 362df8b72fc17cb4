// What a workload says about itself: one figure of ours beside another, and what it has to be. A gate that is missed fails the
// run; an aim that is missed is marked and no more. Figures are microseconds, or bytes where `{ unit: 'bytes' }` says so. Imports
// nothing, so that it can be tested without the peers.

/** So many times faster than a peer: `{ gate }` and `{ aim }` are least values. Times in microseconds. */
export const faster = (what, ours, [against, theirs], wanted = {}) => ({
  ...{ what, form: 'faster', ours, theirs, against, value: theirs / ours },
  ...wanted,
})

/** So many times the time of a limit, of a peer, or of itself when less had happened: `{ gate }` and `{ aim }` are greatest values. */
export const within = (what, ours, [against, theirs], wanted = {}) => ({
  ...{ what, form: 'within', ours, theirs, against, value: ours / theirs },
  ...wanted,
})

/** A time by itself, in microseconds: `{ gate }` and `{ aim }` are greatest values. */
export const atMost = (what, ours, wanted = {}) => ({ what, form: 'atMost', ours, value: ours, ...wanted })

const meets = ({ form, value }, wanted) => (form === 'faster' ? value >= wanted : value <= wanted)

/** `gate missed`, `aim missed`, `held` (a gate, and the aim where there is one), `reached` (an aim), or `shown`, where nothing is wanted. */
export function verdictOf(comparison) {
  const { gate, aim } = comparison
  if (gate !== undefined && !meets(comparison, gate)) return 'gate missed'
  if (aim !== undefined && !meets(comparison, aim)) return 'aim missed'
  if (gate !== undefined) return 'held'
  return aim === undefined ? 'shown' : 'reached'
}

/** `850 ns`, `4.8 µs`, `31 ms`, `2.1 s`. */
export function timeText(microseconds) {
  const [value, unit] =
    microseconds < 1
      ? [microseconds * 1e3, 'ns']
      : microseconds < 1e3
        ? [microseconds, 'µs']
        : microseconds < 1e6
          ? [microseconds / 1e3, 'ms']
          : [microseconds / 1e6, 's']
  return `${digits(value)} ${unit}`
}

/** `850 B`, `4.8 kB`, `31 MB`. */
export function sizeText(bytes) {
  const [value, unit] = bytes < 1e3 ? [bytes, 'B'] : bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB']
  return `${digits(value)} ${unit}`
}

const figureText = ({ unit }, figure) => (unit === 'bytes' ? sizeText(figure) : timeText(figure))

/** Two digits at least, none behind the point from ten on. */
const digits = (value) => (value >= 10 ? String(Math.round(value)) : value.toFixed(value < 0.1 ? 3 : value < 1 ? 2 : 1))

const valueText = ({ form, value, unit }) =>
  form === 'atMost' ? figureText({ unit }, value) : `${value > 1 && value < 1.1 ? value.toFixed(2) : digits(value)}×`

const wantedText = ({ form, gate, aim, unit }) =>
  [
    ['gate', gate],
    ['aim', aim],
  ]
    .filter(([, wanted]) => wanted !== undefined)
    .map(([name, wanted]) => `${name} ${form === 'faster' ? '≥' : '≤'} ${valueText({ form, value: wanted, unit })}`)
    .join(', ')

const besideText = ({ form, ours, theirs, against, unit }) => {
  if (form === 'atMost') return ''
  return `${figureText({ unit }, ours)}, ${against} ${figureText({ unit }, theirs)}`
}

const marks = { 'gate missed': '✗ gate missed', 'aim missed': '· aim missed', held: '✓', reached: '✓', shown: '' }

/** One line of the table, under the heading of its row. */
export function lineOf(comparison) {
  const words = { faster: 'faster', within: comparison.unit === 'bytes' ? 'the size' : 'the time', atMost: '' }[
    comparison.form
  ]
  const value = `${valueText(comparison)} ${words}`
  return [
    `  ${comparison.what.padEnd(52)}`,
    value.padEnd(16),
    wantedText(comparison).padEnd(29),
    marks[verdictOf(comparison)].padEnd(14),
    besideText(comparison),
  ]
    .join(' ')
    .trimEnd()
}

/** The last lines and the exit code: how many comparisons came out how, over all rows that ran. */
export function summaryOf(rows) {
  const verdicts = rows.flatMap(({ comparisons }) => comparisons.map(verdictOf))
  const count = (...names) => verdicts.filter((verdict) => names.includes(verdict)).length
  const broken = rows.filter(({ failure }) => failure !== undefined)
  const lines = [
    ...broken.map(({ row, failure }) => `${row} did not run to its end: ${failure}`),
    `${count('held', 'reached')} reached, ${count('aim missed')} aims missed, ${count('gate missed')} gates missed`,
  ]
  return { lines, exitCode: count('gate missed') + broken.length === 0 ? 0 : 1 }
}
