// Questions to the people around the real table: yes or no, some of a list, the end of a way.
import type { Json } from '../../../../../../shared/kernel/json.ts'
import type { Asked, ChooseQuestion, Figure } from '../../../../../../shared/games/akarios/question/question.ts'
import { recall, remember } from '../../state/real-table.ts'
import type { HangsOn } from '../../state/said.ts'
import type { FightState } from '../../state/state.ts'
import { known, whenKnown } from '../known.ts'
import type { Known } from '../tabletop.ts'

/** What is asked: the word of its sentence, what fills it, and the rule behind it. */
export interface About {
  readonly word: string
  readonly args: { readonly [name: string]: Json }
  readonly rule: string
  readonly figure?: Figure | undefined
}

export const askedOf = ({ word, args, rule }: About): Asked => ({ key: `akarios.ask.table.${word}`, args, rule })

type Option = ChooseQuestion['options'][number]

/** Ids of the options that were picked, in the order of picking; Enter takes none where none will do, else the first. */
export const pick = (
  about: About,
  options: readonly Option[],
  least: number,
  most: number,
): Known<readonly string[]> => ({
  ask: {
    type: 'choose',
    about: 'table',
    seat: 'table',
    asks: askedOf(about),
    least,
    most,
    options,
    default: options.slice(0, least).map(({ id }) => id),
    ...(about.figure === undefined ? {} : { figure: about.figure }),
  },
  read: (answer) => known(answer.type === 'choose' ? answer.chosen : []),
})

export const isSo = (about: About): Known<boolean> =>
  whenKnown(
    pick(
      about,
      ['no', 'yes'].map((id) => ({ id, key: `akarios.${id}`, args: {} })),
      1,
      1,
    ),
    ([answer]) => known(answer === 'yes'),
  )

/**
 * What was said to this before, else what is said now; it is kept. `hangsOn` names that without which it would be another; `asking`
 * puts the question.
 */
export function kept<T extends Json>(
  state: FightState,
  hangsOn: HangsOn,
  about: About,
  asking: (about: About) => Known<T>,
): Known<T> {
  const said = recall(state, hangsOn.key)
  // It was stored under this key by the line below.
  if (said !== undefined) return known(said as T)
  return whenKnown(asking(about), (value) => {
    remember(state, { ...hangsOn, asks: askedOf(about), value })
    return known(value)
  })
}
