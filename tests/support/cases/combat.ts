// Plays a case of the combat engine: the text board becomes places, what is done is said in the words of the test table.
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import type { Task } from '../../../main/games/akarios/combat/tasks/task.ts'
import type { Facing } from '../../../shared/lib/hex.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { hexAt, hexName } from '../../../shared/lib/hex/names.ts'
import { boxCard, boxTrauma } from '../box-cards.ts'
import { card, enemyType, order } from '../combat/content.ts'
import { fight, type FightStated, type Table } from '../combat/table.ts'
import type { CombatCase } from './case.ts'
import { differences } from './difference.ts'
import { toldDifferences } from './told.ts'

const terrains = ['asteroid', 'nebula', 'planet', 'moon', 'wormhole'] as const
const facings = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

/** The differences; none when the case holds. Throws when something cannot be done. */
export function runCombat(stated: CombatCase): readonly string[] {
  const table = fight(setUp(stated))
  for (const step of stated.do) for (const [verb, words] of Object.entries(step)) act(table, verb, words)
  const { ships, told, question } = stated.expect
  const asked = question === undefined ? [] : differences(question, table.question.type, 'question')
  return [
    ...differences(ships, Object.fromEntries(Object.keys(ships).map((id) => [id, shown(table, id)])), 'ships'),
    ...toldDifferences(told, table.told),
    ...asked,
  ]
}

const shown = (table: Table, id: string): object => ({ ...table.ship(id), where: table.where(id) })

function setUp({ board, legend, pilots, enemies, luck, lines, trauma, more }: CombatCase): FightStated {
  const rows = board
    .split('\n')
    .map((row) => row.replaceAll(' ', ''))
    .filter((row) => row !== '')
  const terrain: Record<string, string> = {}
  const places = new Map<string, { at: string; facing: Facing }>()
  for (const [row, signs] of rows.entries())
    for (const [column, sign] of Array.from(signs).entries()) {
      if (sign === '.') continue
      const at = hexName(hexAt({ column, row }))
      const [what = '', facing = 'north'] = (legend[sign] ?? '').split(' ')
      if (what === '') throw new Error(`The legend does not say what "${sign}" is`)
      if ((terrains as readonly string[]).includes(what)) terrain[what] = `${terrain[what] ?? ''} ${at}`
      else places.set(what, { at, facing: facings.indexOf(facing) as Facing })
    }
  const placed = (ships: CombatCase['pilots']) =>
    Object.fromEntries(Object.entries(ships).map(([id, ship]) => [id, { ...ship, ...places.get(id), ...fitted(ship) }]))
  return {
    ...{ size: `${String(rows[0]?.length ?? 0)}x${String(rows.length)}`, terrain, luck },
    types: Object.entries(lines).map(([type, line]) => enemyType(type, { cards: [order(`order of ${type}`, line)] })),
    trauma: trauma.map((id) => boxTrauma(id)),
    ...more,
    ...{ pilots: placed(pilots), enemies: placed(enemies) },
  }
}

/** A card as its steps, `[{ do: move }]`, or one of the box with what it shows, `{ box: flank, supply: 2 }`. */
type Fitted = Parameters<typeof card>[1] | (Partial<ActionCard> & { readonly box: string })

const fitted = ({ cards }: Record<string, unknown>) =>
  cards === undefined
    ? {}
    : {
        cards: Object.fromEntries(
          Object.entries(cards as Record<string, Fitted>).map(([at, given]) => [at, cardOf(at, given)]),
        ),
      }

function cardOf(at: string, given: Fitted): ActionCard {
  if (!('box' in given)) return card(at, given)
  const { box, ...shown } = given
  return { ...boxCard(box), ...shown }
}

function act(table: Table, verb: string, given: unknown): void {
  const words = String(given).split(' ').filter(Boolean)
  const [first = '', second = '', ...rest] = words
  if (verb === 'act') table.act(first, second, rest.join(' '))
  else if (verb === 'pass') table.pass(...words)
  else if (verb === 'targets') table.targets(...words)
  else if (verb === 'choose') table.choose(...words)
  else if (verb === 'fly') table.fly(given === null ? undefined : Number(given))
  else if (verb === 'put') table.put(first, second === '' ? undefined : facings.indexOf(second))
  else if (verb === 'hand') table.hand(given as HandChange)
  else if (verb === 'keep')
    for (const seat of words) table.answer(seat, { type: 'reroll', seat, how: 'keep', dice: [] })
  else if (verb === 'tell') tell(table, given as Told)
  else if (verb === 'refused') refused(table, given as Refused)
  else table.run(...(given as Task[]))
}

type Told = Readonly<Record<string, Json>>

/** One printed value after the other, each by the field that is asked for. */
function tell(table: Table, told: Told): void {
  for (const [field, value] of Object.entries(told)) {
    const { question } = table
    const asked = question.type === 'value' ? question.field : question.asks.key
    if (asked !== field) throw new Error(`told ${field}, but asked ${asked}`)
    table.answer(question.seat, { type: 'value', value })
  }
}

type Refused = { readonly because: string } & ({ readonly targets: string } | { readonly choose: string })

/** Throws when it is taken, or refused for another reason. */
function refused(table: Table, { because, ...tried }: Refused): void {
  const ids = ('targets' in tried ? tried.targets : tried.choose).split(' ')
  const answer =
    'targets' in tried ? ({ type: 'targets', targets: ids } as const) : ({ type: 'choose', chosen: ids } as const)
  const why = table.refused(table.question.seat, answer)
  if (why !== because) throw new Error(`${ids.join(' ')}: refused because ${because}, but ${why ?? 'it is taken'}`)
}
