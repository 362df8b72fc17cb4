// Where the ships stood and what they had once some lines of the log had come about, as far as the log tells it.
import { trackedEffects } from '../../../../../shared/games/akarios/content/tracked-effects.ts'
import type { EffectView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import { facingOf, poseOf } from '../json-places.ts'

export const shipsAfter = (before: readonly ShipView[], notes: readonly Note[]): readonly ShipView[] =>
  notes.reduce((ships, note) => {
    const { seat, ship: named = seat } = note.args
    return ships.map((ship) => (named === ship.id ? changed(ship, note) : ship))
  }, before)

function changed(ship: ShipView, { key, args }: Note): ShipView {
  switch (key.slice('akarios.log.'.length)) {
    case 'shipMoved':
    case 'shipShoved':
      return { ...ship, pose: poseOf(args['to']) ?? ship.pose }
    case 'wormholeTaken':
      return { ...ship, pose: poseOf(args['at']) ?? ship.pose }
    case 'shipTurned':
    case 'enemyTurned': {
      const facing = facingOf(args['facing'])
      return ship.pose === null || facing === undefined ? ship : { ...ship, pose: { ...ship.pose, facing } }
    }
    case 'damageTaken': {
      const left = (now: number, lost: Json | undefined) => Math.max(0, now - (typeof lost === 'number' ? lost : 0))
      return { ...ship, hull: left(ship.hull, args['hull']), shield: left(ship.shield, args['shield']) }
    }
    case 'stressGained':
      return ship.kind === 'pilot' && typeof args['to'] === 'number' ? { ...ship, stress: args['to'] } : ship
    case 'effectGained':
      return { ...ship, effects: withEffect(ship.effects, args) }
    case 'effectEnded':
      return { ...ship, effects: ship.effects.filter(({ effect }) => effect !== args['effect']) }
    case 'pilotUnconscious':
      return ship.kind === 'pilot' ? { ...ship, out: true, pose: null, effects: [] } : ship
    case 'shipDestroyed':
      return { ...ship, pose: null }
    default:
      return ship
  }
}

function withEffect(borne: readonly EffectView[], { effect: gained, lastRound }: Note['args']): readonly EffectView[] {
  const effect = trackedEffects.find((one) => one === gained)
  if (effect === undefined) return borne
  const rest = borne.filter((one) => one.effect !== effect)
  return [...rest, { effect, lastRound: typeof lastRound === 'number' ? lastRound : null }]
}
