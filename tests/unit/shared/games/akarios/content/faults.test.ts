// Every mistake that a pack can make is named where it was made, and nothing else is named.
import { expect, test } from 'vitest'
import { faultCodes, type FaultCode } from '../../../../../../shared/games/akarios/content/faults/fault.ts'
import { findFaults } from '../../../../../../shared/games/akarios/content/faults/find-faults.ts'
import { printPath } from '../../../../../../shared/games/akarios/content/packed.ts'
import { readPack } from '../../../../../../shared/games/akarios/content/read-pack.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { asFiles, put, samplePack, type PackData } from '../../../../../support/sample-pack.ts'

const faultsOf = (...packs: readonly PackData[]): readonly string[] => {
  const readings = packs.map((data) => readPack(asFiles(data), 'folder'))
  const faults = [...readings.flatMap((one) => one.faults), ...findFaults(readings.flatMap(({ pack }) => pack ?? []))]
  return faults.map(({ code, file, path }) => `${code} ${file} ${printPath(path)}`)
}

test('the sample pack has no fault', () => {
  expect(faultsOf(samplePack())).toEqual([])
})

const wasp = 'enemies/wasp.json'
const flight = 'missions/first-flight.json'
const moon = 'worlds/moon.json'
const home = 'systems/home.json'
const german = 'translations/de.json'
const nest = (depth: number): Json => (depth === 0 ? { do: 'rotate' } : { do: 'may', steps: [nest(depth - 1)] })
const wave = (id: string, after: string): Json => ({
  id,
  when: { on: 'wave', wave: after },
  at: ['gate'],
  table: { '1': [], '2': [], '3': [], '4': [] },
})
const value = (field: string, told: Json, id = 'gun', kind = 'upgrades'): Json => ({ kind, id, field, value: told })

/** The code, the file and path it is found at, and one change that makes it: file, path, value. */
const cases: readonly (readonly [FaultCode, string, string, string, string, Json | undefined])[] = [
  ['format-newer', 'pack.json', '$.format', 'pack.json', 'format', 2],
  ['format-unknown', 'pack.json', '$.format', 'pack.json', 'format', 'one'],
  [
    'wrong-name',
    'markets/shop.json',
    '$.id',
    'markets/shop.json',
    '',
    { id: 'stall', name: 'S', wording: 'S.', scenario: 9, sells: [] },
  ],
  ['unknown-file', 'pilot.json', '$', 'pilot.json', 'pilots', []],
  ['unknown-key', 'trauma-cards.json', '$.traumaCards[0]', 'trauma-cards.json', 'traumaCards.0.nmae', 'First'],
  [
    'missing-key',
    'ships.json',
    '$.ships[1].wording',
    'ships.json',
    'ships.1',
    { id: 'x', name: 'X', start: true, brings: {} },
  ],
  [
    'unknown-word',
    'co-pilots.json',
    '$.coPilots[0].effects[0].do',
    'co-pilots.json',
    'coPilots.0.effects.0',
    { do: 'atack' },
  ],
  ['out-of-range', 'co-pilots.json', '$.coPilots[0].supply', 'co-pilots.json', 'coPilots.0.supply', 5],
  ['wrong-type', 'trauma-cards.json', '$.traumaCards[0].name', 'trauma-cards.json', 'traumaCards.0.name', 7],
  [
    'bad-form',
    'achievements.json',
    '$.achievements[1].id',
    'achievements.json',
    'achievements.1',
    { id: 'A B', name: 'A', wording: 'A.' },
  ],
  ['value-nowhere', 'values.json', '$.values[0]', 'values.json', 'values', [value('supply', 1, 'gnu')]],
  ['value-nowhere', 'values.json', '$.values[0]', 'values.json', 'values', [value('attacks.7.damage', 1)]],
  ['value-refused', 'values.json', '$.values[0]', 'values.json', 'values', [value('supply', 9)]],
  ['value-refused', 'values.json', '$.values[0]', 'values.json', 'values', [value('id', 'gone')]],
  [
    'path-broken',
    'values.json',
    '$.values[0].value[0]',
    'values.json',
    'values',
    [value('moves.0', [{ q: 0, r: -2, facing: 0 }], 'jet')],
  ],
  ['pack-missing', 'pack.json', '$.requires[0]', 'pack.json', 'requires', ['other']],
  ['pack-cycle', 'pack.json', '$.requires[0]', 'pack.json', 'requires', ['sample']],
  [
    'id-twice',
    'achievements.json',
    '$.achievements[1]',
    'achievements.json',
    'achievements.1',
    { id: 'first', name: 'B', wording: 'B.' },
  ],
  [
    'id-twice',
    flight,
    '$.rules[1].id',
    flight,
    'rules.1',
    { id: 'dark', wording: 'D.', when: { on: 'setUp' }, then: [{ do: 'byHand' }] },
  ],
  ['unknown-id', 'ships.json', '$.ships[0].brings.weapon', 'ships.json', 'ships.0.brings.weapon', 'gnu'],
  ['unknown-id', flight, '$.success.rewards[1].achievement', flight, 'success.rewards.1.achievement', 'second'],
  ['unknown-id', flight, '$.map.legend.e[0].enemy', flight, 'map.legend.e.0.enemy', 'bee'],
  ['unknown-id', flight, '$.waves[0].table["1"][0].enemy', flight, 'waves.0.table.1.0.enemy', 'bee'],
  ['unknown-id', flight, '$.waves[0].when.enemy', flight, 'waves.0.when', { on: 'enemyNeutralized', enemy: 'bee' }],
  [
    'unknown-id',
    flight,
    '$.win.objectives[0].goal.enemy',
    flight,
    'win.objectives.0.goal',
    { type: 'neutralizeEnemy', enemy: 'bee' },
  ],
  ['unknown-id', flight, '$.rules[0].then[0].wave', flight, 'rules.0.then.0.wave', 'never'],
  ['unknown-id', flight, '$.rules[0].when.objective', flight, 'rules.0.when.objective', 'never'],
  ['unknown-id', moon, '$.cards[0].points[0].card', moon, 'cards.0.points.0.card', 9],
  ['unknown-id', moon, '$.cards[1].points[1].failure', moon, 'cards.1.points.1.failure', 99],
  ['unknown-id', moon, '$.entries[0].goTo', moon, 'entries.0.goTo', 99],
  ['unknown-id', home, '$.locations[1].market', home, 'locations.1.market', 'shop'],
  ['unknown-id', home, '$.startLocation', home, 'startLocation', 9],
  [
    'unknown-id',
    'upgrades.json',
    '$.upgrades[2].effects[0].card',
    'upgrades.json',
    'upgrades.2.effects.0.card',
    'mist',
  ],
  [
    'unknown-id',
    'upgrades.json',
    '$.upgrades[2].effects[0].steps[0].card',
    'upgrades.json',
    'upgrades.2.effects.0',
    { do: 'may', steps: [{ do: 'addToDeck', card: 'mist', deck: 'enemy' }] },
  ],
  [
    'unknown-id',
    'pilots.json',
    '$.pilots[0].trees[1].hexes[1].after[0]',
    'pilots.json',
    'pilots.0.trees.1.hexes',
    [
      { id: 'a', row: 1, after: [], gives: { type: 'pilotAbility' } },
      { id: 'b', row: 2, after: ['z'], gives: { type: 'pilotAbility' } },
    ],
  ],
  ['wrong-kind', 'ships.json', '$.ships[0].brings.engine', 'ships.json', 'ships.0.brings.engine', 'gun'],
  ['wrong-kind', 'pilots.json', '$.pilots[0].abilities.I', 'pilots.json', 'pilots.0.abilities.I', 'ram'],
  [
    'path-broken',
    'upgrades.json',
    '$.upgrades[1].moves[0][1]',
    'upgrades.json',
    'upgrades.1.moves.0.1',
    { q: 1, r: -3, facing: 0 },
  ],
  ['path-broken', wasp, '$.cards[0].line[1].path[0]', wasp, 'cards.0.line.1.path', [{ q: 0, r: -2, facing: 0 }]],
  ['path-turns-back', 'board.json', '$.moves[1].path[1]', 'board.json', 'moves.1.path.1', { q: 0, r: -1, facing: 1 }],
  ['hex-twice', wasp, '$.cards[0].line[2].arcs[0][1]', wasp, 'cards.0.line.2.arcs.0.1', { q: 0, r: -1 }],
  [
    'slots-values',
    'board.json',
    '$.rotate.slots[0]',
    'board.json',
    'rotate.slots.0',
    { type: 'plus', icons: ['move', 'move'], values: [1, 2, 3] },
  ],
  ['own-hex', 'board.json', '$.attack.arcs[0][1]', 'board.json', 'attack.arcs.0.1', { q: 0, r: 0 }],
  ['command-twice', wasp, '$.cards[0].line[3].id', wasp, 'cards.0.line.3', { id: 'fly', do: 'rotate' }],
  ['command-twice', wasp, '$.cards[1].id', wasp, 'cards.1', { id: 'one', line: [{ id: 'a', do: 'rotate' }] }],
  ['command-unreachable', wasp, '$.cards[0].line[1]', wasp, 'cards.0.line.0.fork.no', 'end'],
  [
    'fork-open',
    wasp,
    '$.cards[0].line[0].fork.no',
    wasp,
    'cards.0.line.0.fork',
    { if: { type: 'done' }, yes: 'fly', no: 'fyl' },
  ],
  ['fork-open', wasp, '$.cards[0].line[0].then', wasp, 'cards.0.line.0.then', 'fly'],
  ['line-cycle', wasp, '$.cards[0].line[2]', wasp, 'cards.0.line.2.then', 'fly'],
  ['map-ragged', flight, '$.map.rows[1]', flight, 'map.rows.1', '.....'],
  ['sign-unknown', flight, '$.map.rows[1]', flight, 'map.rows.1', '..?...'],
  ['sign-unused', flight, '$.map.legend.X', flight, 'map.legend.X', [{ type: 'terrain', terrain: 'moon' }]],
  ['map-full', flight, '$.map.legend.e', flight, 'map.legend.e.1', { type: 'terrain', terrain: 'planet' }],
  ['deployment-short', flight, '$.map', flight, 'map.rows.0', '..dddT'],
  ['marker-missing', flight, '$.waves[0].at[0]', flight, 'waves.0.at.0', 'gat'],
  ['marker-missing', flight, '$.lose[0].goal.marker', flight, 'lose.0.goal.marker', 'gat'],
  [
    'marker-unused',
    flight,
    '$.markers[1]',
    flight,
    'markers.1',
    { id: 'buoy', name: 'B', wording: 'B.', side: 'none' },
  ],
  ['spawn-line-missing', flight, '$.waves[0].table', flight, 'waves.0.table.3', undefined],
  ['boards-short', flight, '$.map', flight, 'map.rows.1', 'eeeeee'],
  ['sparrow-missing', flight, '$.map', flight, 'sparrow', undefined],
  ['sparrow-missing', flight, '$.map', flight, 'map.rows.1', '.S....'],
  ['deck-sum', 'decks.json', '$.decks[0].cards', 'decks.json', 'decks.0.cards.0.count', 19],
  ['id-twice', 'decks.json', '$.decks[0].cards[1]', 'decks.json', 'decks.0.cards.1.card', 'plus-1'],
  ['wrong-kind', 'decks.json', '$.decks[0].cards[1].card', 'decks.json', 'decks.0.cards.1.card', 'rolling'],
  ['box-sum', 'pack.json', '$.box.pilots', 'pack.json', 'box.pilots', 0],
  [
    'tree-downward',
    'pilots.json',
    '$.pilots[0].trees[0].hexes[0].after[0]',
    'pilots.json',
    'pilots.0.trees.0.hexes',
    [
      { id: 'b', row: 2, after: ['c'], gives: { type: 'pilotAbility' } },
      { id: 'c', row: 3, after: ['a'], gives: { type: 'pilotAbility' } },
      { id: 'a', row: 1, after: [], gives: { type: 'pilotAbility' } },
    ],
  ],
  ['tree-root', 'ships.json', '$.ships[0].tree.hexes[0]', 'ships.json', 'ships.0.tree.hexes.0.row', 2],
  ['tree-fork', 'ships.json', '$.ships[0].tree.hexes[0].side', 'ships.json', 'ships.0.tree.hexes.0.side', 'top'],
  ['start-card', moon, '$.cards', moon, 'cards.0.start', undefined],
  ['number-twice', moon, '$.entries[2].number', moon, 'entries.2', { number: 11, text: 'B.', rewards: [] }],
  ['number-twice', home, '$.locations[3].number', home, 'locations.3', { number: 1, kind: 'side', x: 1, y: 1 }],
  ['off-grid', home, '$.locations[0]', home, 'locations.0.x', 5],
  ['jump-nowhere', home, '$.locations[2]', home, 'locations.2.jumpsTo', undefined],
  ['options-or-outcome', 'events.json', '$.events[0]', 'events.json', 'events.0.outcome', undefined],
  ['range-backward', 'markets/bazaar.json', '$.sells[0]', 'markets/bazaar.json', 'sells.0.first', 7],
  ['says-nothing', 'co-pilots.json', '$.coPilots[0]', 'co-pilots.json', 'coPilots.0.effects', []],
  [
    'no-such-print',
    'upgrades.json',
    '$.upgrades[1].moves',
    'upgrades.json',
    'upgrades.1.effects',
    [{ do: 'move', diagram: 2 }],
  ],
  [
    'arc-or-range',
    'upgrades.json',
    '$.upgrades[0].attacks[0]',
    'upgrades.json',
    'upgrades.0.attacks.0.range',
    undefined,
  ],
  [
    'slots-values',
    'co-pilots.json',
    '$.coPilots[0].slots[0]',
    'co-pilots.json',
    'coPilots.0.slots.0',
    { type: 'plus', icons: ['wild', 'wild', 'wild'], values: [1, 2] },
  ],
  [
    'too-deep',
    'trauma-cards.json',
    '$.traumaCards[0].effects',
    'trauma-cards.json',
    'traumaCards.0.effects',
    [nest(16)],
  ],
  [
    'cycle',
    flight,
    '$.waves[2]',
    flight,
    'waves',
    [
      { id: 'late', when: { on: 'setUp' }, at: ['gate'], table: { '1': [], '2': [], '3': [], '4': [] } },
      wave('later', 'late'),
      wave('egg', 'hen'),
      wave('hen', 'egg'),
    ],
  ],
  ['cycle', moon, '$.entries[0].goTo', moon, 'entries.1.goTo', 10],
  ['translation-nowhere', german, '$.upgrades.gun.cots', german, 'upgrades', { gun: { cots: 'x' } }],
  ['translation-nowhere', german, '$.upgrades.gum', german, 'upgrades', { gum: { name: 'Kanone' } }],
  ['translation-refused', german, '$.upgrades.gun.name', german, 'upgrades', { gun: { name: 'K'.repeat(81) } }],
  ['value-missing', 'ships.json', '$.ships[0].hull', 'ships.json', 'ships.0.hull', undefined],
  ['value-missing', wasp, '$.elite.attack', wasp, 'elite.attack', undefined],
  ['value-missing', 'board.json', '$.rotate', 'board.json', 'rotate', undefined],
]

test.each(cases)('%s at %s %s', (code, file, path, changed, at, told) => {
  expect(faultsOf(put(samplePack(), changed, at, told))).toEqual([`${code} ${file} ${path}`])
})

test('a pack without a cover', () => {
  const data = samplePack()
  Reflect.deleteProperty(data, 'pack.json')
  expect(faultsOf(data)).toEqual(['no-manifest pack.json $'])
})

test('an entry of the wrong form is named once, not again by all who refer to it', () => {
  expect(faultsOf(put(samplePack(), wasp, 'nmae', 'Wasp'))).toEqual(['unknown-key enemies/wasp.json $'])
})

test('a hundred faults are told and no more, in the form and between entries', () => {
  const many = (more: Record<string, Json>): PackData =>
    put(
      samplePack(),
      'trauma-cards.json',
      'traumaCards',
      Array.from({ length: 300 }, (_, n) => ({
        id: `t${n}`,
        name: 'T',
        wording: 'T.',
        timing: 'immediate',
        effects: [{ do: 'rotate' }],
        ...more,
      })),
    )
  for (const data of [many({ nmae: 'T' }), many({ effects: [{ do: 'addToDeck', card: 'mist', deck: 'enemy' }] })]) {
    const faults = faultsOf(data)
    expect(faults).toHaveLength(101)
    expect(faults.filter((fault) => fault === 'more trauma-cards.json $')).toHaveLength(1)
  }
})

test('the board that a later pack brings for its own campaigns is checked like the first one', () => {
  const later: PackData = {
    'pack.json': { ...samplePack()['pack.json']!, id: 'later', requires: ['sample'], box: {} },
    'board.json': samplePack()['board.json']!,
  }
  const broken = (path: string, told?: Json) =>
    faultsOf(samplePack(), put(structuredClone(later), 'board.json', path, told))
  expect(faultsOf(samplePack(), later)).toEqual([])
  expect(broken('rotate')).toEqual(['value-missing board.json $.rotate'])
  expect(broken('moves.1.path.1', { q: 3, r: 0, facing: 0 })).toEqual(['path-broken board.json $.moves[1].path[1]'])
  expect(broken('rotate.slots.0', { type: 'plus', icons: ['move', 'move'], values: [1, 2, 3] })).toEqual([
    'slots-values board.json $.rotate.slots[0]',
  ])
})

test('two packs that call themselves alike', () => {
  expect(faultsOf(samplePack(), samplePack())).toEqual(['pack-twice pack.json $.id'])
})

const doubling = (levels: number): PackData => {
  const ids = Array.from({ length: levels }, (_, level) => `w${level}`)
  const data = samplePack()
  const empty = { '1': [], '2': [], '3': [], '4': [] }
  put(data, flight, 'waves', [
    { id: 'late', when: { on: 'setUp' }, at: ['gate'], table: empty },
    ...ids.map((id) => ({ id, when: { on: 'byHand' }, at: ['gate'], table: empty })),
  ])
  const brings = (id: string) => ({ do: 'spawn', wave: id })
  put(data, flight, 'rules', [
    { id: 'dark', wording: 'It is dark.', when: { on: 'objectiveDone', objective: 'all' }, then: [{ do: 'byHand' }] },
    ...ids.slice(1).map((id, level) => ({
      id: `r${level}`,
      wording: 'Twice as many.',
      when: { on: 'wave', wave: `w${level}` },
      then: [brings(id), brings(id)],
    })),
  ])
  return data
}

test('waves that double level by level are counted, not unfolded', () => {
  expect(faultsOf(doubling(12))).toEqual([])
  const started = process.cpuUsage()
  const faults = faultsOf(doubling(19))
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(200)
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(['too-deep', 'too-deep', 'too-deep', 'too-much'])
})

test('every code that a fault may have is shown above', () => {
  const shown = new Set([...cases.map(([code]) => code), 'no-manifest', 'pack-twice', 'too-much', 'more'])
  expect(faultCodes.filter((code) => !shown.has(code))).toEqual([])
})
