// What has been said so far about a fight of the book: its enemies line by line, and what wins it.
import type { Sketch, SketchedEnemies } from '../../../../../shared/games/akarios/content/sketch.ts'
import { enemyBoards } from '../../../../../shared/games/akarios/enemy-boards.ts'
import { idFrom } from '../../../../packs/edit/entry-draft.ts'

/** In place of an enemy type: one that no pack knows, called by the name beside it. */
export const unlisted = '*'

export interface LineDraft {
  readonly key: number
  readonly enemy: string | null
  readonly name: string
  readonly regular: number | null
  readonly elite: number | null
}

export interface SketchDraft {
  readonly scenario: number | null
  readonly lines: readonly LineDraft[]
  readonly goal: Sketch['goal']
  /** In the words of the table; empty for what the goal says by itself. */
  readonly objective: string
}

export const emptyLine = (key: number): LineDraft => ({ key, enemy: null, name: '', regular: null, elite: null })

export const startSketch = (scenario: number | undefined): SketchDraft => ({
  scenario: scenario ?? null,
  lines: [emptyLine(0)],
  goal: 'byHand',
  objective: '',
})

export interface KnownEnemy {
  readonly id: string
  readonly name: string
}

export interface ReadSketch {
  readonly scenario: number
  readonly lines: readonly SketchedEnemies[]
  /** Types that no pack knows yet. */
  readonly fresh: readonly KnownEnemy[]
}

/** What is not right yet, as the key of its sentence. */
export type SketchProblem = 'scenario' | 'type' | 'count' | 'boards'

/** A line in which nothing was said counts for nothing. */
export function readSketch(
  { scenario, lines }: SketchDraft,
  known: readonly KnownEnemy[],
): ReadSketch | { readonly problem: SketchProblem } {
  if (scenario === null) return { problem: 'scenario' }
  const said = lines.filter((line) => line.enemy !== null || countOf(line) > 0)
  const typed = said.map((line) => ({ ...line, type: typeOf(line, known) }))
  if (typed.some(({ type }) => type === undefined)) return { problem: 'type' }
  if (said.length === 0 || said.some((line) => countOf(line) === 0)) return { problem: 'count' }
  if (said.reduce((sum, line) => sum + countOf(line), 0) > enemyBoards) return { problem: 'boards' }
  const types = typed.flatMap(({ type }) => (type === undefined ? [] : [type]))
  const fresh = new Map(types.filter(({ id }) => known.every((one) => one.id !== id)).map((type) => [type.id, type]))
  return {
    scenario,
    fresh: [...fresh.values()],
    lines: typed.flatMap(({ type, regular, elite }) =>
      [
        { enemy: type?.id ?? '', rank: 'regular' as const, count: regular ?? 0 },
        { enemy: type?.id ?? '', rank: 'elite' as const, count: elite ?? 0 },
      ].filter(({ count }) => count > 0),
    ),
  }
}

const countOf = ({ regular, elite }: LineDraft): number => (regular ?? 0) + (elite ?? 0)

/** A name that is typed although a pack knows it means the one that is known. */
function typeOf({ enemy, name }: LineDraft, known: readonly KnownEnemy[]): KnownEnemy | undefined {
  if (enemy !== null && enemy !== unlisted) return known.find(({ id }) => id === enemy)
  const id = idFrom(name)
  return id === '' ? undefined : (known.find((one) => one.id === id) ?? { id, name: name.trim() })
}
