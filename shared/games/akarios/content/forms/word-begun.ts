// A word may be typed by its first letters, as long as they begin no other.

/** The word that was typed whole, or the only one that begins so; capitals count for nothing. */
export function wordBegun<W extends string>(typed: string, words: readonly W[]): W | undefined {
  const start = typed.toLowerCase()
  if (start === '') return undefined
  const begun = words.filter((word) => word.toLowerCase().startsWith(start))
  return begun.find((word) => word.length === start.length) ?? (begun.length === 1 ? begun[0] : undefined)
}
