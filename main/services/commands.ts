// Runs one command on a campaign and tells every window after the commit.
import type { Outcome } from '../../shared/contract/envelope.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { runCommand, type Command } from '../db/command.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { Pushes } from './pushes.ts'

export interface Commands {
  /** All or nothing: a refusal of `body` leaves no entry in the log. */
  readonly run: <T>(
    campaign: string,
    command: Omit<Command, 'now'>,
    body: (file: CampaignFile) => Outcome<T>,
  ) => Outcome<T>
}

export interface CommandsOptions {
  readonly open: OpenCampaigns
  readonly pushes: Pushes
  readonly now: () => Date
}

export function createCommands({ open, pushes, now }: CommandsOptions): Commands {
  return {
    run: (campaign, command, body) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      const file = held.value
      const result = runCommand(file, { ...command, now: now() }, () => body(file))
      if (result.ok) pushes.publish({ name: 'campaign.changed', args: { campaign } })
      return result
    },
  }
}
