// Boards, classes, Sparrow upgrades and co-pilots between battles (CB-004 to CB-006, chapters CR, SW, CO).
import { describe, expect, test } from 'vitest'
import { coPilotLimit, fittedOnSparrow } from '../../../../../main/games/akarios/campaign/equip.ts'
import { fitRefusals } from '../../../../../main/games/akarios/campaign/view/cards.ts'
import { buyingPrice, sparrowSellingPrice } from '../../../../../main/games/akarios/campaign/prices.ts'
import type { CampaignState, UpgradeRow } from '../../../../../main/games/akarios/campaign/state.ts'
import type { CampaignCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import type { Content } from '../../../../../shared/games/akarios/content/content.ts'
import type { ShipClass } from '../../../../../shared/games/akarios/content/ship.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import { loadBox } from '../../../../support/box.ts'
import { after, contentOf, refusedBy, smallSquad } from '../../../../support/campaign/small-squad.ts'

const box = await loadBox()

/** The box with printed values typed in: classes of cards and ships, costs. */
function typedIn(
  printed: {
    ships?: Record<string, ShipClass[]>
    cards?: Record<string, ShipClass[]>
    costs?: Record<string, number>
  } = {},
) {
  const change = <T extends object>(table: Record<string, T>, values: Record<string, object>): Record<string, T> => ({
    ...table,
    ...Object.fromEntries(
      Object.entries(values).flatMap(([id, value]) => (table[id] ? [[id, { ...table[id], ...value }]] : [])),
    ),
  })
  const named = <T>(values: Record<string, T> = {}, field: string) =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { [field]: value }]))
  const all: Content = {
    ...box,
    ships: change(box.ships, named(printed.ships, 'classes')),
    upgrades: change(change(box.upgrades, named(printed.cards, 'classes')), named(printed.costs, 'cost')),
    sparrowUpgrades: change(box.sparrowUpgrades, named(printed.costs, 'cost')),
  }
  return contentOf(all)
}
const copy = (id: number, upgrade: string, seat: number | null = 1): UpgradeRow => ({
  id,
  upgrade,
  seat,
  source: 'reward',
  paid: null,
})
const equip = (
  seat: number,
  place: Extract<CampaignCommand, { type: 'equip' }>['place'],
  kind: 'weapon' | 'engine' | 'tech' | 'coPilot',
  card: string,
) => ({ type: 'equip', seat, place, kind, card }) as const
const fitted = (state: CampaignState) => state.fits.map(({ seat, place, card }) => `${seat} ${place} ${card}`)

describe('the class of a card', () => {
  const content = typedIn({
    ships: { argonaut: ['heavy'], merkava: ['scout', 'assault'] },
    cards: { 'defensive-move': ['heavy'] },
  })
  const owned = smallSquad({ upgrades: [copy(1, 'defensive-move', 1), copy(2, 'defensive-move', 2)] })
  const [heavyMove, onMerkava] = [
    equip(2, 'engine-1', 'engine', 'defensive-move'),
    equip(1, 'engine-1', 'engine', 'defensive-move'),
  ]

  test('[CR-001] must match a class of the ship: Defensive Move on the Argonaut, not on a ship that is not Heavy', () => {
    expect(fitted(after(owned, content, heavyMove))).toEqual(['2 engine-1 defensive-move'])
    expect(refusedBy(owned, content, onMerkava)).toBe('CR-001 otherClass')
  })

  test('[CR-001] stands in the hangar as the reason beside a card of that kind, once, and beside no place of another kind', () => {
    const refusals = (seat: number, place: CardPlace) =>
      fitRefusals(owned, content, seat, place).map(({ card, why }) => [card, why.key, why.args['rule']])
    expect(refusals(1, 'engine-1')).toEqual([['defensive-move', 'camp.otherClass', 'CR-001']])
    expect([refusals(2, 'engine-1'), refusals(1, 'weapon-1')]).toEqual([[], []])
  })

  test('[CR-002] one match is enough where card or ship shows several', () => {
    const several = typedIn({
      ships: { merkava: ['scout', 'assault'] },
      cards: { 'defensive-move': ['heavy', 'assault'] },
    })
    expect(refusedBy(owned, several, onMerkava)).toBeNull()
  })

  test('[CR-003] keeps nobody from owning the card: it lies in the tray, and cannot be fitted', () => {
    const given = after(owned, content, { type: 'giveCard', owned: 2, to: 1 })
    expect([given.upgrades.map(({ seat }) => seat), refusedBy(given, content, onMerkava)]).toEqual([
      [1, 1],
      'CR-001 otherClass',
    ])
  })

  test('[CR-004] is looked at again when the ship changes: the card comes off, and goes back to the tray', () => {
    const inSetUp = after(owned, content, heavyMove, { type: 'openScenario', number: 2, kind: 'fight', seats: [1, 2] })
    const knossis = typedIn({
      ships: { argonaut: ['heavy'], knossis: ['research'] },
      cards: { 'defensive-move': ['heavy'] },
    })
    const swapped = after(inSetUp, knossis, { type: 'switchShip', seat: 2, ship: 'knossis' })
    expect([fitted(swapped), swapped.upgrades.some(({ id }) => id === 2)]).toEqual([[], true])
  })

  test('[CR-005] does not matter where the card shows none', () => {
    const free = typedIn({ ships: { argonaut: ['heavy'], merkava: ['scout'] }, cards: { 'warp-drive': [] } })
    const state = smallSquad({ upgrades: [copy(1, 'warp-drive'), copy(2, 'warp-drive')] })
    const both = after(
      state,
      free,
      equip(1, 'engine-1', 'engine', 'warp-drive'),
      equip(2, 'engine-1', 'engine', 'warp-drive'),
    )
    expect(fitted(both)).toHaveLength(2)
  })

  test('[CR-006] Advanced Weapons and Elite Weapons: not on one ship, in either order, but on two', () => {
    const state = smallSquad({ upgrades: [copy(1, 'advanced-weapons'), copy(2, 'elite-weapons')] })
    const [advanced, elite] = [
      equip(1, 'tech-1', 'tech', 'advanced-weapons'),
      equip(1, 'tech-2', 'tech', 'elite-weapons'),
    ]
    expect(refusedBy(after(state, typedIn(), advanced), typedIn(), elite)).toBe('CR-006 notTogether')
    expect(refusedBy(after(state, typedIn(), elite), typedIn(), advanced)).toBe('CR-006 notTogether')
    expect(
      refusedBy(after(state, typedIn(), advanced), typedIn(), equip(2, 'tech-1', 'tech', 'elite-weapons')),
    ).toBeNull()
  })
})

describe('a board', () => {
  const content = typedIn()
  const weapon = (seat: number, place: 'weapon-1' | 'weapon-2' | 'engine-1') =>
    equip(seat, place, 'weapon', 'long-shot')

  test('[CB-004] has two places for weapons: a third card takes the place of another', () => {
    const state = smallSquad({ upgrades: [copy(1, 'long-shot'), copy(2, 'long-shot'), copy(3, 'long-shot')] })
    expect(refusedBy(state, content, weapon(1, 'engine-1'))).toBe('CB-004 noPlace')
    const full = after(state, content, weapon(1, 'weapon-1'), weapon(1, 'weapon-2'), weapon(1, 'weapon-2'))
    expect(fitted(full)).toEqual(['1 weapon-1 long-shot', '1 weapon-2 long-shot'])
  })

  test('[CB-005] takes only what has been gained', () => {
    expect(refusedBy(smallSquad(), content, weapon(1, 'weapon-1'))).toBe('CB-005 notOwned')
    expect(refusedBy(smallSquad({ upgrades: [copy(1, 'long-shot')] }), content, weapon(1, 'weapon-1'))).toBeNull()
  })

  test('[CB-006] may borrow from anybody in the squad: the total stays, and no copy flies twice', () => {
    const state = smallSquad({ upgrades: [copy(1, 'long-shot', 2), copy(2, 'long-shot', 2)] })
    const lent = after(state, content, weapon(1, 'weapon-1'), weapon(2, 'weapon-1'))
    expect([lent.fits.map(({ seat, owned }) => `${seat} ${owned}`), lent.upgrades]).toEqual([
      ['1 1', '2 2'],
      state.upgrades,
    ])
    expect(refusedBy(lent, content, weapon(2, 'weapon-2'))).toBe('CB-006 allInUse')
  })
})

describe('the Sparrow between battles', () => {
  const content = typedIn({ costs: { 'warp-drive': 8, 'long-shot': 12, shockwave: 9 } })
  const owning = (...cards: string[]) => smallSquad({ sparrowUpgrades: cards.map((card) => ({ card, place: null })) })
  const fit = (...cards: string[]) => ({ type: 'equipSparrow', cards }) as const

  test('[SW-001] carries two upgrades, a third is refused', () => {
    const state = owning('shockwave', 'hack-wave', 'therapist')
    expect(fittedOnSparrow(after(state, content, fit('hack-wave', 'shockwave')))).toEqual(['hack-wave', 'shockwave'])
    expect(refusedBy(state, content, fit('shockwave', 'hack-wave', 'therapist'))).toBe('SW-001 sparrowFull')
  })

  test("[SW-002] takes any two out of the squad's store, and nothing else", () => {
    const state = owning('shockwave', 'hack-wave', 'therapist', 'teamwork')
    const pairs = state.sparrowUpgrades.flatMap(({ card: one }) =>
      state.sparrowUpgrades.flatMap(({ card: other }) => (one < other ? [[one, other]] : [])),
    )
    expect([pairs.length, pairs.filter((pair) => refusedBy(state, content, fit(...pair)) !== null)]).toEqual([6, []])
    expect(refusedBy(state, content, fit('ion-cannon'))).toBe('SW-002 notOwned')
    expect(refusedBy(state, content, fit('shockwave', 'shockwave'))).toBe('SW-002 notOwned')
  })

  test('[SW-010] never both Aerial cards', () => {
    const state = owning('aerial-barrage', 'aerial-bombardment')
    const refusals = [fit('aerial-barrage', 'aerial-bombardment'), fit('aerial-bombardment', 'aerial-barrage')]
    expect(refusals.map((command) => refusedBy(state, content, command))).toEqual([
      'SW-010 notTogether',
      'SW-010 notTogether',
    ])
  })

  test('[SW-012] Local Barter takes 5 and Local Market 10 off an upgrade that a pilot buys, not under 0, both 15', () => {
    const state = owning('local-barter', 'local-market')
    const price = (card: string, ...cards: string[]) => buyingPrice(after(state, content, fit(...cards)), content, card)
    expect([
      price('warp-drive', 'local-barter'),
      price('warp-drive', 'local-market'),
      price('long-shot', 'local-barter'),
    ]).toEqual([3, 0, 7])
    expect(price('long-shot', 'local-barter', 'local-market')).toBe(0)
    expect(sparrowSellingPrice(content, 'shockwave')).toBe(4)
  })

  test('[SW-015] Extra Cockpit gives each ship two co-pilots; without it the second one steps out', () => {
    const crew = {
      coPilots: [{ card: 'mac' }, { card: 'drolf' }],
      sparrowUpgrades: [{ card: 'extra-cockpit', place: null }],
    }
    const [mac, drolf] = [equip(1, 'tech-1', 'coPilot', 'mac'), equip(1, 'pilotAbility', 'coPilot', 'drolf')]
    const state = smallSquad(crew)
    expect(refusedBy(after(state, content, mac), content, drolf)).toBe('CO-001 coPilotLimit')
    const two = after(state, content, fit('extra-cockpit'), mac, drolf)
    expect([coPilotLimit(two, content), fitted(two)]).toEqual([2, ['1 tech-1 mac', '1 pilotAbility drolf']])
    expect(fitted(after(two, content, fit()))).toEqual(['1 tech-1 mac'])
  })

  test('[SW-020] owned but not fitted it does nothing, at the market either; the last fit stands', () => {
    const state = owning('local-market', 'shockwave')
    expect(buyingPrice(state, content, 'long-shot')).toBe(12)
    const atMarket = after(state, content, fit('local-market'), {
      type: 'openScenario',
      number: 30,
      kind: 'market',
      seats: [1, 2],
    })
    expect(buyingPrice(atMarket, content, 'long-shot')).toBe(2)
  })
})

describe('co-pilots between battles', () => {
  const content = typedIn()
  const crew = smallSquad({ coPilots: [{ card: 'mac' }, { card: 'drolf' }] })
  const mac = equip(1, 'tech-1', 'coPilot', 'mac')

  test('[CO-001] a player fits one', () => {
    expect(refusedBy(after(crew, content, mac), content, equip(1, 'tech-2', 'coPilot', 'drolf'))).toBe(
      'CO-001 coPilotLimit',
    )
  })

  test('[CO-002] takes the place of a tech or an ability, whose card comes out, never of a weapon or an engine', () => {
    const tech = Object.values(box.upgrades).find(({ kind }) => kind === 'tech')!
    const full = after(
      smallSquad({ ...crew, upgrades: [copy(1, tech.id)] }),
      content,
      equip(1, 'tech-1', 'tech', tech.id),
    )
    expect(fitted(after(full, content, mac))).toEqual(['1 tech-1 mac'])
    const places = [
      'tech-1',
      'tech-2',
      'shipAbility',
      'pilotAbility',
      'weapon-1',
      'weapon-2',
      'engine-1',
      'engine-2',
    ] as const
    const why = places.map((place) => refusedBy(crew, content, equip(1, place, 'coPilot', 'mac')))
    expect(why).toEqual([null, null, null, null, ...Array.from({ length: 4 }, () => 'CO-002 coPilotPlace')])
  })

  test('[CO-003] is of the squad: any player may fit a free one, nobody one who flies with another', () => {
    expect(fitted(after(crew, content, equip(2, 'tech-1', 'coPilot', 'mac')))).toEqual(['2 tech-1 mac'])
    expect(refusedBy(after(crew, content, mac), content, equip(2, 'tech-1', 'coPilot', 'mac'))).toBe(
      'CO-003 coPilotTaken',
    )
    expect(refusedBy(smallSquad(), content, mac)).toBe('CO-003 noCoPilot')
  })

  test('[CO-004] is gained and lost by the story: once lost, gone from the list and from the board', () => {
    const aboard = after(smallSquad(), content, { type: 'gain', rewards: [{ type: 'coPilot', coPilot: 'mac' }] }, mac)
    expect([aboard.coPilots, fitted(aboard)]).toEqual([[{ card: 'mac' }], ['1 tech-1 mac']])
    const lost = after(aboard, content, { type: 'gain', rewards: [{ type: 'loseCoPilot', coPilot: 'mac' }] })
    expect([lost.coPilots, fitted(lost)]).toEqual([[], []])
  })
})
