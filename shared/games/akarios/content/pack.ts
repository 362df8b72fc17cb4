// The cover of a pack, `pack.json`: what it is called, which packs it builds on, what it promises, what its box holds.
import { z } from 'zod'
import { id, name, prose } from './id.ts'

/** The format this app writes. Older ones are upgraded in memory when read (`upgrade.ts`); newer ones are refused. */
export const packFormat = 1

const version = z.string().regex(/^(0|[1-9]\d{0,3})\.(0|[1-9]\d{0,3})\.(0|[1-9]\d{0,3})$/)

/** A count from the box list: how many cards or tiles of a kind the box holds. */
const total = z.int().min(0).max(999)

/** What the box holds of each kind: what is missing is measured against it. */
export const boxTotals = z.strictObject({
  pilots: total.exactOptional(),
  ships: total.exactOptional(),
  pilotAbilities: total.exactOptional(),
  shipAbilities: total.exactOptional(),
  weapons: total.exactOptional(),
  engines: total.exactOptional(),
  techs: total.exactOptional(),
  sparrowUpgrades: total.exactOptional(),
  coPilots: total.exactOptional(),
  modifierCards: total.exactOptional(),
  enemyCards: total.exactOptional(),
  combatCards: total.exactOptional(),
  traumaCards: total.exactOptional(),
  eventCards: total.exactOptional(),
  worldCards: total.exactOptional(),
})
export type BoxTotals = z.infer<typeof boxTotals>

export const manifest = z.strictObject({
  format: z.literal(packFormat),
  id,
  version,
  title: name,
  /** What the pack is and where its facts come from. */
  about: prose,
  /** Who made it and under which terms it may be passed on. */
  licence: z.string().min(1).max(200),
  /** Ids of packs that must be there too; they are read first. */
  requires: z.array(id).max(8),
  /** The pack promises every printed value: a missing one is a fault. */
  complete: z.boolean(),
  box: boxTotals.exactOptional(),
  /** The cards of this pack lie in the box of that other pack, and are counted with it: names that were missing there. */
  boxOf: id.exactOptional(),
})
export type Manifest = z.infer<typeof manifest>
