// What each push carries: only what is needed to know whether it concerns the one who hears it.
import { z } from 'zod'
import type { PushName } from './names.ts'
import { campaignId, nothing } from './values.ts'

const ofCampaign = z.strictObject({ campaign: campaignId })

export const pushes = {
  'library.changed': nothing,
  'settings.changed': nothing,
  'packs.changed': nothing,
  'campaign.changed': ofCampaign,
  'secondScreen.changed': nothing,
  'simulation.changed': nothing,
} as const satisfies Record<PushName, z.ZodType>

export type PushArguments<K extends PushName> = z.output<(typeof pushes)[K]>

/** A push as it goes out. */
export type Push = { [K in PushName]: { readonly name: K; readonly args: PushArguments<K> } }[PushName]
