// A special rule of the mission speaks (CB-022, ER-001).
import type { RuleAction } from '../../../../../shared/games/akarios/content/mission.ts'
import type { Fight } from '../fight.ts'
import { isGone } from '../state/read.ts'
import type { Ship } from '../state/ships.ts'
import type { Run } from './run.ts'

export const specialRule: Run<'specialRule'> = (fight, { rule: id }) => {
  const { state } = fight
  const rule = state.content.mission.rules.find((one) => one.id === id)
  if (rule === undefined) return
  state.tally.fired = [...state.tally.fired, `rule:${id}`]
  fight.note('specialRule', { rule: id, says: rule.wording }, state.phase === 'end' ? 'ER-001' : 'CB-022')
  for (const action of rule.then) carryOut(fight, rule.wording, action)
}

function carryOut(fight: Fight, says: string, action: RuleAction): void {
  switch (action.do) {
    case 'apply': {
      const grant = { effect: action.grant.effect, amount: action.grant.amount ?? null }
      for (const { id } of meant(fight, action.to))
        fight.push({ type: 'applyEffect', target: id, grant, from: id, seat: 'table', hullLost: null })
      return
    }
    case 'damage':
      for (const { id } of meant(fight, action.to))
        fight.push({ type: 'dealDamage', target: id, amount: action.amount, source: 'scenario', only: null })
      return
    case 'setShield':
      // Cubes are moved, nothing is lost by damage; never over the start value.
      for (const ship of meant(fight, action.of)) ship.shield = Math.min(ship.startShield, action.value)
      return
    case 'spawn':
      fight.push({ type: 'spawn', wave: action.wave })
      return
    case 'byHand':
      fight.push({ type: 'byHand', seat: 'table', title: 'specialRule', says })
  }
}

const meant = ({ state }: Fight, whose: 'players' | 'enemies' | 'everyone'): readonly Ship[] =>
  state.ships.filter(
    (ship) =>
      !isGone(ship) &&
      ((ship.kind === 'pilot' && whose !== 'enemies') || (ship.kind === 'enemy' && whose !== 'players')),
  )
