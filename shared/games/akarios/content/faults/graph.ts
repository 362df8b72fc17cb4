// Small questions about things that lead to other things: is there a ring, how much comes out when all is unfolded.

/** A ring, first name repeated at the end, or nothing. Every name is visited once; no recursion, so that long chains do no harm. */
export function findCycle(
  names: readonly string[],
  next: (name: string) => readonly string[],
): readonly string[] | undefined {
  const done = new Set<string>()
  for (const start of names) {
    const way: string[] = []
    const open: { name: string; rest: string[] }[] = [{ name: start, rest: [start] }]
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const name = top.rest.pop()
      if (name === undefined) {
        open.pop()
        const left = way.pop()
        if (left !== undefined) done.add(left)
        continue
      }
      if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
      if (done.has(name)) continue
      way.push(name)
      open.push({ name, rest: [...next(name)].reverse() })
    }
  }
  return undefined
}

/**
 * How many nodes come out when each node is written out with all it leads to, and how deep that goes; counted, never unfolded.
 * The graph must have no ring. Sizes stop at `cap`.
 */
export function unfoldedSize(
  start: string,
  next: (name: string) => readonly string[],
  cap: number,
): { readonly nodes: number; readonly depth: number } {
  const known = new Map<string, { nodes: number; depth: number }>()
  const stack = [start]
  for (let name = stack.at(-1); name !== undefined; name = stack.at(-1)) {
    const inner = next(name)
    const open = inner.filter((one) => !known.has(one))
    if (open.length > 0) {
      stack.push(...open)
      continue
    }
    stack.pop()
    const sizes = inner.map((one) => known.get(one) ?? { nodes: 0, depth: 0 })
    known.set(name, {
      nodes: Math.min(
        cap,
        sizes.reduce((sum, size) => sum + size.nodes, 1),
      ),
      depth: Math.max(0, ...sizes.map((size) => size.depth)) + 1,
    })
  }
  return known.get(start) ?? { nodes: 0, depth: 0 }
}
