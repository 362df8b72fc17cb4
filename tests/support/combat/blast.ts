// A weapon for tests about effects: its attack reaches all round, two uses a round.
import type { PrintedAttack } from '../../../shared/games/akarios/content/attack.ts'
import type { Step } from '../../../shared/games/akarios/content/steps/step.ts'
import { card } from './content.ts'

/** 1 damage to one target within 3 hexes, unless `attack` says otherwise. */
export const blast = (attack: Partial<PrintedAttack> = {}) =>
  card('blast', [{ do: 'attack' }], {
    slots: [{ type: 'single', icons: ['attack', 'attack'] }],
    attacks: [{ damage: 1, targets: 1, range: 3, ...attack }],
  })

/** A card that gives an effect to ships of choice. */
export const giver = (
  effect: Extract<Step, { do: 'apply' }>['effect'],
  targets: Extract<Step, { do: 'apply' }>['targets'],
  amount?: number,
) => card(`giver-of-${effect}`, [{ do: 'apply', effect, targets, ...(amount === undefined ? {} : { amount }) }])

/** Done with the roll step. */
export const keep = { type: 'reroll', seat: 'p1', how: 'keep', dice: [] } as const
