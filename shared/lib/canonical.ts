// One spelling for one value: JSON with sorted keys and no blanks, so that equal data have equal hashes everywhere.
// What JSON would silently change or drop (undefined, NaN, dates, class instances, cycles) is refused by throwing.

const deepest = 256

type Trail = (string | number)[]

/**
 * The text of `value`: keys in order of their UTF-16 code units, `-0` as `0`, strings as `JSON.stringify` writes them.
 * Throws a `TypeError` naming the path when a part is not plain data or nests deeper than 256 (also: a cycle).
 */
export const canonical = (value: unknown): string => write(value, [])

function write(value: unknown, trail: Trail): string {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'number':
      return Number.isFinite(value) ? String(value) : refuse(String(value), trail)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      if (trail.length >= deepest) return refuse('deeper nesting, or a value that contains itself,', trail)
      return Array.isArray(value) ? writeList(value, trail) : writeRecord(value, trail)
    default:
      return refuse(typeof value, trail)
  }
}

function writeList(list: readonly unknown[], trail: Trail): string {
  let text = '['
  for (let index = 0; index < list.length; index += 1) {
    trail.push(index)
    text += index === 0 ? write(list[index], trail) : ',' + write(list[index], trail)
    trail.pop()
  }
  return text + ']'
}

function writeRecord(record: object, trail: Trail): string {
  const prototype: unknown = Object.getPrototypeOf(record)
  if (prototype !== Object.prototype && prototype !== null) return refuse('a class instance', trail)
  let text = '{'
  for (const [key, value] of Object.entries(record).sort(byKey)) {
    trail.push(key)
    text += (text === '{' ? '' : ',') + quote(key) + ':' + write(value, trail)
    trail.pop()
  }
  return text + '}'
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

// Most strings are short names, which need no escape: looking is faster than calling JSON.stringify.
const plain = /^[ !#-[\]-~]*$/
const quote = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text))

function refuse(what: string, trail: Trail): never {
  const place = trail.length === 0 ? 'the value itself' : trail.slice(0, 8).join('.')
  throw new TypeError(`${what} is not plain data, at ${place}`)
}
