// The least content a fight can have: a player board, a deck of zeros, one enemy type. Tests add what their rule needs.
import type { Board } from '../../../shared/games/akarios/content/board.ts'
import type { CombatCard } from '../../../shared/games/akarios/content/combat-card.ts'
import type { Enemy } from '../../../shared/games/akarios/content/enemy.ts'
import type { Diagram, PathHex, Place } from '../../../shared/games/akarios/content/geometry.ts'
import type { ModifierCard } from '../../../shared/games/akarios/content/modifier.ts'
import type { Step } from '../../../shared/games/akarios/content/steps/step.ts'
import type { TraumaCard } from '../../../shared/games/akarios/content/trauma.ts'
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'

const text = (id: string) => ({ id, name: id, wording: `What ${id} does.` })

/** So many hexes straight ahead. */
export const forward = (count: number): Diagram =>
  Array.from({ length: count }, (_, index): PathHex => ({ q: 0, r: -index - 1, facing: 0 }))

/** All hexes up to `length` away in a straight line ahead. */
export const lineAhead = (length: number): Place[] => forward(length).map(({ q, r }) => ({ q, r }))

export const board: Board = {
  fits: { weapon: 2, engine: 2, tech: 2, shipAbility: 1, pilotAbility: 1 },
  dice: 4,
  dieFaces: ['move', 'move', 'attack', 'attack', 'wild', 'stress'],
  moves: [
    { path: forward(2), slots: [{ type: 'single', icons: ['move'] }] },
    { path: [{ q: 0, r: -1, facing: 1 }], slots: [{ type: 'single', icons: ['move'] }] },
  ],
  rotate: { slots: [{ type: 'single', icons: ['move'] }] },
  attack: { damage: 1, targets: 1, arcs: [lineAhead(3)], slots: [{ type: 'single', icons: ['attack'] }] },
  repair: { dice: 3, hullOrShield: 2, stress: 2, cards: 2 },
  stressMarks: [
    { at: 3, does: 'stressMiss' },
    { at: 5, does: 'stressMiss' },
    { at: 7, does: 'trigger' },
    { at: 10, does: 'triggerAndReset' },
  ],
}

const plain = (
  id: string,
  change: Extract<ModifierCard, { form: 'card' }>['change'],
  more: object = {},
): ModifierCard => ({
  ...text(id),
  form: 'card',
  change,
  ...more,
})

export const modifiers: Record<string, ModifierCard> = Object.fromEntries(
  [
    plain('zero', { type: 'add', amount: 0 }),
    plain('plus-1', { type: 'add', amount: 1 }),
    plain('plus-2', { type: 'add', amount: 2 }),
    plain('minus-1', { type: 'add', amount: -1 }),
    plain('minus-2', { type: 'add', amount: -2 }),
    plain('x2', { type: 'multiply', by: 2 }),
    plain('x2-bolster', { type: 'multiply', by: 2 }, { leaves: 'whenDrawn', scenarioOnly: true }),
    plain('miss', { type: 'miss' }),
    plain('stress-miss', { type: 'miss' }, { leaves: 'whenApplied', scenarioOnly: true }),
    plain('zero-shuffle', { type: 'add', amount: 0 }, { shuffles: true }),
    plain('rolling-plus-1', { type: 'add', amount: 1 }, { rolling: true }),
    plain('pierce', { type: 'effect', gives: { effect: 'pierce' } }),
    plain('stun', { type: 'effect', gives: { effect: 'stun' } }),
  ].map((card) => [card.id, card]),
)

/** An action card with one attack slot, unless `more` says otherwise. */
export const card = (id: string, effects: Step[], more: Partial<ActionCard> = {}): ActionCard => ({
  ...text(id),
  timing: 'action',
  effects,
  slots: [{ type: 'single', icons: ['attack'] }],
  ...more,
})

export const trauma = (id: string, effects: Step[], timing: TraumaCard['timing'] = 'immediate'): TraumaCard => ({
  ...text(id),
  timing,
  effects,
})

/** Hull 4, shield 2, attack 1 on both sides; run by no combat cards unless some are given. */
export const enemyType = (id: string, more: Partial<Enemy> = {}): Enemy => ({
  ...text(id),
  deckNumber: 5,
  standees: 8,
  ...(more.cards === undefined ? { runByCards: false } : {}),
  regular: { hull: 4, shield: 2, attack: 1, immune: [] },
  elite: { hull: 4, shield: 2, attack: 1, immune: [] },
  ...more,
})

export const order = (id: string, line: CombatCard['line']): CombatCard => ({ id, line })
