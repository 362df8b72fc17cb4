// Why a ship is no target, and what stands in the way.
import type { SightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { TargetReason } from '../../../../../shared/games/akarios/question/question.ts'
import type { Talk } from '../talk.ts'

/** `sight`: the line to it, where the board knows one. */
export function whyNot(why: TargetReason, sight: SightView | undefined, talk: Talk): string {
  const [blocker] = sight?.blockedBy ?? []
  return why !== 'noSight' || blocker === undefined
    ? talk.name(why)
    : `${talk.name(why)}: ${talk.name(`${blocker.q},${blocker.r}`)}`
}

/** Those that an attack cannot hit, by the reason that they share. */
export function outOfReach(sights: readonly SightView[], talk: Talk) {
  const groups = new Map<string, readonly string[]>()
  for (const sight of sights) {
    if (sight.why === null) continue
    const why = whyNot(sight.why, sight, talk)
    groups.set(why, [...(groups.get(why) ?? []), sight.id])
  }
  return [...groups].map(([why, ids]) => ({ why, ids }))
}
