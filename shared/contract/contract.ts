// All calls in one table, with the types that both sides derive from it.
import type { z } from 'zod'
import { appCalls } from './calls/app.ts'
import { backupCalls } from './calls/backups.ts'
import { campaignCalls } from './calls/campaign.ts'
import { catchUpCalls } from './calls/catch-up.ts'
import { chronicleCalls } from './calls/chronicle.ts'
import { fightCalls } from './calls/fight.ts'
import { historyCalls } from './calls/history.ts'
import { libraryCalls } from './calls/library.ts'
import { noteCalls } from './calls/notes.ts'
import { packCalls } from './calls/packs.ts'
import { playCalls } from './calls/play.ts'
import { searchCalls } from './calls/search.ts'
import { secondScreenCalls } from './calls/second-screen.ts'
import { settingsCalls } from './calls/settings.ts'
import { simulationCalls } from './calls/simulation.ts'
import { squadCalls } from './calls/squad.ts'
import { transferCalls } from './calls/transfer.ts'
import { travelCalls } from './calls/travel.ts'
import { worldCalls } from './calls/world.ts'
import type { CallDefinition } from './define.ts'
import type { CallName } from './names.ts'

export const contract = {
  ...appCalls,
  ...settingsCalls,
  ...libraryCalls,
  ...campaignCalls,
  ...noteCalls,
  ...historyCalls,
  ...chronicleCalls,
  ...packCalls,
  ...searchCalls,
  ...secondScreenCalls,
  ...squadCalls,
  ...catchUpCalls,
  ...fightCalls,
  ...simulationCalls,
  ...travelCalls,
  ...worldCalls,
  ...playCalls,
  ...backupCalls,
  ...transferCalls,
} as const satisfies Record<CallName, CallDefinition>

export type Contract = typeof contract
export type QueryName = { [K in CallName]: Contract[K]['kind'] extends 'query' ? K : never }[CallName]
export type CommandName = Exclude<CallName, QueryName>
/** What the caller passes. */
export type Input<K extends CallName> = z.input<Contract[K]['input']>
/** What the handler receives. */
export type Parsed<K extends CallName> = z.output<Contract[K]['input']>
export type Output<K extends CallName> = z.output<Contract[K]['output']>
