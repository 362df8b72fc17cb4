// What is still missing or wrong in the form of a new campaign, field by field. The other side checks everything again.
import { mostCharacters } from '../../shared/contract/choices.ts'
import type { Refusal } from '../../shared/contract/envelope.ts'
import { places, seatsInPlay, takenBy, type Draft } from './draft.ts'

/** Places count from 0: `seats.0.pilot`, `names.1`. */
export type Field = 'squad' | `names.${number}` | `seats.${number}.${'pilot' | 'ship' | 'callSign' | 'deck'}`

export type Problem =
  | { readonly type: 'needed' }
  | { readonly type: 'tooLong'; readonly most: number }
  | { readonly type: 'unprintable' }
  /** Seat from 0. */
  | { readonly type: 'taken'; readonly seat: number }
  | { readonly type: 'sameName' }
  | { readonly type: 'holdsNone' }

export type Problems = ReadonlyMap<Field, Problem>

function lineProblem(text: string, most: number): Problem | undefined {
  const line = text.trim()
  if (line === '') return { type: 'needed' }
  if (line.length > most) return { type: 'tooLong', most }
  return /\p{Cc}/u.test(line) ? { type: 'unprintable' } : undefined
}

function nameProblem(draft: Draft, person: number): Problem | undefined {
  const name = draft.names[person] ?? ''
  const fault = lineProblem(name, mostCharacters.player)
  if (fault) return fault
  if (draft.names.slice(0, person).some((other) => other.trim() === name.trim())) return { type: 'sameName' }
  return seatsInPlay(draft).some((seat) => seat.person === person) ? undefined : { type: 'holdsNone' }
}

/** A choice that an earlier seat has made too is the later seat's problem (rules CS-006, CS-008). */
function choiceProblem(draft: Draft, kind: 'pilot' | 'ship', seat: number): Problem | undefined {
  const id = draft.seats[seat]?.[kind]
  if (id === undefined) return { type: 'needed' }
  const other = takenBy(draft, kind, id, seat)
  return other !== undefined && other < seat ? { type: 'taken', seat: other } : undefined
}

/** In the order in which the fields stand on the page: the first key is where to go. */
export function problemsOf(draft: Draft): Problems {
  const people = places.slice(0, draft.people)
  const all: readonly (readonly [Field, Problem | undefined])[] = [
    ['squad', lineProblem(draft.squad, mostCharacters.squad)],
    ...people.map((person) => [`names.${person}`, nameProblem(draft, person)] as const),
    ...seatsInPlay(draft).flatMap(
      ({ callSign }, seat) =>
        [
          [`seats.${seat}.pilot`, choiceProblem(draft, 'pilot', seat)],
          [`seats.${seat}.callSign`, lineProblem(callSign, mostCharacters.callSign)],
          [`seats.${seat}.ship`, choiceProblem(draft, 'ship', seat)],
        ] as const,
    ),
  ]
  return new Map(all.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])))
}

/** The field that a refusal speaks of, when it speaks of one. */
export function refusedField(draft: Draft, { key, args = {} }: Refusal): Field | undefined {
  const [, choice] = /^founding\.(pilot|ship|deck)/.exec(key) ?? []
  if (choice !== undefined) return `seats.${Number(args['seat']) - 1}.${choice as 'pilot' | 'ship' | 'deck'}`
  const [, seat, part] = /^seats\.(\d)\.(pilot|ship|callSign|deck|player)$/.exec(String(args['path'] ?? '')) ?? []
  if (part === undefined) return args['path'] === 'squad' ? 'squad' : undefined
  const place = Number(seat)
  if (part === 'player') return `names.${draft.seats[place]?.person ?? 0}`
  return `seats.${place}.${part as 'pilot' | 'ship' | 'callSign' | 'deck'}`
}
