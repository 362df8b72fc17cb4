// The order in which packs are laid: what a pack requires lies below it; else as given.
import type { Fault } from './faults/fault.ts'
import type { Pack } from './packed.ts'

export interface PackOrder {
  readonly order: readonly Pack[]
  readonly faults: readonly Fault[]
}

/** A required pack that is missing, a pack given twice and packs that require each other in a ring are named; the packs still come. */
export function inOrder(packs: readonly Pack[]): PackOrder {
  const faults: Fault[] = []
  const byId = new Map<string, Pack>()
  for (const pack of packs) {
    const { id } = pack.manifest
    if (byId.has(id)) {
      faults.push({
        pack: id,
        file: 'pack.json',
        path: ['id'],
        code: 'pack-twice',
        hint: `Two packs call themselves "${id}".`,
      })
    } else byId.set(id, pack)
  }
  const order: Pack[] = []
  const done = new Set<Pack>()
  const visit = (pack: Pack, above: readonly string[]): void => {
    if (done.has(pack)) return
    const { id, requires } = pack.manifest
    requires.forEach((required, at) => {
      const place = { pack: id, file: 'pack.json', path: ['requires', at] }
      const below = byId.get(required)
      if (below === undefined) {
        faults.push({ ...place, code: 'pack-missing', hint: `Pack "${required}" is required and not here.` })
      } else if (required === id || above.includes(required)) {
        const ring = [...above.slice(above.indexOf(required)), id, required]
        faults.push({ ...place, code: 'pack-cycle', hint: `These packs require each other: ${ring.join(' → ')}.` })
      } else visit(below, [...above, id])
    })
    if (done.has(pack)) return
    done.add(pack)
    order.push(pack)
  }
  for (const pack of byId.values()) visit(pack, [])
  return { order, faults }
}
