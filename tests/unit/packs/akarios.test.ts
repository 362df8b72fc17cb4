// The pack of the box: every name that the rulebook prints, its effects in the vocabulary, and no number that only the box shows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { checkTogether } from '../../../main/files/packs/load.ts'
import { entriesOf, type Content } from '../../../shared/games/akarios/content/content.ts'
import { effectIds } from '../../../shared/games/akarios/content/effect.ts'
import { kinds } from '../../../shared/games/akarios/content/kinds.ts'
import { missingOf } from '../../../shared/games/akarios/content/missing.ts'
import { everyStep } from '../../../shared/games/akarios/content/steps/step.ts'
import { loadAkarios } from '../../support/packs.ts'

let content: Content
let troubles: readonly unknown[]
beforeAll(async () => {
  const checked = checkTogether([await loadAkarios()])
  content = checked.layered.content
  troubles = checked.troubles
})

const cards = () =>
  (['upgrades', 'abilities', 'coPilots', 'sparrowUpgrades'] as const).flatMap((kind) => entriesOf(content, kind).map((card) => ({ ...card, table: kind })))

test('the pack is without fault', () => {
  expect(troubles).toEqual([])
})

test('every one of the 276 names stands in it, under its kind, and nothing else but the places still to be unlocked', () => {
  const listed = readFileSync(join(import.meta.dirname, '../../fixtures/packs/akarios-names.tsv'), 'utf8').trim().split('\n').sort()
  const named = (kind: string, list: readonly { readonly name: string }[]) => list.map(({ name }) => `${kind}\t${name}`)
  const found = [
    ...named('pilot', entriesOf(content, 'pilots').filter(({ unnamed }) => !unnamed)),
    ...named('ship', entriesOf(content, 'ships').filter(({ unnamed }) => !unnamed)),
    ...entriesOf(content, 'upgrades').map(({ kind, name }) => `${kind}\t${name}`),
    ...entriesOf(content, 'abilities').map(({ kind, name }) => `${kind}\t${name}`),
    ...named('coPilot', entriesOf(content, 'coPilots')),
    ...named('sparrowUpgrade', entriesOf(content, 'sparrowUpgrades')),
    ...named('combatEffect', entriesOf(content, 'effects')),
    ...named('modifierCard', entriesOf(content, 'modifierCards')),
    ...named('traumaCard', entriesOf(content, 'traumaCards')),
    ...named('enemy', entriesOf(content, 'enemies')),
    ...named('system', entriesOf(content, 'systems')),
  ].sort()
  expect(found).toHaveLength(276)
  expect(found).toEqual(listed)
})

test('[CS-016] there are 8 places for pilots and 10 for ships, 4 of each open at the start', () => {
  const open = (list: readonly { readonly start: boolean }[]) => list.filter(({ start }) => start).length
  const [pilots, ships] = [entriesOf(content, 'pilots'), entriesOf(content, 'ships')]
  expect([pilots.length, open(pilots), ships.length, open(ships)]).toEqual([8, 4, 10, 4])
})

test('[CS-009] each starting ship brings its weapon and its engine', () => {
  const brought = entriesOf(content, 'ships').flatMap(({ name, start, brings }) =>
    start ? [`${name}: ${content.upgrades[brings.weapon!]?.name}, ${content.upgrades[brings.engine!]?.name}`] : [],
  )
  expect(brought).toEqual([
    'Argonaut: Burst Fire, Flank',
    'Invictus: Long Shot, Burn & Flip',
    'Knossis: EMP Blast, Bank',
    'Merkava: Proton Blast, Barrel Roll',
  ])
})

test('[SW-010] [CR-006] cards that exclude each other do so both ways', () => {
  for (const { table, id, notWith = [] } of cards())
    for (const other of notWith) expect(content[table][other]?.notWith).toContain(id)
  expect(content.sparrowUpgrades['aerial-barrage']?.notWith).toEqual(['aerial-bombardment'])
  expect(content.upgrades['advanced-weapons']?.notWith).toEqual(['elite-weapons'])
})

test('[DF-002] the seven levels of difficulty', () => {
  const levels = content.figures?.difficulty.map(({ id, hull, shield, damage, credits }) => [id, hull, shield, damage, credits].join(' '))
  expect(levels).toEqual([
    'easy -1 -1 -1 0',
    'normal 0 0 0 0',
    'medium 0 0 1 1',
    'hard 1 1 1 2',
    'very-hard 2 2 2 3',
    'insane 2 2 3 4',
    'abyss 3 3 4 5',
  ])
})

test('[CB-004] [CS-002] slots for cards and dice of a pilot', () => {
  expect(content.board?.fits).toEqual({ weapon: 2, engine: 2, tech: 2, shipAbility: 1, pilotAbility: 1 })
  expect(content.board?.dice).toBe(4)
})

test('no number that only the box shows: one worked example and the supply of used Sparrow upgrades are all that is printed', () => {
  const printed = cards().flatMap((card) =>
    (['number', 'cost', 'copies', 'supply', 'slots', 'moves', 'attacks', 'reach', 'area'] as const)
      .filter((field) => field in card)
      .map((field) => `${card.id} ${field}`),
  )
  // SW-004: an upgrade with slots has supply 1.
  const sparrow = entriesOf(content, 'sparrowUpgrades').flatMap(({ id, supply }) => (supply === 1 ? [`${id} supply`] : []))
  expect(sparrow).toHaveLength(10)
  expect(printed.sort()).toEqual([...sparrow, 'emp-blast attacks', 'emp-blast slots'].sort())

  for (const pilot of entriesOf(content, 'pilots'))
    expect(missingOf('pilots', pilot)).toEqual(expect.arrayContaining(['health', 'skills', 'trees', 'traumaTrack', 'abilities.I']))
  for (const ship of entriesOf(content, 'ships'))
    expect(missingOf('ships', ship)).toEqual(expect.arrayContaining(['classes', 'hull', 'shield', 'tree', 'abilities.III']))
  for (const enemy of entriesOf(content, 'enemies')) expect(missingOf('enemies', enemy)).toHaveLength(11)
  expect(entriesOf(content, 'decks').map(({ size, cards: list }) => [size, list])).toEqual([
    [undefined, undefined],
    ...Array.from({ length: 4 }, () => [20, undefined]),
  ])
  expect(content.board).not.toHaveProperty('dieFaces')
  expect(content.systems['draconian']).toEqual(expect.not.objectContaining({ legend: expect.anything() as unknown }))
  const empty = kinds.filter((kind) => entriesOf(content, kind).length === 0)
  expect(empty).toEqual(['achievements', 'events', 'missions', 'worlds', 'markets'])
})

test('every card does something in the vocabulary, none is left to a reminder', () => {
  for (const { name, effects } of [...cards(), ...entriesOf(content, 'traumaCards')]) expect(effects.length, name).toBeGreaterThan(0)
  expect(cards().filter((card) => 'reminder' in card)).toEqual([])
  const byHand = cards().filter(({ effects }) => [...everyStep(effects)].some((step) => step.do === 'depicted'))
  expect(byHand.map(({ name }) => name)).toEqual(['Regenerating Hull'])
})

test('the twenty combat effects are those of the engine', () => {
  expect(entriesOf(content, 'effects').map(({ id }) => id).sort()).toEqual([...effectIds].sort())
})

test('[CE-047] six effects are tracked with a cube', () => {
  const tracked = entriesOf(content, 'effects').flatMap(({ id, tracked: cube }) => (cube ? [id] : []))
  expect(tracked).toEqual(['hullBreach', 'radarJam', 'slow', 'stealth', 'stun', 'targetLock'])
})

test('each wording is one plain sentence of its own', () => {
  const wordings = kinds.flatMap((kind) => entriesOf(content, kind).map((entry) => ({ id: entry.id, wording: entry.wording })))
  for (const { id, wording } of wordings) {
    expect(wording, id).toMatch(/^[A-Z][^.!?]*\.$/)
    expect(wording.length, id).toBeLessThanOrEqual(120)
  }
})
