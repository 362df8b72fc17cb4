// Plays a case of a world visit: a world by its cards and entries, as the packs write them, and what two pilots do there.
import type { WorldSetup } from '../../../main/games/akarios/world/setup.ts'
import type { DieFace } from '../../../shared/games/akarios/content/slots.ts'
import type { WorldCard, WorldEntry } from '../../../shared/games/akarios/content/world.ts'
import type { WorldChange } from '../../../shared/games/akarios/world/change.ts'
import type { WorldAnswer } from '../../../shared/games/akarios/world/question.ts'
import { seat, visit, worldOf, type Table } from '../world/visit.ts'
import type { PlayCase } from './case.ts'
import { differences } from './difference.ts'
import { toldDifferences } from './told.ts'

type Stated = Partial<Omit<WorldSetup, 'world' | 'seats'>> & {
  readonly seats?: Readonly<Record<string, Partial<WorldSetup['seats'][number]>>>
  readonly cards?: WorldCard[]
  readonly entries?: WorldEntry[]
}
type Commit = { readonly card: number; readonly point: number; readonly dice: Record<string, number> }

/** The differences; none when the case holds. Throws when something cannot be done. */
export function runWorld({ setup, do: doing, expect: { told, waits, view } }: PlayCase): readonly string[] {
  const { seats, cards, entries = [], ...rest } = setup as Stated
  const table = visit({
    ...rest,
    ...(seats === undefined ? {} : { seats: Object.entries(seats).map(([name, pilot]) => seat(name, pilot)) }),
    ...(cards === undefined ? {} : { world: worldOf(cards, entries) }),
  })
  for (const step of doing) for (const [verb, given] of Object.entries(step)) act(table, verb, given)
  const pilots = Object.fromEntries(table.view.pilots.map((pilot) => [pilot.seat, pilot]))
  return [
    ...differences(view, { ...table.view, pilots }, 'view'),
    ...toldDifferences(
      told,
      table.notes.map((note) => note.split(' ')[0] ?? ''),
    ),
    ...(waits === undefined ? [] : differences(waits, table.waits, 'waits')),
  ]
}

function act(table: Table, verb: string, given: unknown): void {
  const words = String(given).split(' ')
  if (verb === 'commit') commit(table, given as Commit)
  else if (verb === 'roll') table.roll(...(words as DieFace[]))
  else if (verb === 'use') table.use()
  else if (verb === 'rest') table.rest(...words)
  else if (verb === 'read') table.read(given === null ? undefined : words[0])
  else if (verb === 'answer') table.answer(given as WorldAnswer)
  else if (verb === 'hand') table.hand(given as WorldChange)
  else if (verb === 'refused') refused(table, given as { answer: WorldAnswer; because: string })
  else throw new Error(`A visit knows no "${verb}"`)
}

const commit = (table: Table, { card, point, dice }: Commit): void => void table.commit(card, point, dice)

/** Throws when it is taken, or refused for another reason. */
function refused(table: Table, { answer, because }: { answer: WorldAnswer; because: string }): void {
  const why = table.refuses(answer)
  if (why !== because) throw new Error(`refused because ${because}, but ${why}`)
}
