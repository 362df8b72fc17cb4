// The form of a rule case: what a YAML file under tests/cases may say. `tests/cases/README.md` explains it to people.
import { parse } from 'yaml'
import { z } from 'zod'
import { answer } from '../../../shared/games/akarios/answer/answer.ts'
import { handChange } from '../../../shared/games/akarios/command/hand-change.ts'
import { command } from '../../../shared/games/akarios/content/combat-card.ts'

const name = z.string().min(1)
const ship = z.record(z.string(), z.unknown())

/** One thing that is done, or tried in vain: a verb and what it needs, such as `act: p1 move-1 move`. */
const doing = z.partialRecord(
  z.enum(['act', 'pass', 'targets', 'choose', 'fly', 'put', 'hand', 'run', 'keep', 'tell', 'refused']),
  z.unknown(),
)

const combat = z.strictObject({
  /** Rows of the board, a letter or sign for each hex; `legend` says what they are. */
  board: z.string(),
  legend: z.record(z.string().length(1), z.string()).default({}),
  pilots: z.record(name, ship).default({}),
  enemies: z.record(name, ship).default({}),
  /** What dice and cards show, in order, by the name of the die or pile. */
  luck: z.record(name, z.string()).default({}),
  /** The command line that a type of enemy acts by. */
  lines: z.record(name, z.array(command).min(1)).default({}),
  /** Trauma cards of the box, by their ids. */
  trauma: z.array(name).default([]),
  more: z.record(name, z.unknown()).default({}),
  do: z.array(doing).default([]),
  expect: z.strictObject({
    ships: z.record(name, z.record(z.string(), z.unknown())).default({}),
    told: z.array(name).default([]),
    question: name.optional(),
  }),
})

/** Calls of the app on a fresh data folder, in order; each with what is expected of its answer or refusal. */
const campaign = z.strictObject({
  calls: z
    .array(
      z.strictObject({
        call: name,
        with: z.record(z.string(), z.unknown()).default({}),
        /** Keeps a part of the answer under a name: `$campaign` in a later input stands for it. */
        keep: z.record(z.string(), z.string()).default({}),
        answers: z.unknown().optional(),
        refuses: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .min(1),
})

/** A pack by its files, laid on the packs of the app; what is wrong with it, as `code file where`. */
const content = z.strictObject({
  files: z.record(name, z.unknown()),
  faults: z.array(z.string()).default([]),
  fields: z.record(name, z.unknown()).default({}),
})

/** A trip or a visit: what its set-up changes of a plain one, what is done with the luck it meets, and the view that follows. */
const play = z.strictObject({
  setup: z.record(z.string(), z.unknown()).default({}),
  do: z.array(z.record(z.string(), z.unknown())).default([]),
  expect: z.strictObject({
    view: z.record(z.string(), z.unknown()).default({}),
    told: z.array(name).default([]),
    /** What is asked or awaited at the end: `ask.destination`, `roll.movement`, `over`. */
    waits: name.optional(),
  }),
})

/** A fight made by chance from its seed, and what was done in it: holds when nothing breaks. */
const move = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answer'), seat: name, answer }),
  z.strictObject({ kind: z.literal('hand'), seat: name, change: handChange }),
])
const random = z.strictObject({ seed: name, moves: z.array(move) })
export type RandomCase = z.infer<typeof random>

const head = { title: name, rules: z.array(z.string().regex(/^[A-Z]{2}-\d{3}$/)).default([]) }

export const ruleCase = z.union([
  z.strictObject({ ...head, combat }),
  z.strictObject({ ...head, campaign }),
  z.strictObject({ ...head, content }),
  z.strictObject({ ...head, random }),
  z.strictObject({ ...head, travel: play }),
  z.strictObject({ ...head, world: play }),
])
export type RuleCase = z.infer<typeof ruleCase>
export type CombatCase = z.infer<typeof combat>
export type CampaignCase = z.infer<typeof campaign>
export type ContentCase = z.infer<typeof content>
export type PlayCase = z.infer<typeof play>

/** Reads the text of a file; throws with the place of the first fault. */
export function readCase(text: string): RuleCase {
  const raw: unknown = parse(text)
  const kinds = ['combat', 'campaign', 'content', 'random', 'travel', 'world']
  const kind = kinds.find((one) => typeof raw === 'object' && raw !== null && one in raw)
  if (kind === undefined) throw new Error(`A case needs one of: ${kinds.join(', ')}`)
  const read = ruleCase.safeParse(raw)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const branches = issue?.code === 'invalid_union' ? issue.errors.map(([first]) => first) : [issue]
  const fault = branches.find((one) => one?.path[0] === kind || kinds.every((other) => other !== one?.path[0])) ?? issue
  throw new Error(`${fault?.path.join('.') ?? ''}: ${fault?.message ?? ''}`)
}
