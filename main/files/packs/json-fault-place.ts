// Where a text stops being JSON. The parser of the language says that only for some mistakes, and not for a comma too many.

/** A mark, a string, a number or a word; anything else is no token. Strings may not hold raw line breaks. */
const tokenAt = /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y
const space = /[ \t\n\r]*/y

type Wanted = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing'

/** The place of the first token that may not stand where it stands, or the length of the text when only its end is missing. */
export function jsonFaultPlace(text: string): number {
  const open: ('{' | '[')[] = []
  let wanted: Wanted = 'value'
  const afterValue = (): Wanted => (open.length === 0 ? 'nothing' : 'commaOrEnd')
  for (let at = 0; ; ) {
    space.lastIndex = at
    at += space.exec(text)?.[0].length ?? 0
    tokenAt.lastIndex = at
    const token = tokenAt.exec(text)?.[0]
    if (token === undefined) return at
    const next = follow(token, wanted, open, afterValue)
    if (next === undefined) return at
    wanted = next
    at += token.length
  }
}

/** What may come after the token; nothing when it may not stand here. Keeps the brackets that are open. */
function follow(
  token: string,
  wanted: Wanted,
  open: ('{' | '[')[],
  afterValue: () => Wanted,
): Wanted | undefined {
  const inner = open.at(-1)
  if (token === '}' || token === ']') {
    const ends = wanted === 'commaOrEnd' || wanted === (token === '}' ? 'keyOrEnd' : 'valueOrEnd')
    if (!ends || inner !== (token === '}' ? '{' : '[')) return undefined
    open.pop()
    return afterValue()
  }
  if (token === ',') return wanted === 'commaOrEnd' ? (inner === '{' ? 'key' : 'value') : undefined
  if (token === ':') return wanted === 'colon' ? 'value' : undefined
  if (wanted === 'key' || wanted === 'keyOrEnd') return token.startsWith('"') ? 'colon' : undefined
  if (wanted !== 'value' && wanted !== 'valueOrEnd') return undefined
  if (token !== '{' && token !== '[') return afterValue()
  open.push(token)
  return token === '{' ? 'keyOrEnd' : 'valueOrEnd'
}
