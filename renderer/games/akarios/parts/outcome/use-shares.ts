// A command that gives cards, with the seats that the table chooses where the box has too few copies (rule ES-020).
import { useState } from 'react'
import type { Output } from '../../../../../shared/contract/contract.ts'
import type { OutcomeCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import { useSteadyCall } from '../../../../api/client.ts'

export type ScarceCard = Output<'squad.scarce'>['cards'][number]

export interface Shares<C extends OutcomeCommand> {
  /** With the owners that were chosen. */
  readonly command: C
  readonly cards: readonly ScarceCard[]
  /** Seats among which they are shared out. */
  readonly seats: readonly number[]
  readonly ownersOf: (upgrade: string) => readonly number[]
  readonly give: (upgrade: string, seats: readonly number[]) => void
  /** The first card whose copies are not all given yet. */
  readonly missing: ScarceCard | undefined
}

export function useShares<C extends OutcomeCommand>(campaign: string, command: C): Shares<C> {
  const [owners, setOwners] = useState<Readonly<Record<string, readonly number[]>>>({})
  // The boxes stay while other figures of the outcome are typed.
  const asked = command.rewards.length > 0 ? { campaign, command } : undefined
  const { cards = [], seats = [] } = useSteadyCall('squad.scarce', asked).data ?? {}
  const ownersOf = (upgrade: string) => (owners[upgrade] ?? []).filter((seat) => seats.includes(seat))
  const chosen = Object.fromEntries(cards.map(({ upgrade }) => [upgrade, [...ownersOf(upgrade)]]))
  return {
    command: cards.length === 0 ? command : { ...command, owners: chosen },
    cards,
    seats,
    ownersOf,
    give: (upgrade, to) => setOwners((old) => ({ ...old, [upgrade]: to })),
    missing: cards.find(({ upgrade, left }) => ownersOf(upgrade).length !== left),
  }
}
