// Where the lines of an axis stand: whole round figures from zero to at least the highest value, four steps at most.

/** From 0 on, rising; the last one is `most` or more. `most` is 1 or more. */
export function ticksUpTo(most: number): readonly number[] {
  const least = most / 4
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= least) ?? 10 * power
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}
