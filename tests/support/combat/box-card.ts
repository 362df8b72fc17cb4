// Cards of the box, with what is printed on them typed in by the test: the rulebook does not print those values.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import { cardFields } from '../../../shared/games/akarios/content/card.ts'
import { packsDir } from '../packs.ts'

const files = {
  'sparrow-upgrades': 'sparrowUpgrades',
  'co-pilots': 'coPilots',
  abilities: 'abilities',
  upgrades: 'upgrades',
} as const
type File = keyof typeof files

const read = new Map<File, readonly ActionCard[]>()

/** Every card of that kind, in the order of the pack. */
export function boxCards(file: File): readonly ActionCard[] {
  const known = read.get(file)
  if (known !== undefined) return known
  const pack = JSON.parse(readFileSync(join(packsDir, 'akarios', `${file}.json`), 'utf8')) as Record<
    string,
    ActionCard[]
  >
  const cards = pack[files[file]] ?? []
  read.set(file, cards)
  return cards
}

const asFought = z.object(cardFields)

/** The card of that id with these printed values, and of its fields those that a fight takes over. */
export function boxCard(file: File, id: string, printed: Partial<ActionCard> = {}): ActionCard {
  const card = boxCards(file).find((one) => one.id === id)
  if (card === undefined) throw new Error(`no card ${id} in ${file}`)
  return { ...asFought.parse(card), ...printed }
}
