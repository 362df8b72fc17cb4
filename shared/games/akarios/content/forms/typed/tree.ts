// A tree of improvements as one line of keys, row by row from its start: `+plus-1 | ability | dex/-minus-1*2 | ability` (PG-001, PG-013).
import { fail, ok, type Result } from '../../../../../lib/result.ts'
import type { SkillGain } from '../../pilot.ts'
import type { ShipGain } from '../../ship.ts'
import { wordBegun } from '../word-begun.ts'
import type { Named } from './named.ts'

export type TreeGain = SkillGain | ShipGain
export type TreeOwner = 'pilot' | 'ship'

export interface TypedHex {
  readonly id: string
  readonly row: number
  readonly after: readonly string[]
  readonly side?: 'left' | 'right' | 'top' | 'bottom'
  readonly gives: TreeGain
}

/** Sides of a fork as they are typed: first and second. */
const sides = { pilot: ['left', 'right'], ship: ['top', 'bottom'] } as const
/** Hexes that one hex may come after. */
const mostAfter = 4

/**
 * Rows stand between bars, hexes of a row beside each other, both sides of a fork with a stroke between. A hex comes after all of the row
 * before unless it says after which by their numbers in it (`ship<2`). `keep` are ids of hexes that are known, in their order: squads have
 * marked them. Fails with the first word that says nothing.
 */
export function readTree(
  text: string,
  owner: TreeOwner,
  cards: readonly Named[],
  keep: readonly string[] = [],
): Result<readonly TypedHex[], string> {
  const hexes: TypedHex[] = []
  let before: readonly string[] = []
  for (const [at, row] of text.split('|').entries()) {
    const words = row.split(/\s+/).filter((word) => word !== '')
    if (words.length === 0) return fail('|')
    const here: TypedHex[] = []
    for (const word of words) {
      const forked = word.split('/')
      if (forked.length > 2) return fail(word)
      for (const [place, half] of forked.entries()) {
        const [typed = '', from] = half.split('<')
        const gives = owner === 'pilot' ? skillGain(typed, cards) : shipGain(typed, cards)
        const after = afterOf(from, before)
        if (gives === undefined || after === undefined) return fail(half === '' ? word : half)
        const side = forked.length === 2 ? sides[owner][place === 0 ? 0 : 1] : undefined
        const number = hexes.length + here.length
        const id = keep[number] ?? `hex-${String(number + 1)}`
        here.push({ id, row: at + 1, after, ...(side === undefined ? {} : { side }), gives })
      }
    }
    hexes.push(...here)
    before = here.map(({ id }) => id)
  }
  return ok(hexes)
}

/** Nothing for numbers that the row before has no hex for. */
function afterOf(from: string | undefined, before: readonly string[]): readonly string[] | undefined {
  if (from === undefined) return before.slice(0, mostAfter)
  const named = from.split(',').map((number) => before[Number(number) - 1])
  const known = named.filter((id) => id !== undefined)
  return known.length < named.length || known.length > mostAfter ? undefined : known
}

const skillWords = ['strength', 'dexterity', 'intelligence', 'charm', 'ability', 'ship'] as const

function skillGain(word: string, cards: readonly Named[]): SkillGain | undefined {
  const [, sign, typed = '', number = '1'] = /^([+-])([a-z0-9-]+?)(?:\*([1-9]|10))?$/i.exec(word) ?? []
  if (sign !== undefined) {
    const card = wordBegun(
      typed,
      cards.map(({ id }) => id),
    )
    if (card === undefined) return undefined
    return { type: sign === '+' ? 'addCards' : 'removeCards', card, count: Number(number) }
  }
  const said = wordBegun(word, skillWords)
  if (said === undefined) return undefined
  if (said === 'ability') return { type: 'pilotAbility' }
  return said === 'ship' ? { type: 'shipImprovement' } : { type: 'worldSkill', skill: said }
}

function shipGain(word: string, abilities: readonly Named[]): ShipGain | undefined {
  const [, figure, amount] = /^([hs])([1-4])$/.exec(word) ?? []
  if (figure !== undefined) return { type: figure === 'h' ? 'hull' : 'shield', amount: Number(amount) }
  if (/^a[a-z]*$/.test(word)) return { type: 'shipAbility' }
  const [, typed] = /^a[a-z]*:([a-z0-9-]+)$/.exec(word) ?? []
  if (typed === undefined) return undefined
  const ability = wordBegun(
    typed,
    abilities.map(({ id }) => id),
  )
  return ability === undefined ? undefined : { type: 'shipAbility', ability }
}

/** The same keys for a known tree; nothing where a hex comes after one that is not in the row before. */
export function treeText(hexes: readonly TypedHex[]): string | undefined {
  const rows = [...new Set(hexes.map(({ row }) => row))].toSorted((a, b) => a - b)
  const lines: string[] = []
  let before: readonly string[] = []
  for (const [at, row] of rows.entries()) {
    const here = hexes.filter((hex) => hex.row === row)
    if (row !== at + 1 || here.some(({ after }) => after.some((id) => !before.includes(id)))) return undefined
    const words: string[] = []
    for (const hex of here) {
      const all = before.slice(0, mostAfter)
      const isAll = hex.after.length === all.length && all.every((id) => hex.after.includes(id))
      const from = isAll ? '' : `<${hex.after.map((id) => String(before.indexOf(id) + 1)).join(',')}`
      const word = gainText(hex.gives) + from
      if (hex.side === 'right' || hex.side === 'bottom') words.push(`${words.pop() ?? ''}/${word}`)
      else words.push(word)
    }
    lines.push(words.join(' '))
    before = here.map(({ id }) => id)
  }
  return lines.join(' | ')
}

function gainText(gives: TreeGain): string {
  switch (gives.type) {
    case 'addCards':
    case 'removeCards':
      return `${gives.type === 'addCards' ? '+' : '-'}${gives.card}${gives.count === 1 ? '' : `*${String(gives.count)}`}`
    case 'worldSkill':
      return gives.skill
    case 'pilotAbility':
      return 'ability'
    case 'shipImprovement':
      return 'ship'
    case 'hull':
      return `h${String(gives.amount)}`
    case 'shield':
      return `s${String(gives.amount)}`
    case 'shipAbility':
      return gives.ability === undefined ? 'ability' : `ability:${gives.ability}`
  }
}
