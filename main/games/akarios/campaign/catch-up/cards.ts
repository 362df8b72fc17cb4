// Cards of the squad: in trays, on boards and on the Sparrow, and the co-pilots (rules CB-004 to CB-006, CR-001, CR-006, CO-001 to
// CO-003, MK-004, SW-001, SW-010).
import type { CatchUpForm } from '../../../../../shared/games/akarios/campaign/catch-up.ts'
import { gainCoPilot } from '../co-pilots.ts'
import { equip, equipSparrow, layAnyway } from '../equip.ts'
import { cardOfFit } from '../fitted.ts'
import { nextId, seatOf } from '../rows.ts'
import { addCard } from '../stock.ts'
import { no } from '../work.ts'
import type { UpgradeRow } from '../state.ts'
import { tell, type Telling } from './breach.ts'

/** The first copy of what a seat's ship brings came with the ship; how the others came nobody asks. */
export function tellTrays(telling: Telling, rows: CatchUpForm['cards']): void {
  const { draft, content } = telling
  draft.fits = []
  draft.upgrades = []
  for (const { upgrade, seat, count } of rows)
    for (let copy = 0; copy < count; copy += 1) {
      const card: Omit<UpgradeRow, 'id'> = { upgrade, seat, source: sourceOf(telling, seat, upgrade), paid: null }
      tell(
        telling,
        { part: 'cards', row: upgrade, name: content.all.upgrades[upgrade]?.name ?? upgrade },
        addCard(telling, card),
        () => draft.upgrades.push({ id: nextId(draft.upgrades), ...card }),
      )
    }
}

function sourceOf({ draft, content }: Telling, seat: number | null, upgrade: string): UpgradeRow['source'] {
  const ship = seat === null ? undefined : seatOf(draft, seat)?.ship
  const { weapon, engine } = content.all.ships[ship ?? '']?.brings ?? {}
  const isBrought = upgrade === weapon || upgrade === engine
  return isBrought && !draft.upgrades.some((row) => row.upgrade === upgrade && row.seat === seat) ? 'start' : 'hand'
}

export function tellCoPilots(telling: Telling, cards: readonly string[]): void {
  const { draft, content } = telling
  draft.coPilots = []
  for (const card of cards) {
    const name = content.all.coPilots[card]?.name ?? card
    const unknown = content.all.coPilots[card] === undefined
    const twice = draft.coPilots.some((row) => row.card === card)
    tell(
      telling,
      { part: 'cards', row: card, name },
      unknown ? no('noCard', 'CO-003', { card }) : twice ? no('ownedTwice', 'CO-003', { card: name }) : undefined,
    )
    if (!unknown) gainCoPilot(telling, card)
  }
}

export function tellSparrow(telling: Telling, { upgrades, fitted }: CatchUpForm['sparrow']): void {
  const { draft, content } = telling
  draft.sparrowUpgrades = []
  for (const card of upgrades) {
    const name = content.all.sparrowUpgrades[card]?.name ?? card
    const unknown = content.all.sparrowUpgrades[card] === undefined
    const twice = draft.sparrowUpgrades.some((row) => row.card === card)
    tell(
      telling,
      { part: 'cards', row: card, name },
      unknown ? no('noCard', 'SW-002', { card }) : twice ? no('ownedTwice', 'SW-002', { card: name }) : undefined,
    )
    if (!unknown && !twice) draft.sparrowUpgrades.push({ card, place: null })
  }
  tell(telling, { part: 'boards', row: 'sparrow', name: '' }, equipSparrow(telling, fitted), () => {
    draft.sparrowUpgrades = draft.sparrowUpgrades.map(({ card }) => {
      const at = fitted.indexOf(card)
      return { card, place: at < 0 ? null : at + 1 }
    })
  })
}

export function tellBoards(telling: Telling, sheets: CatchUpForm['seats']): void {
  for (const { seat, fits } of sheets) {
    const row = seatOf(telling.draft, seat)
    if (row === undefined) continue
    for (const fit of fits) {
      const name = cardOfFit(telling.content, fit)?.name ?? fit.card
      const wish = { seat, ...fit }
      const fault = isOfKind(telling, fit) ? equip(telling, wish) : no('noPlace', 'CB-004', { card: name })
      tell(telling, { part: 'boards', row: String(seat), name: row.player }, fault, () => layAnyway(telling, wish))
    }
  }
}

/** Whether the card is of the kind as which it is told to lie there. */
const isOfKind = (
  { content: { all } }: Telling,
  { kind, card }: CatchUpForm['seats'][number]['fits'][number],
): boolean =>
  all.upgrades[card] === undefined || !['weapon', 'engine', 'tech'].includes(kind) || all.upgrades[card].kind === kind
