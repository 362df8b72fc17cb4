// An enemy combat card: a command line of actions with forks (rules EN-001, EN-007, EN-026), kept as a list that refers to itself by id.
import { z } from 'zod'
import { targetNumber } from './attack.ts'
import { effectGrant, effectId } from './effect.ts'
import { arc, diagram, range } from './geometry.ts'
import { id, prose } from './id.ts'

/** What the two branches of a fork are chosen by. `done`: whether the action before it could be carried out (rule EN-026). */
export const forkCondition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('targetWithin'), range }),
  z.strictObject({ type: z.literal('hullLost') }),
])
export type ForkCondition = z.infer<typeof forkCondition>

/** The id of a command of the same line, or the end of the line. */
export const nextCommand = z.union([id, z.literal('end')])

/** Where the line goes on; without `then` and `fork` with the command that stands next in the list. */
const onward = {
  id: id.refine((value) => value !== 'end', { error: '"end" means the end of the line' }),
  then: nextCommand.exactOptional(),
  fork: z.strictObject({ if: forkCondition, yes: nextCommand, no: nextCommand }).exactOptional(),
}

export const command = z.discriminatedUnion('do', [
  /** Rules EN-013 to EN-016. */
  z.strictObject({ ...onward, do: z.literal('rotate') }),
  /** Rules EN-017 to EN-022; the diagram is in the enemy's own frame. */
  z.strictObject({ ...onward, do: z.literal('move'), path: diagram }),
  /** Rules EN-023 to EN-025, EN-032, EN-033. `damage` 0 to 20 is added to the ship's own attack. */
  z.strictObject({
    ...onward,
    do: z.literal('attack'),
    damage: z.int().min(0).max(20),
    targets: targetNumber,
    range: range.exactOptional(),
    arcs: z.array(arc).min(1).max(3).exactOptional(),
    effects: z.array(effectGrant).max(4).exactOptional(),
  }),
  /** Rules EN-027, EN-036 for repair and shield charge; without `range`: on itself. `on` says whose ships are meant. */
  z.strictObject({
    ...onward,
    do: z.literal('apply'),
    effect: effectId,
    amount: z.int().min(1).max(10).exactOptional(),
    on: z.enum(['self', 'enemies', 'players']),
    targets: targetNumber.exactOptional(),
    range: range.exactOptional(),
  }),
  /** What no other command can say: shown to the table and done by hand. */
  z.strictObject({ ...onward, do: z.literal('byHand'), says: prose }),
])
export type Command = z.infer<typeof command>

export const combatCard = z.strictObject({
  id,
  /** Cards with this line in the deck, 1 to 10; 1 unless given. */
  copies: z.int().min(1).max(10).exactOptional(),
  /** The first command starts the line. */
  line: z.array(command).min(1).max(16),
})
export type CombatCard = z.infer<typeof combatCard>

/** The ids that may follow a command; none is the end of the line. */
export function followers(line: readonly Command[], at: number): readonly string[] {
  const here = line[at]
  if (here === undefined) return []
  const ids = here.fork ? [here.fork.yes, here.fork.no] : [here.then ?? line[at + 1]?.id ?? 'end']
  return ids.filter((next) => next !== 'end')
}
