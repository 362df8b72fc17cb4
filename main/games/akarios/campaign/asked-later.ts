// What a fight will ask the table, since nobody has told it yet and it can be read off the box when it is needed.
import type { Lack } from '../../../../shared/contract/calls/fight.ts'
import { combatCardsTold, enemyFigure } from '../../../../shared/games/akarios/content/enemy.ts'
import { missingOf, missingOfSheet } from '../../../../shared/games/akarios/content/missing.ts'
import { enemiesOf, lackOf, seatFits, tableOf, type FightWanted } from './fight-setup.ts'
import { fittedOnSparrow } from './equip.ts'

/** One line for the board, for each enemy type and for each fitted card of which something is not known. */
export const askedLater = (wanted: FightWanted): readonly Lack[] =>
  [...boardAsks(wanted), ...enemyAsks(wanted), ...cardAsks(wanted)].filter(({ fields }) => fields.length > 0)

const boardAsks = ({ content: { board } }: FightWanted): Lack[] =>
  board === undefined ? [] : [lackOf('board', 'board', undefined, [...missingOfSheet('board', board)])]

function enemyAsks({ state, mission, seats, content }: FightWanted): Lack[] {
  const wanted = enemiesOf(mission, seats.length)
  const types = [...new Set(wanted.map(({ enemy }) => enemy))]
  return types.flatMap((id) => {
    const enemy = content.all.enemies[id]
    if (enemy === undefined) return []
    const sides = wanted.filter((one) => one.enemy === id).map(({ rank }) => rank)
    const figures = (['hull', 'shield', 'attack', 'immune'] as const).flatMap((field) => {
      // Ironman: every enemy has the immunities of its elite side (DF-008).
      const read = field === 'immune' && state.squad.ironman ? (['elite'] as const) : [...new Set(sides)]
      return read.filter((rank) => enemyFigure(enemy, rank, 1, field) === undefined).map((rank) => `${rank}.${field}`)
    })
    const cards = combatCardsTold(enemy) ? [] : ['cards']
    // Only beside another type somebody has to go first.
    const order = types.length > 1 && enemy.deckNumber === undefined ? ['deckNumber'] : []
    return [
      lackOf('enemy', id, enemy.name, [
        ...(enemy.standees === undefined ? ['standees'] : []),
        ...figures,
        ...order,
        ...cards,
      ]),
    ]
  })
}

interface Fitted {
  readonly table: ReturnType<typeof tableOf>
  readonly card: string
}

/** Printed on cards and needed in fights. */
const fought: ReadonlySet<string> = new Set(['supply', 'slots', 'moves', 'attacks', 'reach', 'area'])

function cardAsks(wanted: FightWanted): Lack[] {
  const fitted: Fitted[] = [
    ...seatFits(wanted).flatMap(({ cards }) => cards.map(({ kind, card }): Fitted => ({ table: tableOf(kind), card }))),
    ...fittedOnSparrow(wanted.state).map((card): Fitted => ({ table: 'sparrowUpgrades', card })),
  ]
  const once = new Map(fitted.map((one) => [`${one.table}:${one.card}`, one]))
  return [...once.values()].flatMap(({ table, card }) => {
    const entry = wanted.content.all[table][card]
    if (entry === undefined) return []
    const missing = missingOf(table, entry as never).filter((field) => fought.has(field))
    // Supply is asked together with the slots, and of an upgrade of the Sparrow not at all (SW-004).
    const costs = missing.includes('slots') && table !== 'sparrowUpgrades'
    return [lackOf(table, card, entry.name, costs ? missing : missing.filter((field) => field !== 'supply'))]
  })
}
