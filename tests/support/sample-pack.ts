// A small complete pack of every kind, without a fault: tests break one thing of it and look for that one fault.
import type { Json } from '../../shared/kernel/json.ts'

export type PackData = Record<string, Record<string, Json>>

const outcome = (text: string, more: Record<string, Json> = {}): Json => ({ text, rewards: [], ...more })
const ahead = [{ q: 0, r: -1, facing: 0 }]
const slots = [{ type: 'single', icons: ['move'] }]
const side = { hull: 4, shield: 2, attack: 1, immune: ['stun'] }
const card = (id: string, name: string, more: Record<string, Json>): Record<string, Json> => ({
  id,
  name,
  wording: 'Does something.',
  timing: 'action',
  effects: [{ do: 'attack' }],
  supply: 2,
  slots: [{ type: 'single', icons: ['attack'] }],
  attacks: [{ damage: 2, targets: 1, range: 2 }],
  ...more,
})
const upgrade = (id: string, kind: string, number: number, more: Record<string, Json> = {}): Json =>
  card(id, id, { kind, number, cost: 5, classes: [], ...more })
const tree = (id: string): Json => ({
  id,
  hexes: [
    { id: 'a', row: 1, after: [], gives: { type: 'pilotAbility' } },
    { id: 'b', row: 2, after: ['a'], side: 'left', gives: { type: 'addCards', card: 'plus-1', count: 2 } },
    { id: 'c', row: 2, after: ['a'], side: 'right', gives: { type: 'worldSkill', skill: 'charm' } },
  ],
})

/** Files by name; change them freely, each call makes new ones. */
export const samplePack = (): PackData => JSON.parse(JSON.stringify(sample())) as PackData

function sample(): PackData {
  return {
    'pack.json': {
      format: 1,
      id: 'sample',
      version: '1.0.0',
      title: 'Sample',
      about: 'For tests.',
      licence: 'MIT',
      requires: [],
      complete: true,
      box: { pilots: 1, weapons: 1 },
    },
    'pilots.json': {
      pilots: [
        {
          id: 'ada',
          name: 'Ada',
          wording: 'A pilot.',
          start: true,
          health: 5,
          skills: { strength: 1, dexterity: 1, intelligence: 1, charm: 1 },
          abilities: { I: 'aim', II: 'aim', III: 'aim', IV: 'aim' },
          trees: [tree('one'), tree('two'), tree('three')],
          traumaTrack: 5,
        },
      ],
    },
    'ships.json': {
      ships: [
        {
          id: 'kite',
          name: 'Kite',
          wording: 'A ship.',
          start: true,
          classes: ['scout'],
          hull: 6,
          shield: 2,
          brings: { weapon: 'gun', engine: 'jet' },
          abilities: { I: 'ram', II: 'ram', III: 'ram' },
          tree: { id: 'kite', hexes: [{ id: 'a', row: 1, after: [], gives: { type: 'hull', amount: 1 } }] },
        },
      ],
    },
    'upgrades.json': {
      upgrades: [
        upgrade('gun', 'weapon', 1, { notWith: ['radar'], cannotTarget: ['wasp'] }),
        upgrade('jet', 'engine', 1, { effects: [{ do: 'move' }], moves: [ahead] }),
        upgrade('radar', 'tech', 1, { effects: [{ do: 'addToDeck', card: 'miss', deck: 'enemy' }] }),
      ],
    },
    'abilities.json': {
      abilities: [card('aim', 'Aim', { kind: 'pilotAbility' }), card('ram', 'Ram', { kind: 'shipAbility' })],
    },
    'co-pilots.json': { coPilots: [card('bo', 'Bo', {})] },
    'sparrow-upgrades.json': { sparrowUpgrades: [card('flare', 'Flare', { number: 1, cost: 8 })] },
    'effects.json': {
      effects: [
        {
          id: 'slow',
          name: 'Slow',
          wording: 'Slows.',
          on: 'ship',
          ends: 'endOfBearersNextActionPhase',
          tracked: true,
          hasAmount: false,
          bare: 'nextAttack',
        },
      ],
    },
    'modifier-cards.json': {
      modifierCards: [
        { id: 'plus-1', name: '+1', wording: 'Adds 1.', form: 'card', change: { type: 'add', amount: 1 } },
        { id: 'miss', name: 'Miss', wording: 'Misses.', form: 'card', change: { type: 'miss' } },
        { id: 'rolling', name: 'Rolling', wording: 'Draws on.', form: 'trait', trait: 'rolling' },
      ],
    },
    'decks.json': {
      decks: [
        {
          id: 'player-1',
          name: 'Deck 1',
          wording: 'A deck.',
          owner: 'player',
          size: 20,
          cards: [
            { card: 'plus-1', count: 18 },
            { card: 'miss', count: 2 },
          ],
        },
      ],
    },
    'trauma-cards.json': {
      traumaCards: [
        { id: 'shaken', name: 'Shaken', wording: 'Turns.', timing: 'immediate', effects: [{ do: 'rotate' }] },
      ],
    },
    'achievements.json': { achievements: [{ id: 'first', name: 'First', wording: 'The first one.' }] },
    'events.json': {
      events: [
        {
          id: 'dust',
          name: 'Dust',
          wording: 'Dust.',
          system: 'home',
          text: 'Dust ahead.',
          outcome: { text: 'It clears.', rewards: [{ type: 'supply', amount: -1 }] },
        },
      ],
    },
    'enemies/wasp.json': {
      id: 'wasp',
      name: 'Wasp',
      wording: 'An enemy.',
      deckNumber: 1,
      standees: 4,
      regular: side,
      elite: side,
      byNumber: { '2': { regular: { hull: 5 } } },
      cards: [
        {
          id: 'one',
          line: [
            { id: 'turn', do: 'rotate', fork: { if: { type: 'done' }, yes: 'shoot', no: 'fly' } },
            { id: 'fly', do: 'move', path: ahead },
            { id: 'shoot', do: 'attack', damage: 2, targets: 1, arcs: [[{ q: 0, r: -1 }]] },
          ],
        },
      ],
    },
    'missions/first-flight.json': {
      id: 'first-flight',
      name: 'First Flight',
      wording: 'A mission.',
      scenario: 1,
      briefing: 'Fly.',
      map: {
        rows: ['.ddddT', '......', '..M.e.', '.E....', '....S '],
        legend: {
          d: [{ type: 'deployment' }],
          T: [{ type: 'terrain', terrain: 'asteroid' }],
          M: [{ type: 'marker', marker: 'gate' }],
          e: [{ type: 'enemy', enemy: 'wasp', rank: 'regular', from: 1, facing: 3 }],
          E: [{ type: 'enemy', enemy: 'wasp', rank: 'elite', from: 3, facing: 3 }],
          S: [{ type: 'sparrow', facing: 0 }],
        },
      },
      markers: [{ id: 'gate', name: 'Gate', wording: 'A gate.', hull: { perPilot: 4 }, side: 'enemies' }],
      sparrow: { hull: { perPilot: 8 } },
      waves: [
        {
          id: 'late',
          when: { on: 'roundStart', round: 3 },
          at: ['gate'],
          table: {
            '1': [{ enemy: 'wasp', rank: 'regular', count: 1 }],
            '2': [{ enemy: 'wasp', rank: 'regular', count: 2 }],
            '3': [],
            '4': [],
          },
        },
        {
          id: 'later',
          when: { on: 'wave', wave: 'late' },
          at: ['gate'],
          table: { '1': [], '2': [], '3': [], '4': [] },
        },
      ],
      rules: [
        {
          id: 'dark',
          wording: 'It is dark.',
          when: { on: 'objectiveDone', objective: 'all' },
          then: [{ do: 'spawn', wave: 'late' }],
        },
      ],
      win: {
        need: 'all',
        objectives: [{ id: 'all', wording: 'Destroy all.', goal: { type: 'destroyEnemies', enemy: 'wasp' } }],
      },
      lose: [{ id: 'lost', wording: 'The gate falls.', goal: { type: 'markerLost', marker: 'gate' } }],
      success: outcome('Well done.', {
        rewards: [
          { type: 'credits', amount: 3, to: 'eachPilot' },
          { type: 'achievement', achievement: 'first' },
          { type: 'scout', number: 2, system: 'home', x: 1, y: 2 },
        ],
      }),
      failure: outcome('Too bad.'),
    },
    'systems/home.json': {
      id: 'home',
      name: 'Home',
      wording: 'A system.',
      letter: 'H',
      grid: { columns: 4, rows: 4 },
      legend: Array.from({ length: 6 }, () => ({ type: 'nothing' })),
      startLocation: 1,
      locations: [
        { number: 1, kind: 'primary', x: 1, y: 1 },
        { number: 2, kind: 'market', x: 2, y: 1, market: 'bazaar' },
        { number: 3, kind: 'jump', x: 4, y: 4, jumpsTo: ['home'] },
      ],
    },
    'worlds/moon.json': {
      id: 'moon',
      name: 'Moon',
      wording: 'A world.',
      scenario: 3,
      briefing: 'Land.',
      cards: [
        { number: 1, start: true, points: [{ number: 1, icons: ['move'], type: 'move', direction: 'east', card: 2 }] },
        {
          number: 2,
          stop: 10,
          points: [
            { number: 2, icons: [], type: 'investigate', entry: 11 },
            { number: 3, icons: ['attack'], type: 'skillCheck', skill: 'charm', success: 11, failure: 10 },
          ],
        },
      ],
      entries: [
        { number: 10, text: 'Dust.', rewards: [], goTo: 11 },
        { number: 11, text: 'Home.', rewards: [], ends: 'success' },
      ],
      success: outcome('Done.'),
    },
    'markets/bazaar.json': {
      id: 'bazaar',
      name: 'Bazaar',
      wording: 'A market.',
      scenario: 2,
      sells: [{ kind: 'weapon', first: 1, last: 6 }, { upgrade: 'jet' }, { sparrowUpgrade: 'flare' }],
      supply: 3,
    },
    'board.json': {
      fits: { weapon: 2, engine: 2, tech: 2, shipAbility: 1, pilotAbility: 1 },
      dice: 4,
      dieFaces: ['move', 'move', 'attack', 'attack', 'wild', 'stress'],
      moves: [
        { path: ahead, slots },
        { path: [...ahead, { q: 0, r: -2, facing: 1 }], slots },
      ],
      rotate: { slots },
      attack: { damage: 1, targets: 1, arcs: [[{ q: 0, r: -1 }]], slots },
      repair: { dice: 3, hullOrShield: 2, stress: 2, cards: 2 },
      stressMarks: [{ at: 3, does: 'stressMiss' }],
    },
  }
}

/** As the reader takes it. */
export const asFiles = (data: PackData): ReadonlyMap<string, Json> =>
  new Map(Object.entries(data).map(([name, content]) => [name, structuredClone(content)]))

/** Sets what stands at a path (`pilots.0.health`; empty for the whole file), or takes it away with `undefined`. */
export function put(data: PackData, file: string, path: string, value: Json | undefined): PackData {
  if (path === '') {
    data[file] = value as Record<string, Json>
    return data
  }
  const words = path.split('.')
  const last = words.pop()!
  let node: unknown = (data[file] ??= {})
  for (const word of words) node = (node as Record<string, unknown>)[word]
  const table = node as Record<string, unknown>
  if (value === undefined) Reflect.deleteProperty(table, last)
  else table[last] = value
  return data
}
