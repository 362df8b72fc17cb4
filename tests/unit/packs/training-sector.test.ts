// The training sector keeps what it promises: a whole campaign, whose cards, enemies and missions can all be played.
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { combatMachine } from '../../../main/games/akarios/combat/machine.ts'
import { placesFor } from '../../../shared/games/akarios/card-places.ts'
import { kinds } from '../../../shared/games/akarios/content/kinds.ts'
import { untranslated } from '../../../shared/games/akarios/content/translate.ts'
import type { FightSetup } from '../../../main/games/akarios/combat/index.ts'
import { throughLuck } from '../../random/play.ts'
import { simulate } from '../../../main/games/akarios/simulator/index.ts'
import { fortuneOf } from '../../../main/services/simulation-fortune.ts'
import { packAt, setupFor } from '../../support/simulated.ts'

const packs = await packAt(resolve(import.meta.dirname, '../../../packs/training-sector'))
const pack = packs.packs.find(({ manifest }) => manifest.id === 'training-sector')!
const entries = <K extends (typeof kinds)[number]>(kind: K) => pack.entries[kind].map(({ entry }) => entry)

test('the pack holds a campaign: people, ships, cards, enemies, missions, worlds, systems and their events', () => {
  const upgrades = (kind: string) => entries('upgrades').filter((card) => card.kind === kind).length
  const events = (system: string) => entries('events').filter((card) => card.system === system).length
  expect({
    pilots: entries('pilots').length,
    ships: entries('ships').length,
    cards: [upgrades('weapon'), upgrades('engine'), upgrades('tech')],
    squadCards: [entries('sparrowUpgrades').length, entries('coPilots').length],
    trauma: entries('traumaCards').length,
    enemies: entries('enemies').length,
    missions: entries('missions').length,
    bigWorlds: entries('worlds').filter(({ cards }) => cards.length >= 10).length,
    locations: entries('systems').reduce((sum, { locations = [] }) => sum + locations.length, 0),
    markets: entries('markets').length,
    events: entries('systems').map(({ id }) => events(id)),
    achievements: entries('achievements').length,
  }).toEqual({
    pilots: 4,
    ships: 4,
    cards: [16, 14, 16],
    squadCards: [8, 8],
    trauma: 12,
    enemies: 7,
    missions: 6,
    bigWorlds: 2,
    locations: 14,
    markets: 2,
    events: [8, 8],
    achievements: 10,
  })
})

test('every text of the sector is said in German as well', () => {
  const [german] = pack.translations
  expect([german?.language, untranslated(pack, german!)]).toEqual(['de', []])
})

test('every enemy has six different combat cards or more, and worlds show every kind of point of interest', () => {
  expect(entries('enemies').filter(({ cards = [] }) => cards.length < 6)).toEqual([])
  const points = entries('worlds').flatMap(({ cards }) => cards.flatMap((card) => card.points))
  const shown = points.flatMap((point) => [
    point.type,
    ...('repeat' in point ? [`${point.type}, repeat`] : []),
    ...('perPilot' in point ? [`${point.type}, per pilot`] : []),
    ...point.icons,
  ])
  expect([...new Set(shown)].toSorted()).toEqual([
    'attack',
    'attackOrMove',
    'dock',
    'investigate',
    'investigate, repeat',
    'move',
    'skillCheck',
    'skillCheck, per pilot',
    'skillCheck, repeat',
    'stress',
  ])
})

test('every location leads to a mission, a world, a market or another system, and can be scouted', () => {
  const told = JSON.stringify(kinds.map((kind) => entries(kind)))
  const locations = entries('systems').flatMap(({ locations: all = [], startLocation }) =>
    all.filter(({ number }) => number !== startLocation),
  )
  const scenarios = [...entries('missions'), ...entries('worlds'), ...entries('markets')].map(({ scenario }) => scenario)
  expect(locations.filter(({ kind, number }) => kind !== 'jump' && !scenarios.includes(number))).toEqual([])
  expect(locations.filter(({ number }) => !told.includes(`"type":"scout","number":${number},`))).toEqual([])
})

test('every mission can be flown by one to four pilots, and the same seed gives the same fight', () => {
  for (const mission of packs.missions)
    for (const pilots of [1, 2, 3, 4]) {
      const setup = setupFor(packs, { mission, pilots, difficulty: 'normal' })
      expect(combatMachine.acceptSetup(setup).ok).toBe(true)
    }
  const setup = setupFor(packs, { mission: 'first-range', pilots: 1, difficulty: 'normal' })
  const fly = () => simulate(setup, 'greedy', fortuneOf('twice', 0))
  expect(fly()).toEqual(fly())
})

test('[CB-013] a type with ten standees is numbered without a fault', () => {
  const setup = setupFor(packs, { mission: 'the-foreman', pilots: 1, difficulty: 'normal' })
  const accepted = combatMachine.acceptSetup(setup)
  const state = throughLuck('ten', combatMachine.start(accepted.ok ? accepted.value : setup).state, () => undefined)
  expect(entries('enemies').find(({ id }) => id === 'midge')?.standees).toBe(10)
  expect(state.ships.some((ship) => ship.kind === 'enemy' && ship.type === 'midge')).toBe(true)
})

test('every card can be carried into a fight and used by chance', () => {
  const wanted = [
    ...entries('upgrades').map((card) => ({ key: card.id, kind: card.kind, card })),
    ...entries('abilities').map((card) => ({ key: `abilities:${card.id}`, kind: card.kind, card })),
    ...entries('coPilots').map((card) => ({ key: `coPilots:${card.id}`, kind: 'coPilot' as const, card })),
  ]
  const waiting = [...wanted]
  while (waiting.length > 0) {
    const base = setupFor(packs, { mission: 'first-range', pilots: 4, difficulty: 'hard' })
    const taken: typeof wanted = []
    const squad = base.squad.map((seat) => {
      const cards: FightSetup['squad'][number]['cards'] = []
      for (const one of [...waiting]) {
        if (one.kind === 'coPilot' && cards.some(({ kind }) => kind === 'coPilot')) continue
        const place = placesFor(one.kind).find((free) => !cards.some((fitted) => fitted.place === free))
        if (place === undefined) continue
        waiting.splice(waiting.indexOf(one), 1)
        taken.push(one)
        cards.push({ place, kind: one.kind, card: one.key })
      }
      return { ...seat, cards }
    })
    const cards = Object.fromEntries(taken.map(({ key, card }) => [key, card]))
    const setup: FightSetup = { ...base, squad, content: { ...base.content, cards } }
    expect(simulate(setup, 'random', fortuneOf('cards', 0))).toMatchObject({ rounds: expect.any(Number) as number })
  }
})
