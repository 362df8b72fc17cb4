// A copy of plain data down to its leaves.

/** Of JSON values only: several times faster than `structuredClone`, which must be ready for anything. */
export const copied = <T>(value: T): T => copyOf(value) as T

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyOf((value as Record<string, unknown>)[key])
  return copy
}
