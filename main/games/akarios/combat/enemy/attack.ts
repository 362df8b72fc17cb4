// An enemy attacks: the chosen target if it can, else others in the order of choice (EN-023 to EN-025, EN-032, EN-033).
import { interventions } from '../cards/enemy-phase.ts'
import type { Fight } from '../fight.ts'
import { binds } from '../effects/binds.ts'
import { isForActingShip } from '../effects/whose.ts'
import { findShip } from '../state/read.ts'
import { enemyDeck } from '../stress-miss.ts'
import type { Attack } from '../state/attack.ts'
import type { EnemyShip } from '../state/ships.ts'
import { chooseFor, controllerOf } from './control.ts'
import { aimOf, type CommandOf } from './line.ts'
import { chooseTarget, pickOne, prey } from './target.ts'

/** Not done when stunned (EN-028) or when nobody can be attacked (EN-032). */
export function commandAttack(fight: Fight, ship: EnemyShip, command: CommandOf<'attack'>): boolean {
  const { state } = fight
  if (binds(state, ship, 'stun')) {
    fight.note('enemyStunned', { ship: ship.id }, 'EN-028')
    return false
  }
  const controller = controllerOf(fight, ship)
  const chosen = controller === null ? chooseTarget(fight, ship) : null
  if (controller === null && chosen === null) return false
  const declared = declare(fight, ship, command)
  const marks = prey(fight)
  const most = command.targets === 'all' ? marks.length : command.targets
  const groups = fight.know(fight.table.attackOrder(state, ship, declared.aim, marks, chosen, most))
  const targets =
    controller === null
      ? take(fight, ship.id, groups, most)
      : [...chooseFor(fight, controller, ship, groups.flat(), most)]
  const [first] = targets
  if (first === undefined) {
    fight.note('noTarget', { ship: ship.id, wanted: chosen }, 'EN-032')
    return false
  }
  if (chosen !== null && first !== chosen)
    fight.note('otherTarget', { ship: ship.id, wanted: chosen, instead: first }, 'EN-025')
  for (const target of targets) {
    const pilot = findShip(state, target)
    if (pilot?.kind === 'pilot') pilot.firstAttacker ??= ship.id
  }
  state.attacks.push({ ...declared, targets })
  fight.note('attackDeclared', { ship: ship.id, targets, parts: declared.parts }, 'EN-023')
  for (const target of targets)
    fight.push(...interventions(fight), { type: 'drawModifier', attack: declared.id, target })
  fight.push({ type: 'finishAttack', attack: declared.id })
  return true
}

/** Group after group; inside a group the players decide. */
function take(fight: Fight, ship: string, groups: readonly (readonly string[])[], most: number): string[] {
  const taken: string[] = []
  for (const group of groups) {
    let left = group
    while (left.length > 0 && taken.length < most) {
      const fits = left.length <= most - taken.length && taken.length > 0
      const next = fits ? (left[0] ?? '') : pickOne(fight, ship, left, 'EN-010')
      taken.push(next)
      left = left.filter((id) => id !== next)
    }
  }
  return taken
}

function declare({ state }: Fight, ship: EnemyShip, { damage, effects, ...aim }: CommandOf<'attack'>): Attack {
  const id = state.nextAttackId
  state.nextAttackId = id + 1
  const grants = (effects ?? []).map(({ effect, amount }) => ({ effect, amount: amount ?? null }))
  return {
    id,
    attacker: ship.id,
    deck: enemyDeck,
    by: null,
    origin: null,
    aim: aimOf(aim),
    parts: [
      { part: 'ship', amount: ship.attack },
      { part: 'card', amount: damage },
      { part: 'difficulty', amount: state.shift.damage },
    ],
    effects: grants.filter(({ effect }) => !isForActingShip(effect)),
    own: grants.filter(({ effect }) => isForActingShip(effect)),
    first: { damage: 0, ifAdvantaged: 0, advantaged: false, disadvantaged: false, double: false },
    targets: [],
    shuffles: false,
    hits: [],
  }
}
