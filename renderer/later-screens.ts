// Screens that come after the first one: their code is fetched once the first stands, or when one of them is gone to before.
import { lazy, type ComponentType } from 'react'

const loads: (() => Promise<unknown>)[] = []

function later<Props>(load: () => Promise<ComponentType<Props>>) {
  loads.push(load)
  return lazy(async () => ({ default: await load() }))
}

export const Atlas = later(async () => (await import('./games/akarios/atlas/Atlas.tsx')).Atlas)
export const Bridge = later(async () => (await import('./bridge/Bridge.tsx')).Bridge)
export const CatchUp = later(async () => (await import('./games/akarios/catch-up/CatchUp.tsx')).CatchUp)
export const Chronicle = later(async () => (await import('./games/akarios/chronicle/Chronicle.tsx')).Chronicle)
export const Combat = later(async () => (await import('./games/akarios/combat/Combat.tsx')).Combat)
export const History = later(async () => (await import('./history/History.tsx')).History)
export const NewCampaign = later(async () => (await import('./new-campaign/NewCampaign.tsx')).NewCampaign)
export const Packs = later(async () => (await import('./packs/Packs.tsx')).Packs)
export const Rules = later(async () => (await import('./rules/Rules.tsx')).Rules)
export const Settings = later(async () => (await import('./settings/Settings.tsx')).Settings)
export const SquadDesk = later(async () => (await import('./games/akarios/squad/SquadDesk.tsx')).SquadDesk)
export const World = later(async () => (await import('./games/akarios/world/World.tsx')).World)

/** Fetches all of them, so that none keeps anybody waiting. One that cannot be had says so when it is gone to. */
export function loadAll(): void {
  for (const load of loads) load().catch(() => undefined)
}
