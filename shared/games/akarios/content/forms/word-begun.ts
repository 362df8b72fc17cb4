// A word may be typed by its first letters, as long as they begin no other.

/** Those that begin so; capitals count for nothing. */
export const wordsBegun = <W extends string>(typed: string, words: readonly W[]): readonly W[] =>
  words.filter((word) => word.toLowerCase().startsWith(typed.toLowerCase()))

/** The word that was typed whole, or the only one that begins so. */
export function wordBegun<W extends string>(typed: string, words: readonly W[]): W | undefined {
  if (typed === '') return undefined
  const begun = wordsBegun(typed, words)
  return begun.find((word) => word.length === typed.length) ?? (begun.length === 1 ? begun[0] : undefined)
}
