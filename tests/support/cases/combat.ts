// Plays a case of the combat engine: the text board becomes places, what is done is said in the words of the test table.
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import type { Task } from '../../../main/games/akarios/combat/tasks/task.ts'
import type { Facing } from '../../../shared/lib/hex.ts'
import { hexAt, hexName } from '../../../shared/lib/hex/names.ts'
import { card } from '../combat/content.ts'
import { fight, type FightStated, type Table } from '../combat/table.ts'
import type { CombatCase } from './case.ts'
import { differences } from './difference.ts'

const terrains = ['asteroid', 'nebula', 'planet', 'moon', 'wormhole'] as const
const facings = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

/** The differences; none when the case holds. Throws when something cannot be done. */
export function runCombat(stated: CombatCase): readonly string[] {
  const table = fight(setUp(stated))
  for (const step of stated.do) for (const [verb, words] of Object.entries(step)) act(table, verb, words)
  const { ships, told, question } = stated.expect
  const heard = told
    .filter((key) => !table.told.includes(key))
    .map((key) => `told: expected ${key}, got ${table.told.join(' ')}`)
  const asked = question === undefined ? [] : differences(question, table.question.type, 'question')
  return [
    ...differences(ships, Object.fromEntries(Object.keys(ships).map((id) => [id, shown(table, id)])), 'ships'),
    ...heard,
    ...asked,
  ]
}

const shown = (table: Table, id: string): object => ({ ...table.ship(id), where: table.where(id) })

function setUp({ board, legend, pilots, enemies, luck, more }: CombatCase): FightStated {
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
    ...{ size: `${String(rows[0]?.length ?? 0)}x${String(rows.length)}`, terrain, luck, ...more },
    ...{ pilots: placed(pilots), enemies: placed(enemies) },
  }
}

/** Cards are given as their steps: `engine-1: [{ do: move }]`. */
const fitted = ({ cards }: Record<string, unknown>) =>
  cards === undefined
    ? {}
    : {
        cards: Object.fromEntries(
          Object.entries(cards as Record<string, Parameters<typeof card>[1]>).map(([at, steps]) => [
            at,
            card(at, steps),
          ]),
        ),
      }

function act(table: Table, verb: string, given: unknown): void {
  const words = String(given).split(' ').filter(Boolean)
  const [first = '', second = '', ...rest] = words
  if (verb === 'act') table.act(first, second, rest.join(' '))
  else if (verb === 'pass') table.pass(...words)
  else if (verb === 'targets') table.targets(...words)
  else if (verb === 'choose') table.choose(...words)
  else if (verb === 'fly') table.fly(given === null ? undefined : Number(given))
  else if (verb === 'put') table.put(first)
  else if (verb === 'hand') table.hand(given as HandChange)
  else table.run(...(given as Task[]))
}
