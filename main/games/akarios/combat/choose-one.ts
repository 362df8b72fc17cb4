// The question for one of several options, whether one must be picked or none will do. Enter picks the first, or none.
import type { ChooseQuestion } from '../../../../shared/games/akarios/question/question.ts'
import type { Fight } from './fight.ts'

type Option = ChooseQuestion['options'][number]

interface Asking<Id extends string> extends Pick<ChooseQuestion, 'about' | 'seat' | 'asks'> {
  /** At least one. */
  readonly options: readonly (Option & { readonly id: Id })[]
  /** The one that Enter picks in place of the first. */
  readonly usual?: Id
}

/** The id of the option that is picked. `seats` may answer, as in `Fight.ask`. */
export function chooseOne<const Id extends string>(
  fight: Fight,
  { usual, ...asking }: Asking<Id>,
  seats?: readonly string[],
): Id {
  const { options, asks } = asking
  const standard = usual ?? options[0]?.id
  if (standard === undefined) throw new Error(`nothing to choose from: ${asks.key}`)
  const { chosen } = fight.ask({ type: 'choose', ...asking, least: 1, most: 1, default: [standard] }, seats)
  return options.find(({ id }) => id === chosen[0])?.id ?? standard
}

/** The id of the option that is picked, or null for none of them. */
export function mayChooseOne(fight: Fight, asking: Omit<Asking<string>, 'usual'>): string | null {
  const { chosen } = fight.ask({ type: 'choose', ...asking, least: 0, most: 1, default: [] })
  return chosen[0] ?? null
}
