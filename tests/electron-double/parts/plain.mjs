// Values that cross between processes here must survive JSON: Electron would clone more, the web host would not.

const check = (value, where) => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`double: ${value} does not survive JSON (${where})`)
    return
  }
  if (typeof value !== 'object') throw new Error(`An object could not be cloned. (${typeof value} in ${where})`)
  if (Array.isArray(value)) return value.forEach((entry) => check(entry, where))
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
    throw new Error(`double: ${value.constructor?.name} is no plain value (${where})`)
  for (const entry of Object.values(value)) if (entry !== undefined) check(entry, where)
}

/** A copy as the other side would see it; throws on anything that is not plain. */
export function plain(value, where) {
  if (value === undefined) return undefined
  check(value, where)
  return JSON.parse(JSON.stringify(value))
}
