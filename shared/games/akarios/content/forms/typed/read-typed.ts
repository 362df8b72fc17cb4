// Every value that is typed as lines of keys: read from them, and written as them.
import type { Json } from '../../../../../kernel/json.ts'
import { fail, ok, type Result } from '../../../../../lib/result.ts'
import type { Enemy } from '../../enemy.ts'
import type { Market } from '../../market.ts'
import type { SlotGroup } from '../../slots.ts'
import { byNumberText, readByNumber } from './by-number.ts'
import type { Named } from './named.ts'
import { readSells, sellsText } from './sells.ts'
import { readSlots, slotsText } from './slots.ts'
import { readTree, treeText, type TypedHex } from './tree.ts'

export const typedAs = ['byNumber', 'slots', 'sells', 'shipTree', 'pilotTrees'] as const
export type TypedAs = (typeof typedAs)[number]

export type TypedForm = {
  readonly as: TypedAs
  /** What may be named in it. */
  readonly names: readonly Named[]
  /** Trees that are known already, each with the ids of its hexes in order. */
  readonly keep: readonly { readonly id: string; readonly hexes: readonly string[] }[]
}

interface Tree {
  readonly id: string
  readonly hexes: readonly TypedHex[]
}

/** Trees of a pilot, one line each. */
const pilotTrees = 3

/** Fails with the first word that says nothing. */
export function readTyped(text: string, { as, names, keep }: TypedForm): Result<Json, string> {
  switch (as) {
    case 'byNumber':
      return readByNumber(
        text,
        names.map(({ id }) => id),
      )
    case 'slots':
      return plain(readSlots(text))
    case 'sells':
      return plain(readSells(text, names))
    case 'shipTree':
      return plain(treeOf(text, 'ship', names, keep[0], 'tree'))
    case 'pilotTrees': {
      const lines = text.split('\n').filter((line) => line.trim() !== '')
      if (lines.length !== pilotTrees) return fail('')
      const trees: Tree[] = []
      for (const [at, line] of lines.entries()) {
        const tree = treeOf(line, 'pilot', names, keep[at], `tree-${String(at + 1)}`)
        if (!tree.ok) return tree
        trees.push(tree.value)
      }
      return plain(ok(trees))
    }
  }
}

function treeOf(
  line: string,
  owner: 'pilot' | 'ship',
  names: readonly Named[],
  known: TypedForm['keep'][number] | undefined,
  name: string,
): Result<Tree, string> {
  const hexes = readTree(line, owner, names, known?.hexes)
  return hexes.ok ? ok({ id: known?.id ?? name, hexes: hexes.value }) : hexes
}

const plain = (read: Result<unknown, string>): Result<Json, string> => read as Result<Json, string>

/** The keys of a known value; nothing where they cannot say it. */
export function typedText(as: TypedAs, value: Json, names: readonly Named[]): string | undefined {
  const known: unknown = value
  switch (as) {
    case 'byNumber':
      return byNumberText(known as NonNullable<Enemy['byNumber']>)
    case 'slots':
      return slotsText(known as readonly SlotGroup[])
    case 'sells':
      return sellsText(known as Market['sells'], names)
    case 'shipTree':
      return treeText((known as Tree).hexes)
    case 'pilotTrees': {
      const lines = (known as readonly Tree[]).map(({ hexes }) => treeText(hexes))
      return lines.includes(undefined) ? undefined : lines.join('\n')
    }
  }
}
