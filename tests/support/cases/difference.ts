// What differs between what is expected and what is: only what is expected is looked at.

/** Lines such as `ships.p1.hull: expected 5, got 6`. Objects may hold more than expected; lists and plain values are whole. */
export function differences(expected: unknown, got: unknown, path = ''): readonly string[] {
  if (isTable(expected) && isTable(got))
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, got[key], path === '' ? key : `${path}.${key}`),
    )
  if (Array.isArray(expected) && Array.isArray(got) && expected.length === got.length)
    return expected.flatMap((value, at) => differences(value, got[at], `${path}[${String(at)}]`))
  return print(expected) === print(got) ? [] : [`${path}: expected ${print(expected)}, got ${print(got)}`]
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const print = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
