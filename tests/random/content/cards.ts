// A pack of invented cards that says every plain thing the vocabulary of cards can say; names and numbers are ours.
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import type { CardKind } from '../../../shared/games/akarios/card-places.ts'
import type { Diagram, Place } from '../../../shared/games/akarios/content/geometry.ts'
import type { SlotGroup } from '../../../shared/games/akarios/content/slots.ts'
import type { Targets } from '../../../shared/games/akarios/content/target.ts'
import { card, forward, lineAhead } from '../../support/combat/content.ts'
import { range } from '../../../shared/lib/hex.ts'

const bend: Diagram = [
  { q: 0, r: -1, facing: 1 },
  { q: 1, r: -2, facing: 1 },
]
const spiral: Diagram = [
  { q: 0, r: -1, facing: 0 },
  { q: 0, r: -2, facing: 5 },
  { q: -1, r: -2, facing: 4 },
  { q: -2, r: -1, facing: 4 },
]
const around = (hexes: number): Place[] => range({ q: 0, r: 0 }, hexes).filter(({ q, r }) => q !== 0 || r !== 0)
const cone: Place[] = around(3).filter(({ q, r }) => r < 0 && q + r <= 0)

const one = (...icons: ('move' | 'attack' | 'wild' | 'stress' | 'supply')[]): SlotGroup => ({ type: 'single', icons })
const joined = (...icons: ('move' | 'attack' | 'wild')[]): SlotGroup => ({ type: 'joined', icons })
const plus = (...values: number[]): SlotGroup => ({ type: 'plus', icons: values.map(() => 'wild' as const), values })

const enemies = (count: Targets['count'], hexes = 3): Targets => ({ who: 'enemy', count, range: hexes })
const friends = (count: Targets['count'], hexes = 3): Targets => ({ who: 'friendly', count, range: hexes })

const weapons: ActionCard[] = [
  card('lance', [{ do: 'attack' }], { attacks: [{ damage: 2, targets: 1, arcs: [lineAhead(5)] }], supply: 3 }),
  card(
    'burst',
    [{ do: 'attack' }, { do: 'ifStress', steps: [{ do: 'attackBonus', bonus: { add: 'damage', amount: 2 } }] }],
    {
      attacks: [{ damage: 1, targets: 'all', arcs: [cone] }],
      slots: [joined('attack', 'wild')],
      supply: 2,
    },
  ),
  card('seeker', [{ do: 'attack', ignores: ['lineOfSight'] }], {
    attacks: [{ damage: 1, targets: 2, range: 4, effects: [{ effect: 'pierce' }] }],
    slots: [one('attack', 'supply')],
    supply: 4,
  }),
  card('tractor', [{ do: 'attack' }, { do: 'ifStress', steps: [{ do: 'rotate', when: 'anyPoint' }] }], {
    attacks: [{ damage: 0, targets: 3, range: 3, effects: [{ effect: 'pull', amount: 2 }] }],
  }),
  card(
    'repeller',
    [{ do: 'attack' }, { do: 'apply', effect: 'slow', targets: { who: 'enemy', count: 8, same: true } }],
    {
      attacks: [{ damage: 1, targets: 2, arcs: [cone, lineAhead(4)], effects: [{ effect: 'push', amount: 3 }] }],
      supply: 2,
    },
  ),
  card('overcharge', [{ do: 'pay', what: 'shield', amount: 1 }, { do: 'attack' }], {
    attacks: [{ damage: 'fromSlots', targets: 1, range: 3, effects: [{ effect: 'hullBreach' }] }],
    slots: [plus(1, 3, 5)],
  }),
  card('stunner', [{ do: 'attack', ignores: ['range'] }], {
    attacks: [{ damage: 1, targets: 1, range: 2, effects: [{ effect: 'stun' }, { effect: 'hack' }] }],
    slots: [one('attack', 'stress')],
  }),
  card('twin', [{ do: 'attack' }, { do: 'attack', attack: 2 }, { do: 'damageCard', which: 'this', stress: 1 }], {
    attacks: [
      { damage: 1, targets: 1, range: 3 },
      { damage: 1, targets: 1, arcs: [lineAhead(3)], effects: [{ effect: 'targetLock' }] },
    ],
  }),
]

const engines: ActionCard[] = [
  card('glider', [{ do: 'move' }], { moves: [forward(3)], slots: [one('move', 'move')] }),
  card('swerver', [{ do: 'move' }, { do: 'ifStress', steps: [{ do: 'rotate', when: 'beforeOrAfter' }] }], {
    moves: [bend],
    slots: [one('move')],
  }),
  card('diver', [{ do: 'move', diagram: 2, through: ['asteroid', 'nebula'] }, { do: 'rotate' }], {
    moves: [forward(2), spiral],
    slots: [joined('move', 'wild')],
    supply: 2,
  }),
  card(
    'ram',
    [{ do: 'move' }, { do: 'damage', amount: 2, targets: enemies(1, 1) }, { do: 'pay', what: 'hull', amount: 1 }],
    {
      moves: [forward(4)],
      slots: [one('move', 'supply')],
      supply: 3,
    },
  ),
  card(
    'flip',
    [
      { do: 'rotate', degrees: 180 },
      { do: 'may', steps: [{ do: 'move' }, { do: 'pay', what: 'stress', amount: 1 }] },
    ],
    {
      moves: [forward(1)],
      slots: [one('move')],
    },
  ),
]

const techs: ActionCard[] = [
  card('patch', [{ do: 'apply', effect: 'repair', amount: 'fromSlots', targets: friends(2) }], { slots: [plus(1, 2)] }),
  card(
    'recharge',
    [
      { do: 'apply', effect: 'shieldCharge', amount: 2, targets: friends('all') },
      { do: 'applyMore', effect: 'shieldCharge', amount: 1 },
    ],
    {
      slots: [one('wild')],
      supply: 2,
    },
  ),
  card('cloak', [{ do: 'apply', effect: 'stealth', targets: { who: 'self', count: 1 } }], {
    slots: [one('wild', 'supply')],
    supply: 2,
  }),
  card(
    'jammer',
    [{ do: 'apply', effect: 'radarJam', targets: { who: 'any', count: 3, range: 4, excludeSelf: true } }],
    { slots: [one('wild')] },
  ),
  card(
    'shunt',
    [{ do: 'apply', effect: 'push', amount: 2, targets: { who: 'any', count: 2, range: 2, mandatory: true } }],
    { slots: [one('wild')] },
  ),
  card('tug', [{ do: 'apply', effect: 'pull', amount: 3, targets: { who: 'any', count: 1, range: 5 } }], {
    slots: [one('wild')],
  }),
  card(
    'menu',
    [
      {
        do: 'choose',
        count: 2,
        options: [
          [{ do: 'apply', effect: 'cancelEffects', targets: friends(1) }],
          [{ do: 'apply', effect: 'resupply', amount: 2, targets: friends(1) }],
          [{ do: 'apply', effect: 'stressReduction', amount: 2, targets: { who: 'everyPilot', count: 'all' } }],
          [{ do: 'loseShield', amount: 1 }],
        ],
      },
    ],
    { slots: [joined('wild', 'wild')], noResupply: true, supply: 2 },
  ),
  card('field', [{ do: 'apply', effect: 'disadvantaged', targets: { who: 'enemy', count: 'all', area: true } }], {
    slots: [one('wild')],
    area: around(2),
  }),
  card(
    'plating',
    [
      { do: 'startValue', of: 'hull', amount: 2, who: 'self' },
      { do: 'startValue', of: 'shield', amount: 1, who: 'self' },
    ],
    {
      timing: 'passive',
      slots: [],
    },
  ),
  card('magazine', [{ do: 'startValue', of: 'weaponSupply', amount: 1, who: 'self' }], {
    timing: 'passive',
    slots: [],
  }),
  card('insulation', [{ do: 'immune', who: 'self', effects: ['hack', 'stun'] }], { timing: 'passive', slots: [] }),
  card('gauge', [{ do: 'reduceDamage', amount: 1, withinRange: 1 }], { timing: 'passive', slots: [] }),
]

const abilities: ActionCard[] = [
  card('focus', [{ do: 'nextAttack', bonus: { add: 'effect', effect: 'advantaged' } }], { slots: [one('wild')] }),
  card(
    'salvo',
    [
      { do: 'nextAttack', bonus: { add: 'targets', amount: 1 }, ships: friends('all', 5), lasts: 'thisPilotPhase' },
      { do: 'nextAttack', bonus: { add: 'range', amount: 2 } },
    ],
    { slots: [one('stress', 'wild')] },
  ),
  card(
    'heavy',
    [
      { do: 'nextAttack', bonus: { add: 'double' } },
      { do: 'nextAttack', bonus: { add: 'damage', amount: 'fromSlots' } },
    ],
    {
      slots: [plus(1, 2, 4)],
      supply: 1,
    },
  ),
  card(
    'mines',
    [
      { do: 'damage', amount: 1, only: 'shield', targets: enemies('all', 2) },
      { do: 'loseShield', amount: 'all' },
    ],
    {
      slots: [one('supply')],
      supply: 4,
    },
  ),
  card('cheer', [{ do: 'apply', effect: 'bolster', targets: { who: 'eachOtherPilot', count: 'all' } }], {
    slots: [one('move')],
    reach: 'unlimited',
  }),
  card('signal', [{ do: 'apply', effect: 'advantaged', targets: { who: 'friendly', count: 2 } }], {
    slots: [one('attack')],
    reach: 4,
  }),
  card('hail', [{ do: 'apply', effect: 'hack', targets: { who: 'enemy', count: 1 } }], {
    slots: [one('wild')],
    reach: 'unlimited',
  }),
  card('remind', [], { slots: [one('wild')], reminder: 'The table does something.' }),
  card('jump', [{ do: 'teleport', to: 'freeHex', range: 3, facing: 'any' }], { slots: [one('wild')] }),
]

/** Every card by the kind of place it is fitted in. */
export const packCards: Record<Exclude<CardKind, 'coPilot'>, readonly ActionCard[]> = {
  weapon: weapons,
  engine: engines,
  tech: techs,
  shipAbility: abilities.slice(0, 5),
  pilotAbility: abilities.slice(5),
}
