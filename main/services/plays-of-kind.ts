// Plays of one machine in a campaign: the last one, what a finished one gave, and the luck of the next.
import type { Output } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import type { GameTypes, Machine } from '../../shared/kernel/machine.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { sha256 } from '../db/digest.ts'
import { listPlays } from '../db/stores/plays.ts'
import type { ContentService } from './content.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'

/** What trips and visits are read, begun and ended with. */
export interface PlaysOfKindOptions {
  readonly open: OpenCampaigns
  readonly plays: Pick<PlaysService, 'list' | 'view' | 'start'>
  readonly content: ContentService
}

type Play = Output<'play.list'>['plays'][number]

/** What a play gave, and how it looks at its end. Refuses with `notOver` one of another machine, or one that is under way. */
export function overPlay<Game extends GameTypes>(
  plays: Pick<PlaysService, 'view'>,
  { id }: Machine<Game>,
  notOver: string,
  { campaign, play }: { readonly campaign: string; readonly play: string },
): Outcome<{ outcome: Game['outcome']; view: Game['view'] }> {
  const seen = plays.view(campaign, play)
  if (!seen.ok) return seen
  const { machine, wait, view } = seen.value
  if (machine !== id || wait?.kind !== 'over') return fail(refusal('refused', notOver))
  // Both were made by this machine.
  return ok({ outcome: wait.outcome, view })
}

/** The last play of this machine, if it is under way or its outcome still waits to be taken over. */
export function waitingPlay(plays: readonly Play[], machine: string): Play | null {
  const last = plays.findLast((play) => play.machine === machine)
  return last !== undefined && (last.status === 'open' || last.waits) ? last : null
}

/** Names of the dice and piles that lay on the real table in the last play of this machine. */
export function lastPhysical(file: CampaignFile, plays: readonly Play[], machine: string): readonly string[] {
  const last = plays.findLast((play) => play.machine === machine)
  return listPlays(file).find(({ id }) => id === last?.id)?.physical ?? []
}

/**
 * The luck of the next play of this machine, called `kind` in the seed. It is the same after its start was taken back: that is no
 * way to throw the dice again.
 */
export const nextSeed = ({ seed }: CampaignFile, plays: readonly Play[], machine: string, kind: string): string =>
  sha256(`${seed}:${kind}:${plays.filter((play) => play.machine === machine).length}`)
