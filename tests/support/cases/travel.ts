// Plays a case of a trip: its set-up is the plain one of the test table with what the case changes, legend and events by words.
import type { TravelSetup } from '../../../main/games/akarios/travel/setup.ts'
import type { EventCard } from '../../../shared/games/akarios/content/event.ts'
import type { DieFace } from '../../../shared/games/akarios/content/slots.ts'
import type { TravelChange } from '../../../shared/games/akarios/travel/change.ts'
import { event, goal, legendOf, trip, type Table } from '../travel/trip.ts'
import type { PlayCase } from './case.ts'
import { differences } from './difference.ts'
import { toldDifferences } from './told.ts'

type Stated = Partial<Omit<TravelSetup, 'legend' | 'events' | 'goals'>> & {
  readonly goals?: readonly number[]
  readonly legend?: readonly Parameters<typeof legendOf>[number][]
  readonly events?: Readonly<Record<string, Partial<EventCard>>>
}

/** The differences; none when the case holds. Throws when something cannot be done. */
export function runTravel({ setup, do: doing, expect: { told, waits, view } }: PlayCase): readonly string[] {
  const { goals, legend, events, ...rest } = setup as Stated
  const table = trip({
    ...rest,
    ...(goals === undefined ? {} : { goals: goals.map((number) => goal(number)) }),
    ...(legend === undefined ? {} : { legend: legendOf(...legend) }),
    ...(events === undefined ? {} : { events: Object.entries(events).map(([id, card]) => event(id, card)) }),
  })
  for (const step of doing) for (const [verb, given] of Object.entries(step)) act(table, verb, given)
  return [
    ...differences(view, table.view, 'view'),
    ...toldDifferences(
      told,
      table.notes.map((note) => note.split(' ')[0] ?? ''),
    ),
    ...(waits === undefined ? [] : differences(waits, table.waits, 'waits')),
  ]
}

function act(table: Table, verb: string, given: unknown): void {
  if (verb === 'say') table.say(String(given))
  else if (verb === 'tell') table.tell(given as Record<string, number>)
  else if (verb === 'roll') table.roll(Number(given))
  else if (verb === 'draw') table.draw(String(given))
  else if (verb === 'dice') table.dice(...(String(given).split(' ') as DieFace[]))
  else if (verb === 'hand') table.hand(given as TravelChange)
  else if (verb === 'refused') refused(table, given as { say: string | number; because: string })
  else throw new Error(`A trip knows no "${verb}"`)
}

/** Throws when it is taken, or refused for another reason. */
function refused(table: Table, { say, because }: { say: string | number; because: string }): void {
  const why = table.refuses({ type: 'choose', chosen: String(say) }).replace('akarios.travel.refused.', '')
  if (why !== because) throw new Error(`${String(say)}: refused because ${because}, but ${why}`)
}
