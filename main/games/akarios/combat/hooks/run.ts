// Runs a hook point over all sources in force, in their order.
import type { Fight } from '../fight.ts'
import type { Ship } from '../state/ships.ts'
import type { AboutOf, ChangeHook, OnHook, ValueOf } from './hooks.ts'
import { sourcesOf } from './order.ts'

/** The value after every source has had its say. */
export const change = <H extends ChangeHook>(fight: Fight, hook: H, value: ValueOf<H>, about: AboutOf<H>): ValueOf<H> =>
  asking(fight, hook)(value, about)

/** The same for many values in a row, while nothing else happens: the sources are looked up once. */
export function asking<H extends ChangeHook>(
  fight: Fight,
  hook: H,
): (value: ValueOf<H>, about: AboutOf<H>) => ValueOf<H> {
  type Run = (fight: Fight, bearer: Ship, value: ValueOf<H>, about: AboutOf<H>) => ValueOf<H>
  const asked: { readonly bearer: Ship; readonly run: Run }[] = []
  for (const { bearer, hooks } of sourcesOf(fight.state)) {
    const run = hooks[hook] as Run | undefined
    if (run !== undefined) asked.push({ bearer, run })
  }
  return (value, about) => asked.reduce((changed, { bearer, run }) => run(fight, bearer, changed, about), value)
}

/** Tells every source that something has come about. */
export function tell<H extends OnHook>(fight: Fight, hook: H, about: AboutOf<H>): void {
  for (const { bearer, hooks } of sourcesOf(fight.state)) {
    const run = hooks[hook] as ((fight: Fight, bearer: Ship, about: AboutOf<H>) => void) | undefined
    run?.(fight, bearer, about)
  }
}
