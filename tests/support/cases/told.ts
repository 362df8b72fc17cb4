// Log lines that must have come, in their order; others may stand between them.

/** The first of the lines that did not come, or not after those before it, as a difference; none when all came. */
export function toldDifferences(wanted: readonly string[], told: readonly string[]): readonly string[] {
  let from = 0
  for (const key of wanted) {
    const at = told.indexOf(key, from)
    if (at < 0) return [`told: expected ${key}, got ${told.join(' ')}`]
    from = at + 1
  }
  return []
}
