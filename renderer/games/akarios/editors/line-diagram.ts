// The diagram in a word of a command line: the way of a move, the arc of an attack that the caret stands in.
import { arcOf, pathOf } from '../../../../shared/games/akarios/content/forms/command-line.ts'
import { arcKeys, pathKeys } from '../../../../shared/games/akarios/content/forms/line-text.ts'
import type { Diagram } from './HexPaint.tsx'

const isMove = (word: string): boolean => /^m:?[frRbLl<>\d]*$/.test(word)
const isAttack = (word: string): boolean => /^a\d{1,2}(,|$)/.test(word)

/** Nothing for a word that shows no hexes. `caret` counts letters of the word. */
export function diagramAt(word: string, caret: number): Diagram | undefined {
  if (isMove(word)) return { type: 'move', path: pathOf(word.replace(/^m:?/, '')) ?? [] }
  if (!isAttack(word)) return undefined
  const arc = arcAt(word, caret)
  return { type: 'arc', hexes: arc === undefined ? [] : (arcOf(word.slice(arc.from + 1, arc.to - 1)) ?? []) }
}

/** The word with what was painted: in place of the arc at the caret, or behind the rest where there is none. */
export function withDiagram(word: string, caret: number, diagram: Diagram): string {
  if (diagram.type === 'move') return `m${shortKeys(pathKeys(diagram.path) ?? '')}`
  const keys = diagram.hexes.length === 0 ? '' : arcKeys(diagram.hexes)
  const arc = arcAt(word, caret)
  if (arc === undefined) return keys === '' ? word : `${word.replace(/,$/, '')},${keys}`
  const [before, after] = [word.slice(0, arc.from), word.slice(arc.to)]
  return keys === '' ? before.replace(/,$/, '') + after : before + keys + after
}

const shortKeys = (keys: string): string => (/^f+$/.test(keys) ? String(keys.length) : keys)

/** The arc around the caret, else the last one before it. */
function arcAt(word: string, caret: number): { readonly from: number; readonly to: number } | undefined {
  const arcs = [...word.matchAll(/\[[^\]]*\]?/g)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }))
  return arcs.find(({ from, to }) => from <= caret && caret <= to) ?? arcs.findLast(({ to }) => to <= caret)
}
