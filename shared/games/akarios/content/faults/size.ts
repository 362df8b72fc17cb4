// The budget of a pack: steps in steps and waves that bring waves may not grow out of hand, and nothing may lead round in a ring.
import { entriesOf } from '../content.ts'
import type { Mission } from '../mission.ts'
import { everyStep, innerSteps, type Step } from '../steps/step.ts'
import type { World } from '../world.ts'
import type { Check } from './check.ts'
import { cardKinds, type CardEntry } from './diagrams.ts'
import { findCycle, unfoldedSize } from './graph.ts'

/** Nodes of everything that unfolds into more, all packs together, and how deep one of them may go. */
export const mostNodes = 10_000
export const mostDepth = 16

export function checkSize(check: Check): void {
  const { content, fault } = check
  let nodes = 0
  const spend = (
    kind: Parameters<typeof fault>[0],
    id: string,
    path: Parameters<typeof fault>[2],
    size: number,
  ): void => {
    const before = nodes
    nodes += size
    if (before <= mostNodes && nodes > mostNodes)
      fault(
        kind,
        id,
        path,
        'too-much',
        `Written out in full this pack is larger than ${mostNodes} steps; here the count passes it.`,
      )
  }

  for (const kind of [...cardKinds, 'traumaCards'] as const) {
    for (const { id, effects } of entriesOf(content, kind) as readonly Pick<CardEntry, 'id' | 'effects'>[]) {
      spend(kind, id, ['effects'], [...everyStep(effects)].length)
      const depth = depthOf(effects)
      if (depth > mostDepth)
        fault(kind, id, ['effects'], 'too-deep', `Steps lie ${depth} levels deep; ${mostDepth} are allowed.`)
    }
  }
  for (const mission of entriesOf(content, 'missions')) {
    const ids = mission.waves.map(({ id }) => id)
    const next = (wave: string): readonly string[] => wavesAfter(mission, wave).filter((id) => ids.includes(id))
    const ring = findCycle(ids, next)
    if (ring !== undefined) {
      const at = Math.max(0, ids.indexOf(ring[0] ?? ''))
      fault(
        'missions',
        mission.id,
        ['waves', at],
        'cycle',
        `These waves bring each other for ever: ${ring.join(' → ')}.`,
      )
      continue
    }
    for (const [at, id] of ids.entries()) {
      const size = unfoldedSize(id, next, mostNodes + 1)
      if (size.depth > mostDepth)
        fault(
          'missions',
          mission.id,
          ['waves', at],
          'too-deep',
          `The wave "${id}" starts a chain of ${size.depth} waves; ${mostDepth} are allowed.`,
        )
      spend('missions', mission.id, ['waves', at], size.nodes)
    }
  }
  for (const world of entriesOf(content, 'worlds')) checkEntries(check, world)
}

const depthOf = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.map((step) => 1 + Math.max(0, ...innerSteps(step).map(depthOf))))

/** Waves that arrive because this one has: they wait for it, or a rule that waits for it brings them. */
const wavesAfter = ({ waves, rules }: Mission, wave: string): readonly string[] => [
  ...waves.flatMap(({ id, when }) => (when.on === 'wave' && when.wave === wave ? [id] : [])),
  ...rules.flatMap(({ when, then }) =>
    when.on === 'wave' && when.wave === wave
      ? then.flatMap((action) => (action.do === 'spawn' ? [action.wave] : []))
      : [],
  ),
]

function checkEntries({ fault }: Check, { id, entries }: World): void {
  const goTo = new Map(entries.map((entry) => [String(entry.number), entry.goTo]))
  const ring = findCycle([...goTo.keys()], (number) => {
    const next = goTo.get(number)
    return next === undefined || !goTo.has(String(next)) ? [] : [String(next)]
  })
  if (ring === undefined) return
  const at = entries.findIndex(({ number }) => String(number) === ring[0])
  fault('worlds', id, ['entries', at, 'goTo'], 'cycle', `These entries lead round for ever: ${ring.join(' → ')}.`)
}
