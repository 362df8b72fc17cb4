// "Did you mean …?": the nearest known word to a mistyped one.

/** Edits to turn one word into the other: letters added, dropped, changed or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      next.push(best)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** Longer words are not compared, nor more than so many. */
const mostLetters = 40
const mostCompared = 500

/** ` Did you mean "flank"?` or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  if (word.length > mostLetters) return ''
  const loose = Math.max(1, Math.floor(word.length / 3))
  let best: string | undefined
  let edits = loose + 1
  let compared = 0
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > loose) continue
    if (++compared > mostCompared) break
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < edits) [best, edits] = [candidate, distance]
  }
  return best === undefined ? '' : ` Did you mean "${best}"?`
}
