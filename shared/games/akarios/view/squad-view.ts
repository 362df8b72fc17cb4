// A campaign between battles as screens see it: everything is worked out, nothing is left to compute.
import { z } from 'zod'
import { difficulties } from '../../../contract/choices.ts'
import { cardKinds } from '../card-places.ts'
import { creditReasons, scenarioHows, scenarioKinds, scenarioOutcomes } from '../campaign/words.ts'
import { supply, timings } from '../content/card.ts'
import { pilotAbilityLevels, worldSkills } from '../content/pilot.ts'
import { slotGroup } from '../content/slots.ts'
import { shipClasses } from '../content/ship.ts'
import { locationKinds } from '../location-kinds.ts'
import { forkSides } from '../content/tree.ts'
import { upgradeKinds } from '../content/upgrade.ts'
import { cardPlaces } from '../question/action.ts'

const seat = z.int().min(1).max(4)
const place = z.enum(cardPlaces)
const count = z.int().min(0)

/** The rule that says no: `key` names the sentence under `errors`. */
const why = z.strictObject({
  key: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type WhyNot = z.infer<typeof why>

/** What a card shows; null where nobody has told what is printed. */
const face = {
  name: z.string(),
  wording: z.string(),
  /** Null where the app does not know the card. */
  timing: z.enum(timings).nullable(),
  supply: supply.nullable(),
  slots: z.array(slotGroup).nullable(),
  /** Names of the cards that may not be fitted beside it (rules CR-006, SW-010). */
  notWith: z.array(z.string()),
}
export type CardFace = z.infer<z.ZodObject<typeof face, z.core.$strict>>

/** What a hex gives, with the names of cards. */
const gain = z.strictObject({
  type: z.enum([
    'pilotAbility',
    'addCards',
    'removeCards',
    'worldSkill',
    'shipImprovement',
    'hull',
    'shield',
    'shipAbility',
  ]),
  /** Name of the card, where one is meant and known. */
  card: z.string().nullable(),
  skill: z.enum(worldSkills).nullable(),
  amount: z.int().nullable(),
})

export const hexView = z.strictObject({
  id: z.string(),
  row: z.int(),
  after: z.array(z.string()),
  side: z.enum(forkSides).nullable(),
  gives: gain,
  /** 0 to 2. */
  halves: z.int(),
  /** `open`: may be marked next. `fork`: the other side was taken. */
  standing: z.enum(['full', 'open', 'below', 'fork']),
})
export type HexView = z.infer<typeof hexView>

const pilotView = z.strictObject({
  id: z.string(),
  name: z.string(),
  seat: seat.nullable(),
  trauma: count,
  track: count,
  /** Half-hexes given in all, and those still to be marked. */
  points: count,
  free: count,
  levels: z.array(
    z.strictObject({
      level: z.enum(pilotAbilityLevels),
      card: z.string().nullable(),
      name: z.string().nullable(),
      open: z.boolean(),
    }),
  ),
  /** Printed skill and what the trees add; null where nobody has told the printed ones. */
  skills: z.array(z.strictObject({ skill: z.enum(worldSkills), value: z.int(), added: z.int() })).nullable(),
  /** Null where nobody has told them. */
  trees: z.array(z.strictObject({ id: z.string(), hexes: z.array(hexView) })).nullable(),
})
export type PilotView = z.infer<typeof pilotView>

const startView = z.array(z.strictObject({ part: z.enum(['ship', 'tree', 'byHand', 'since']), amount: z.int() }))

const shipView = z.strictObject({
  id: z.string(),
  name: z.string(),
  seat: seat.nullable(),
  classes: z.array(z.enum(shipClasses)),
  points: count,
  free: count,
  /** Improvements bought at markets, of the most there are. */
  bought: count,
  most: count,
  /** Summands of the start values; null where nobody has told the printed ones. */
  hull: startView.nullable(),
  shield: startView.nullable(),
  tree: z.array(hexView).nullable(),
})
export type SquadShipView = z.infer<typeof shipView>

export const cardView = z.strictObject({
  /** The owned copy. */
  owned: z.int(),
  upgrade: z.string(),
  ...face,
  kind: z.enum(upgradeKinds),
  classes: z.array(z.enum(shipClasses)).nullable(),
  /** Whose tray; null: the squad's. */
  seat: seat.nullable(),
  /** Where it lies on a board. */
  on: z.strictObject({ seat, place }).nullable(),
  /** Credits it brings; null where its cost is not told. */
  sells: count.nullable(),
})
export type CardView = z.infer<typeof cardView>

export const fitView = z.strictObject({
  seat,
  place,
  kind: z.enum(cardKinds),
  card: z.string(),
  ...face,
  owned: z.int().nullable(),
  /** Seat of the owner where the card is lent. */
  lentBy: seat.nullable(),
})
export type FitView = z.infer<typeof fitView>

/** What a ware is to one seat. */
const saleBuyer = z.strictObject({
  seat,
  /** Where it would lie on the board, a free place before a taken one, and the card that it would replace there. */
  fits: z.strictObject({ place, instead: z.string().nullable() }).nullable(),
  fitRefusal: why.nullable(),
  buyRefusal: why.nullable(),
  /** Credits left after it is bought; null where it cannot be. */
  leaves: count.nullable(),
})
export type SaleBuyer = z.infer<typeof saleBuyer>

const saleView = z.strictObject({
  id: z.string(),
  ...face,
  /** Null for Sparrow upgrades. */
  kind: z.enum(upgradeKinds).nullable(),
  number: z.int().nullable(),
  cost: count.nullable(),
  price: count.nullable(),
  /** Copies left in the box; null where nobody has told. */
  left: z.int().nullable(),
  /** Classes of ships that may fly it, none for every ship; null where nobody has told, and for Sparrow upgrades. */
  classes: z.array(z.enum(shipClasses)).nullable(),
  /** Credits that it brings when it is sold again; null where its cost is not told. */
  sells: count.nullable(),
  /** One for each seat; none for Sparrow upgrades, which the squad buys together (rule MK-012). */
  buyers: z.array(saleBuyer),
  /** Why the squad cannot buy it together; null for cards of one pilot. */
  squadRefusal: why.nullable(),
})
export type SaleView = z.infer<typeof saleView>

export const marketView = z.strictObject({
  number: z.int(),
  /** Null: nobody has read out what is sold here. */
  name: z.string().nullable(),
  upgrades: z.array(saleView),
  sparrowUpgrades: z.array(saleView),
  supply: count.nullable(),
  /** Why the squad cannot buy even one. */
  supplyRefusal: why.nullable(),
  improvement: count.nullable(),
  trauma: count.nullable(),
  /** Whose trauma cannot be cut; none where it is not sold. */
  traumaRefusals: z.array(z.strictObject({ pilot: z.string(), refusal: why })),
  discounts: z.array(z.strictObject({ name: z.string(), credits: count })),
})
export type MarketView = z.infer<typeof marketView>

export const squadView = z.strictObject({
  name: z.string(),
  act: z.int(),
  difficulty: z.enum(difficulties),
  ironman: z.boolean(),
  chart: count,
  boosts: count,
  supply: count,
  system: z.string().nullable(),
  systemName: z.string().nullable(),
  location: z.int().nullable(),
  open: z
    .strictObject({
      number: z.int(),
      kind: z.enum(scenarioKinds),
      step: z.enum(['setUp', 'underWay']),
    })
    .nullable(),
  next: z.int().nullable(),
  /** Numbers that may be gone to. */
  offered: z.array(z.int()),
  seats: z.array(
    z.strictObject({
      seat,
      player: z.string(),
      callSign: z.string(),
      pilot: z.string(),
      ship: z.string(),
      deck: z.int(),
      credits: count,
      stress: count,
      part: z.enum(['in', 'out']),
      /** Card by card; null where nobody has told what the numbered deck holds. */
      cards: z.array(z.strictObject({ card: z.string(), name: z.string(), base: count, now: count })).nullable(),
    }),
  ),
  pilots: z.array(pilotView),
  ships: z.array(shipView),
  cards: z.array(cardView),
  fits: z.array(fitView),
  /** `sells`: what it brings at a market, null where its cost is not known. */
  sparrow: z.array(z.strictObject({ card: z.string(), ...face, place: z.int().nullable(), sells: z.int().nullable() })),
  coPilots: z.array(z.strictObject({ card: z.string(), ...face, seat: seat.nullable() })),
  achievements: z.array(z.strictObject({ achievement: z.string(), name: z.string() })),
  scenarios: z.array(
    z.strictObject({
      id: z.int(),
      number: z.int(),
      kind: z.enum(scenarioKinds),
      outcome: z.enum(scenarioOutcomes),
      how: z.enum(scenarioHows),
      choice: z.int().nullable(),
      act: z.int(),
      difficulty: z.enum(difficulties),
      seats: z.string(),
    }),
  ),
  stickers: z.array(
    z.strictObject({
      number: z.int(),
      system: z.string(),
      systemName: z.string(),
      x: z.int(),
      y: z.int(),
      kind: z.enum(locationKinds),
      done: z.boolean(),
      jumpsTo: z.array(z.string()),
    }),
  ),
  rulings: z.array(z.strictObject({ key: z.string(), value: z.int() })),
  /** Where the squad is at a market. */
  market: marketView.nullable(),
})
export type SquadView = z.infer<typeof squadView>

export const ledgerView = z.array(
  z.strictObject({
    id: z.int(),
    seat,
    player: z.string(),
    amount: z.int(),
    reason: z.enum(creditReasons),
    what: z.string(),
    /** The seat's balance after it. */
    balance: count,
  }),
)

/** A card that the rules let lie in the place asked about. */
export const fitChoice = z.strictObject({
  kind: z.enum(cardKinds),
  card: z.string(),
  ...face,
  /** Seat whose copy it would be, where it is another's. */
  lentBy: seat.nullable(),
})
export type FitChoice = z.infer<typeof fitChoice>

/** A card of a kind that lies there, and why it may not. */
export const fitRefusal = fitChoice.omit({ lentBy: true }).extend({ why })
export type FitRefusal = z.infer<typeof fitRefusal>
