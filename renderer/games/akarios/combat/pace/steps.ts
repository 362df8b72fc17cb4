// What the enemies did while nobody was asked, line by line, and where the ships stood at each line. Everything is read from the log:
// the result is stored already.
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { FightView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import { facings, type Facing } from '../../../../../shared/lib/hex.ts'

export interface Step {
  readonly note: Note
  /** Index of the note among those of the decision. */
  readonly at: number
  /** The enemy that acts. */
  readonly ship: string
}

/**
 * The lines from the first enemy that acted to the last line of the enemies; none where no enemy acted. `acting`: the enemy in
 * whose turn the decision was made.
 */
export function stepsOf(notes: readonly Note[], acting?: string): readonly Step[] {
  const steps: Step[] = []
  let ship = acting
  for (const [at, note] of notes.entries()) {
    if (note.key === 'akarios.log.enemyBegan') ship = textOf(note.args['ship'])
    if (after.includes(note.key)) ship = undefined
    if (ship !== undefined) steps.push({ note, at, ship })
  }
  return steps
}

/** Who has still to act while this line is shown: those of the lines after it, and those whom the next question keeps waiting. */
export function stillToAct({ ship }: Step, later: readonly Step[], now: FightView): readonly string[] {
  const { toAct, now: acting } = now.enemyPhase
  // Outside their phase the list is that of the next one.
  const waiting = now.phase === 'enemies' ? [...(acting === null ? [] : [acting.ship]), ...toAct] : []
  return [...new Set([...later.map((one) => one.ship), ...waiting])].filter((one) => one !== ship)
}

/** Lines that no longer belong to an enemy's turn. */
const after = ['roundEnded', 'roundBegan', 'enemyPhaseBegan'].map((word) => `akarios.log.${word}`)

/** The ships once these notes have come about: places, facings, hull and shield as far as the log tells them. */
export const shipsAfter = (before: readonly ShipView[], notes: readonly Note[]): readonly ShipView[] =>
  notes.reduce(
    (ships, note) => ships.map((ship) => (note.args['ship'] === ship.id ? changed(ship, note) : ship)),
    before,
  )

function changed(ship: ShipView, { key, args }: Note): ShipView {
  switch (key) {
    case 'akarios.log.shipMoved':
    case 'akarios.log.shipShoved':
      return { ...ship, pose: poseOf(args['to']) ?? ship.pose }
    case 'akarios.log.wormholeTaken':
      return { ...ship, pose: poseOf(args['at']) ?? ship.pose }
    case 'akarios.log.shipTurned': {
      const facing = facings.find((one) => one === args['facing'])
      return ship.pose === null || facing === undefined ? ship : { ...ship, pose: { ...ship.pose, facing } }
    }
    case 'akarios.log.damageTaken': {
      const left = (now: number, lost: Json | undefined) => Math.max(0, now - (typeof lost === 'number' ? lost : 0))
      return { ...ship, hull: left(ship.hull, args['hull']), shield: left(ship.shield, args['shield']) }
    }
    case 'akarios.log.shipDestroyed':
      return { ...ship, pose: null }
    default:
      return ship
  }
}

/** The way flown in this line. */
export const flownIn = ({ args: { flown } }: Note): readonly Spot[] =>
  Array.isArray(flown) ? flown.flatMap((one: Json) => spotOf(one) ?? []) : []

const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

function spotOf(value: Json | undefined): Spot | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { q, r } = value as { readonly [name: string]: Json }
  return typeof q === 'number' && typeof r === 'number' ? { q, r } : undefined
}

function poseOf(value: Json | undefined): { at: Spot; facing: Facing } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { at, facing } = value as { readonly [name: string]: Json }
  const spot = spotOf(at)
  const turned = facings.find((one) => one === facing)
  return spot === undefined || turned === undefined ? undefined : { at: spot, facing: turned }
}
