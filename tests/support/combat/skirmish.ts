// A whole small fight by set-up: the machine's own door, for tests that play from deployment to the end.
import type { FightSetup, SeatSetup } from '../../../main/games/akarios/combat/scenario/setup.ts'
import { defaultRulings } from '../../../main/games/akarios/combat/state/rulings.ts'
import { board, card, enemyType, forward, lineAhead, modifiers, order, trauma } from './content.ts'

const gun = card('gun', [{ do: 'attack' }], { supply: 3, attacks: [{ damage: 2, targets: 1, range: 3 }] })
const blast = card('blast', [{ do: 'attack' }], {
  supply: 2,
  attacks: [{ damage: 1, targets: 2, range: 2, effects: [{ effect: 'stun' }] }],
})
const jet = card('jet', [{ do: 'move' }, { do: 'ifStress', steps: [{ do: 'rotate', when: 'beforeOrAfter' }] }], {
  slots: [{ type: 'single', icons: ['move', 'move'] }],
  moves: [forward(3)],
})
const bank = card('bank', [{ do: 'move' }, { do: 'nextAttack', bonus: { add: 'effect', effect: 'radarJam' } }], {
  slots: [{ type: 'joined', icons: ['move', 'wild'] }],
  moves: [[...forward(1), { q: 1, r: -2, facing: 1 }]],
})
const bubble = card(
  'bubble',
  [{ do: 'apply', effect: 'repair', amount: 2, targets: { who: 'friendly', count: 'all', range: 2 } }],
  { slots: [{ type: 'single', icons: ['supply'] }], supply: 2 },
)

const scout = enemyType('scout', {
  deckNumber: 3,
  cards: [
    order('dash', [
      { id: 'a', do: 'rotate' },
      { id: 'b', do: 'move', path: forward(2) },
      { id: 'c', do: 'attack', damage: 1, targets: 1, arcs: [[...lineAhead(3), { q: 1, r: -2 }, { q: -1, r: -1 }]] },
    ]),
    order('volley', [
      { id: 'a', do: 'rotate' },
      {
        id: 'b',
        do: 'attack',
        damage: 1,
        targets: 2,
        range: 3,
        effects: [{ effect: 'slow' }],
        fork: { if: { type: 'done' }, yes: 'end', no: 'd' },
      },
      { id: 'd', do: 'move', path: forward(3) },
    ]),
    order('mend', [
      { id: 'a', do: 'move', path: forward(1) },
      { id: 'b', do: 'apply', effect: 'shieldCharge', amount: 1, on: 'enemies', range: 3 },
      { id: 'c', do: 'attack', damage: 0, targets: 1, range: 2, effects: [{ effect: 'push', amount: 2 }] },
    ]),
  ],
})

const seat = (at: 1 | 2 | 3 | 4): SeatSetup => ({
  seat: `p${at}`,
  pilot: `pilot-${at}`,
  ship: `ship-${at}`,
  hull: [{ part: 'ship', amount: 6 }],
  shield: [{ part: 'ship', amount: 3 }],
  stress: 0,
  trauma: 0,
  deck: ['zero', 'zero', 'zero', 'plus-1', 'plus-1', 'minus-1', 'x2', 'miss', 'rolling-plus-1', 'zero-shuffle'],
  cards: [
    { place: 'weapon-1', card: 'gun', kind: 'weapon' },
    { place: 'weapon-2', card: 'blast', kind: 'weapon' },
    { place: 'engine-1', card: 'jet', kind: 'engine' },
    { place: 'engine-2', card: 'bank', kind: 'engine' },
    { place: 'tech-1', card: 'bubble', kind: 'tech' },
  ],
})

/** So many pilots against scouts, over an asteroid, a nebula, a planet and two wormholes. */
export const skirmish = (pilots: 1 | 2 | 3 | 4): FightSetup => ({
  difficulty: 'normal',
  ironman: false,
  rulings: defaultRulings,
  mission: {
    id: 'skirmish',
    name: 'Skirmish',
    wording: 'A fight.',
    scenario: 1,
    briefing: 'A fight.',
    map: {
      rows: [
        '..1.3.2..',
        '.A..W..N.',
        '....P....',
        '.N.....A.',
        '.........',
        '..A.W.N..',
        '.........',
        '.........',
        '.DD.D.D..',
      ],
      legend: {
        '1': [{ type: 'enemy', enemy: 'scout', rank: 'elite', from: 1, facing: 3 }],
        '2': [{ type: 'enemy', enemy: 'scout', rank: 'regular', from: 1, facing: 3 }],
        '3': [{ type: 'enemy', enemy: 'scout', rank: 'regular', from: 3, facing: 3 }],
        A: [{ type: 'terrain', terrain: 'asteroid' }],
        N: [{ type: 'terrain', terrain: 'nebula' }],
        P: [{ type: 'terrain', terrain: 'planet' }],
        W: [{ type: 'terrain', terrain: 'wormhole' }],
        D: [{ type: 'deployment' }],
      },
    },
    markers: [],
    waves: [],
    rules: [],
    win: {
      need: 'all',
      objectives: [{ id: 'clear', wording: 'Destroy all enemies.', goal: { type: 'destroyEnemies' } }],
    },
    lose: [],
    success: { text: 'Won.', rewards: [] },
    failure: { text: 'Lost.', rewards: [] },
  },
  squad: ([1, 2, 3, 4] as const).slice(0, pilots).map(seat),
  sparrow: [],
  bolsterBoosts: 0,
  enemyDeck: ['zero', 'zero', 'plus-1', 'minus-1', 'x2', 'miss'],
  traumaDeck: ['shaken', 'shaken', 'dizzy', 'dizzy'],
  content: {
    board,
    cards: { gun, blast, jet, bank, bubble },
    enemies: { scout },
    modifiers,
    trauma: {
      shaken: trauma('shaken', [{ do: 'loseShield', amount: 2 }]),
      dizzy: trauma('dizzy', [{ do: 'rotate', degrees: 180 }], 'nextPilotPhase'),
    },
  },
})
