// Enemy cards whose figures differ from the others of their rank, as one line of keys: `4e h6 s1; 7r a2 islow`.
import { fail, ok, type Result } from '../../../../../lib/result.ts'
import type { EffectId } from '../../effect.ts'
import type { Enemy, EnemySide, Rank } from '../../enemy.ts'
import { wordBegun } from '../word-begun.ts'

type ByNumber = NonNullable<Enemy['byNumber']>

const rankLetters = { r: 'regular', e: 'elite' } as const satisfies Record<string, Rank>
const figures = { h: 'hull', s: 'shield', a: 'attack' } as const

/** Numbers 1 to 20, each with `r` or `e` and its figures; `i-` is immune to nothing. Fails with the first word that says nothing. */
export function readByNumber(text: string, effects: readonly string[]): Result<ByNumber, string> {
  const read: Record<string, Partial<Record<Rank, EnemySide>>> = {}
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue
    const [head = '', ...words] = part.split(/\s+/)
    const [, number, letter] = /^([1-9]|1\d|20)([re])$/.exec(head) ?? []
    if (number === undefined || (letter !== 'r' && letter !== 'e') || words.length === 0) return fail(head)
    const side = readSide(words, effects)
    if (!side.ok) return side
    read[number] = { ...read[number], [rankLetters[letter]]: side.value }
  }
  return ok(read)
}

function readSide(words: readonly string[], effects: readonly string[]): Result<EnemySide, string> {
  const side: EnemySide = {}
  for (const word of words) {
    const [, key, number] = /^([hsa])(\d{1,2})$/.exec(word) ?? []
    const effect = word.startsWith('i') ? wordBegun(word.slice(1), effects) : undefined
    if (key === 'h' || key === 's' || key === 'a') side[figures[key]] = Number(number)
    else if (word === 'i-') side.immune = []
    else if (effect === undefined) return fail(word)
    else side.immune = [...(side.immune ?? []), effect as EffectId]
  }
  return ok(side)
}

/** The same keys for what is known. */
export const byNumberText = (of: ByNumber): string =>
  Object.entries(of)
    .flatMap(([number, sides]) =>
      Object.entries(rankLetters).flatMap(([letter, rank]) => {
        const side = sides[rank]
        return side === undefined ? [] : [[number + letter, ...sideWords(side)].join(' ')]
      }),
    )
    .join('; ')

const sideWords = ({ immune, ...side }: EnemySide): readonly string[] => [
  ...Object.entries(figures).flatMap(([key, figure]) =>
    side[figure] === undefined ? [] : [`${key}${String(side[figure])}`],
  ),
  ...(immune === undefined ? [] : immune.length === 0 ? ['i-'] : immune.map((effect) => `i${effect}`)),
]
