// A mechanism of the campaign: a group of rules of the ledger, and how the diary shows that it was met.
import type { CampaignCommand, CommandOf } from '../../../shared/games/akarios/campaign/command.ts'
import type { PilotView } from '../../../shared/games/akarios/view/fight-view.ts'
import type { Moment } from '../diary.ts'

export type Met = (moment: Moment) => boolean

export interface Mechanism {
  readonly rules: readonly string[]
  readonly what: string
  readonly met: Met
}

/** Numbers of one chapter: `rules('CS', 1, 13)`. */
export const rules = (chapter: string, ...numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => `${chapter}-${String(number).padStart(3, '0')}`)

/** A note, a question or a refusal names each of these rules. */
export const spoke =
  (...ids: readonly string[]): Met =>
  ({ rules: named }) =>
    ids.every((id) => named.has(id))

/** A try was refused for this rule. */
export const refusedFor =
  (id: string): Met =>
  ({ refused, rules: named }) =>
    refused !== null && named.has(id)

/** The try was refused by this sentence. */
export const refusedBy =
  (word: string): Met =>
  ({ refused }) =>
    refused === `camp.${word}`

/** This command was done, and the squad before and after it looks so. */
export const did =
  <T extends CampaignCommand['type']>(
    type: T,
    holds: (moment: Moment, command: CommandOf<T>) => boolean = () => true,
  ): Met =>
  (moment) =>
    moment.command?.type === type && moment.refused === null && holds(moment, moment.command as CommandOf<T>)

/** A scenario ended so. */
export const ended = (holds: (moment: Moment, end: CommandOf<'finishScenario'>) => boolean): Met =>
  did('finishScenario', holds)

/** Pilots of a fight that nobody has moved in yet; none at any other moment. */
export const atSetUp = ({ fight, notes }: Moment): readonly PilotView[] =>
  fight === null || fight.round > 0 || notes.length > 0
    ? []
    : fight.ships.flatMap((ship) => (ship.kind === 'pilot' ? [ship] : []))

/** Cards in a seat's deck of a fight, discard and all. */
export const deckSize = ({ fight }: Moment, seat: number): number => {
  const pile = fight?.piles.find(({ name }) => name === `deck:p${seat}`)
  return pile === undefined ? 0 : pile.left + pile.discard.length
}

export const creditsOf = ({ seats }: Moment['after']): readonly number[] => seats.map(({ credits }) => credits)

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
