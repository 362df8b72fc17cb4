// What the enemies did while nobody was asked, command by command. Everything is read from the log: the result is stored already.
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import { spotOf } from '../json-places.ts'

/** One command of an enemy's line with all that came of it, or what an enemy did outside of its commands. */
export interface Step {
  readonly notes: readonly Note[]
  /** Index of its last note among those of the decision. */
  readonly at: number
  /** The enemy that acts. */
  readonly ship: string
  /** The command of its line. */
  readonly command: string | null
}

/** The enemy in whose turn a decision was made, and the command under way. */
type Acting = NonNullable<FightView['enemyPhase']['now']>

/** From the first enemy that acted to the last line of the enemies; none where no enemy acted. */
export function stepsOf(notes: readonly Note[], acting: Acting | null = null): readonly Step[] {
  const steps: Step[] = []
  let now: Acting | null = acting
  for (const [at, note] of notes.entries()) {
    const begun = beginsWith(note)
    if (begun !== undefined) now = begun
    if (after.includes(note.key)) now = null
    if (now === null) continue
    const last = steps.at(-1)
    if (last === undefined || (begun !== undefined && !isAnnounced(last, begun)))
      steps.push({ notes: [note], at, ...now })
    else steps.splice(-1, 1, { ...last, ...now, notes: [...last.notes, note], at })
  }
  return steps
}

/** Who has still to act while this step is shown: those of the steps after it, and those whom the next question keeps waiting. */
export function stillToAct({ ship }: Step, later: readonly Step[], now: FightView): readonly string[] {
  const { toAct, now: acting } = now.enemyPhase
  // Outside their phase the list is that of the next one.
  const waiting = now.phase === 'enemies' ? [...(acting === null ? [] : [acting.ship]), ...toAct] : []
  return [...new Set([...later.map((one) => one.ship), ...waiting])].filter((one) => one !== ship)
}

/** The commands of its turn that this enemy has carried out before this step. */
export const doneBefore = (step: Step, earlier: readonly Step[]): readonly string[] =>
  earlier.flatMap(({ ship, command }) =>
    ship === step.ship && command !== null && command !== step.command ? [command] : [],
  )

/** The ways flown in a step, or in whatever else has notes. */
export const flownIn = ({ notes }: { readonly notes: readonly Pick<Note, 'args'>[] }): readonly (readonly Spot[])[] =>
  notes.flatMap(({ args: { flown } }) => {
    const way = Array.isArray(flown) ? flown.flatMap((one: Json) => spotOf(one) ?? []) : []
    return way.length > 0 ? [way] : []
  })

/** The attack that was declared in a step, the last one of several; null where none was. */
export function attackIn({ notes }: Pick<Step, 'notes'>): FightView['attack'] {
  const { ship, targets } = notes.findLast(({ key }) => key === log('attackDeclared'))?.args ?? {}
  if (typeof ship !== 'string' || !Array.isArray(targets)) return null
  return { attacker: ship, targets: targets.filter((target) => typeof target === 'string') }
}

const log = (word: string) => `akarios.log.${word}`

/** Lines that no longer belong to an enemy's turn. */
const after = ['roundEnded', 'roundBegan', 'enemyPhaseBegan'].map(log)

function beginsWith({ key, args: { ship, command } }: Note): Acting | undefined {
  if (typeof ship !== 'string') return undefined
  if (key === log('enemyBegan')) return { ship, command: null }
  return key === log('commandBegan') && typeof command === 'string' ? { ship, command } : undefined
}

/** That an enemy begins is told together with its first command. */
const isAnnounced = ({ notes, ship }: Step, begun: Acting): boolean =>
  ship === begun.ship && begun.command !== null && notes.length === 1 && notes[0]?.key === log('enemyBegan')
