// Runs a hook point over all sources in force, in their order.
import type { Fight } from '../fight.ts'
import type { Ship } from '../state/ships.ts'
import type { AboutOf, ChangeHook, OnHook, ValueOf } from './hooks.ts'
import { sourcesOf } from './order.ts'

/** The value after every source has had its say. */
export function change<H extends ChangeHook>(fight: Fight, hook: H, value: ValueOf<H>, about: AboutOf<H>): ValueOf<H> {
  let changed = value
  for (const { bearer, hooks } of sourcesOf(fight.state)) {
    const run = hooks[hook] as
      ((fight: Fight, bearer: Ship, value: ValueOf<H>, about: AboutOf<H>) => ValueOf<H>) | undefined
    if (run !== undefined) changed = run(fight, bearer, changed, about)
  }
  return changed
}

/** Tells every source that something has come about. */
export function tell<H extends OnHook>(fight: Fight, hook: H, about: AboutOf<H>): void {
  for (const { bearer, hooks } of sourcesOf(fight.state)) {
    const run = hooks[hook] as ((fight: Fight, bearer: Ship, about: AboutOf<H>) => void) | undefined
    run?.(fight, bearer, about)
  }
}
