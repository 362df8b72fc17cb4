// Changes by hand, legal at any question: the table is right, only the invariants may refuse (architecture, idea 9).
import { z } from 'zod'
import { effectId } from '../content/effect.ts'
import { facing, place, terrain } from '../content/geometry.ts'
import { dieFaces } from '../content/slots.ts'
import { cardPlaces, sparrowPlaces } from '../question/action.ts'
import { pileParts } from './pile-parts.ts'

const ship = z.string().max(120)
const seat = z.string().max(10)
const name = z.string().max(120)

/** Ships or tiles on one table, at most. */
const mostPieces = 100

export const tracks = ['hull', 'shield', 'stress', 'trauma'] as const

export const handChange = z.discriminatedUnion('type', [
  /** Stress and trauma belong to pilots only. Marks that are passed do nothing: say so with cards and trauma by hand. */
  z.strictObject({ type: z.literal('setTrack'), ship, track: z.enum(tracks), value: z.int().min(0).max(99) }),
  z.strictObject({ type: z.literal('addEffect'), ship, effect: effectId }),
  z.strictObject({ type: z.literal('endEffect'), ship, effect: effectId }),
  /** Null takes the ship off the board. */
  z.strictObject({ type: z.literal('placeShip'), ship, at: place.nullable(), facing }),
  /** As the scenario says; a ship in its way is pushed (rule SP-014). */
  z.strictObject({ type: z.literal('moveSparrow'), at: place, facing }),
  /** For good. A pilot is unconscious then and gains 1 trauma, as at 0 hull (PD-004). */
  z.strictObject({ type: z.literal('removeShip'), ship }),
  z.strictObject({
    type: z.literal('moveCard'),
    card: name,
    from: name,
    fromPart: z.enum(pileParts),
    to: name,
    toPart: z.enum(pileParts),
  }),
  z.strictObject({ type: z.literal('shufflePile'), pile: name }),
  /** Of a card on a board, or of an upgrade of the Sparrow, which is the `table`'s. */
  z.strictObject({
    type: z.literal('setSupply'),
    seat,
    place: z.enum([...cardPlaces, ...sparrowPlaces]),
    supply: z.int().min(0).max(4),
  }),
  z.strictObject({ type: z.literal('setDamaged'), seat, place: z.enum(cardPlaces), damaged: z.boolean() }),
  /** `free` brings the die back to its owner, `spend` takes it out of this round. */
  z.strictObject({
    type: z.literal('setDie'),
    seat,
    die: z.int().min(0).max(9),
    face: z.enum(dieFaces).nullable(),
    spent: z.boolean(),
  }),
  /** The rest of this enemy's line, or of this pilot's actions, is left out. */
  z.strictObject({ type: z.literal('endTurn'), ship }),
  z.strictObject({ type: z.literal('endPhase') }),
  z.strictObject({ type: z.literal('endFight'), result: z.enum(['success', 'failure']) }),
  /** What people have said about the real table holds no longer: it is asked again where it is needed. */
  z.strictObject({ type: z.literal('forgetSaid'), said: z.string().max(3000) }),
  /** The ships stand on the real table from now on: the app forgets every hex. While pilots roll or act. */
  z.strictObject({ type: z.literal('playOnTable') }),
  /** They stand on the board of the app from now on: each ship that is in the fight, and each tile that was laid meanwhile. */
  z.strictObject({
    type: z.literal('playOnBoard'),
    ships: z.array(z.strictObject({ ship, at: place, facing })).max(mostPieces),
    tiles: z.array(z.strictObject({ terrain, at: place })).max(mostPieces),
  }),
  z.strictObject({ type: z.literal('spawnWave'), wave: name }),
  z.strictObject({ type: z.literal('speakRule'), rule: name }),
])
export type HandChange = Readonly<z.infer<typeof handChange>>
export type HandChangeOf<T extends HandChange['type']> = Extract<HandChange, { type: T }>
