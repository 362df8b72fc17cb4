// Every id that an entry names must lead to an entry of the right kind.
import type { Ability } from '../ability.ts'
import { entriesOf } from '../content.ts'
import { kinds, type EntryOf, type Kind } from '../kinds.ts'
import type { Outcome, Reward } from '../reward.ts'
import type { Step } from '../steps/step.ts'
import type { Upgrade } from '../upgrade.ts'
import type { Check, Path } from './check.ts'

interface Reference {
  readonly path: Path
  readonly to: Kind
  readonly id: string
  /** Where the kind alone does not do: a weapon, not any upgrade. */
  readonly only?: Upgrade['kind'] | Ability['kind']
}
type References = Generator<Reference>

/** `leftOut` are entries named `kind/id` whose own form is wrong: whoever refers to them is not told too. */
export const checkReferences =
  (leftOut: ReadonlySet<string>) =>
  ({ content, fault, suggest }: Check): void => {
    for (const kind of kinds) {
      for (const entry of entriesOf(content, kind)) {
        for (const { path, to, id, only } of (referencesOf[kind] as (entry: unknown) => References)(entry)) {
          const table = content[to] as Record<string, { readonly kind?: string }>
          const found = Object.hasOwn(table, id) ? table[id] : undefined
          if (found === undefined && leftOut.has(`${to}/${id}`)) continue
          if (found === undefined)
            fault(kind, entry.id, path, 'unknown-id', `No pack has ${to} "${id}".${suggest(id, Object.keys(table))}`)
          else if (only !== undefined && found.kind !== only)
            fault(kind, entry.id, path, 'wrong-kind', `"${id}" is of kind ${found.kind ?? to}; ${only} is wanted here.`)
        }
      }
    }
  }

const referencesOf: { readonly [K in Kind]: (entry: EntryOf<K>) => References } = {
  *pilots({ abilities = {}, trees = [] }) {
    for (const [level, id] of Object.entries(abilities))
      yield { path: ['abilities', level], to: 'abilities', id, only: 'pilotAbility' }
    for (const [t, tree] of trees.entries())
      for (const [h, { gives }] of tree.hexes.entries())
        if ('card' in gives)
          yield { path: ['trees', t, 'hexes', h, 'gives', 'card'], to: 'modifierCards', id: gives.card }
  },
  *ships({ brings, abilities = {}, tree }) {
    for (const kind of ['weapon', 'engine'] as const) {
      const id = brings[kind]
      if (id !== undefined) yield { path: ['brings', kind], to: 'upgrades', id, only: kind }
    }
    for (const [level, id] of Object.entries(abilities))
      yield { path: ['abilities', level], to: 'abilities', id, only: 'shipAbility' }
    for (const [h, { gives }] of (tree?.hexes ?? []).entries())
      if (gives.type === 'shipAbility' && gives.ability !== undefined)
        yield {
          path: ['tree', 'hexes', h, 'gives', 'ability'],
          to: 'abilities',
          id: gives.ability,
          only: 'shipAbility',
        }
  },
  upgrades: (card) => ofCard(card, 'upgrades'),
  abilities: (card) => ofCard(card, 'abilities'),
  coPilots: (card) => ofCard(card, 'coPilots'),
  sparrowUpgrades: (card) => ofCard(card, 'sparrowUpgrades'),
  effects: none,
  modifierCards: none,
  *decks({ cards = [] }) {
    for (const [at, { card }] of cards.entries()) yield { path: ['cards', at, 'card'], to: 'modifierCards', id: card }
  },
  *traumaCards({ effects }) {
    yield* ofSteps(effects, ['effects'])
  },
  achievements: none,
  *events({ system, outcome, options = [] }) {
    yield { path: ['system'], to: 'systems', id: system }
    if (outcome !== undefined) yield* ofRewards(outcome.rewards, ['outcome', 'rewards'])
    for (const [at, option] of options.entries()) yield* ofRewards(option.rewards, ['options', at, 'rewards'])
  },
  enemies: none,
  *missions({ map, waves, rules, success, failure, win, lose }) {
    for (const [sign, things] of Object.entries(map.legend))
      for (const [at, thing] of things.entries())
        if (thing.type === 'enemy') yield { path: ['map', 'legend', sign, at, 'enemy'], to: 'enemies', id: thing.enemy }
    for (const [w, wave] of waves.entries())
      for (const [pilots, line = []] of Object.entries(wave.table))
        for (const [at, { enemy }] of line.entries())
          yield { path: ['waves', w, 'table', pilots, at, 'enemy'], to: 'enemies', id: enemy }
    for (const [list, path] of [
      [win.objectives, ['win', 'objectives']],
      [lose, ['lose']],
    ] as const)
      for (const [at, { goal }] of list.entries())
        if ((goal.type === 'destroyEnemies' || goal.type === 'neutralizeEnemy') && goal.enemy !== undefined)
          yield { path: [...path, at, 'goal', 'enemy'], to: 'enemies', id: goal.enemy }
    for (const [list, path] of [
      [waves, 'waves'],
      [rules, 'rules'],
    ] as const)
      for (const [at, { when }] of list.entries())
        if (when.on === 'enemyNeutralized') yield { path: [path, at, 'when', 'enemy'], to: 'enemies', id: when.enemy }
    yield* ofOutcome(success, ['success'])
    yield* ofOutcome(failure, ['failure'])
  },
  *systems({ locations = [] }) {
    for (const [at, { jumpsTo = [], market }] of locations.entries()) {
      for (const [j, id] of jumpsTo.entries()) yield { path: ['locations', at, 'jumpsTo', j], to: 'systems', id }
      if (market !== undefined) yield { path: ['locations', at, 'market'], to: 'markets', id: market }
    }
  },
  *worlds({ entries, success, failure, instead }) {
    for (const [at, { rewards }] of entries.entries()) yield* ofRewards(rewards, ['entries', at, 'rewards'])
    yield* ofOutcome(success, ['success'])
    if (failure !== undefined) yield* ofOutcome(failure, ['failure'])
    if (instead !== undefined) yield* ofOutcome(instead, ['instead'])
  },
  *markets({ sells }) {
    for (const [at, line] of sells.entries()) {
      if ('upgrade' in line) yield { path: ['sells', at, 'upgrade'], to: 'upgrades', id: line.upgrade }
      if ('sparrowUpgrade' in line)
        yield { path: ['sells', at, 'sparrowUpgrade'], to: 'sparrowUpgrades', id: line.sparrowUpgrade }
    }
  },
}

function none(): References {
  return (function* (): References {})()
}

type AnyCard = EntryOf<'upgrades' | 'abilities' | 'coPilots' | 'sparrowUpgrades'>

function* ofCard({ effects, notWith = [], cannotTarget = [], onlyTarget = [] }: AnyCard, own: Kind): References {
  for (const [at, id] of notWith.entries()) yield { path: ['notWith', at], to: own, id }
  for (const [at, id] of cannotTarget.entries()) yield { path: ['cannotTarget', at], to: 'enemies', id }
  for (const [at, id] of onlyTarget.entries()) yield { path: ['onlyTarget', at], to: 'enemies', id }
  yield* ofSteps(effects, ['effects'])
}

function* ofSteps(steps: readonly Step[], path: Path): References {
  for (const [at, step] of steps.entries()) {
    const here = [...path, at]
    if ('card' in step) yield { path: [...here, 'card'], to: 'modifierCards', id: step.card }
    if ('steps' in step) yield* ofSteps(step.steps, [...here, 'steps'])
    if ('options' in step)
      for (const [o, option] of step.options.entries()) yield* ofSteps(option, [...here, 'options', o])
  }
}

function* ofOutcome({ rewards, choice = [] }: Outcome, path: Path): References {
  yield* ofRewards(rewards, [...path, 'rewards'])
  for (const [at, option] of choice.entries()) yield* ofRewards(option.rewards, [...path, 'choice', at, 'rewards'])
}

function* ofRewards(rewards: readonly Reward[], path: Path): References {
  for (const [at, reward] of rewards.entries()) {
    const here = [...path, at]
    if ('upgrade' in reward) yield { path: [...here, 'upgrade'], to: 'upgrades', id: reward.upgrade }
    if ('coPilot' in reward) yield { path: [...here, 'coPilot'], to: 'coPilots', id: reward.coPilot }
    if ('sparrowUpgrade' in reward)
      yield { path: [...here, 'sparrowUpgrade'], to: 'sparrowUpgrades', id: reward.sparrowUpgrade }
    if ('achievement' in reward) yield { path: [...here, 'achievement'], to: 'achievements', id: reward.achievement }
    if ('pilot' in reward) yield { path: [...here, 'pilot'], to: 'pilots', id: reward.pilot }
    if ('ship' in reward) yield { path: [...here, 'ship'], to: 'ships', id: reward.ship }
    if ('system' in reward) yield { path: [...here, 'system'], to: 'systems', id: reward.system }
    if (reward.type === 'ifAchievement') yield* ofRewards(reward.rewards, [...here, 'rewards'])
  }
}
