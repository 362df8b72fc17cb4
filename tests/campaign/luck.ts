// What the dice and cards on this table show: wild faces and plain cards, unless the story has laid something else on top.
import type { DieFace } from '../../shared/games/akarios/content/slots.ts'
import type { ChanceAsk, ChanceResult } from '../../shared/kernel/chance.ts'

/** What comes up next, used up from the front; then it goes on as usual. */
export interface Luck {
  readonly faces: DieFace[]
  readonly cards: string[]
  /** Of the six-sided die, 1 to 6. */
  readonly numbers: number[]
}

export const noLuck = (): Luck => ({ faces: [], cards: [], numbers: [] })

const usual = { face: 'wild', number: 1, card: 'zero' } as const

/** Throws when the story wants a card that cannot come now. */
export function resultOf(ask: ChanceAsk, luck: Luck, dieFaces: readonly DieFace[]): ChanceResult {
  if (ask.kind === 'pick') {
    const wanted = luck.cards.shift()
    const at = ask.among.findIndex((card) => card === (wanted ?? usual.card))
    if (at < 0 && wanted !== undefined) throw new Error(`no ${wanted} among ${[...new Set(ask.among)].join(', ')}`)
    return [Math.max(at, 0)]
  }
  if (ask.die === 'six-sided') return ask.streams.map(() => (luck.numbers.shift() ?? usual.number) - 1)
  return ask.streams.map(() => Math.max(dieFaces.indexOf(luck.faces.shift() ?? usual.face), 0))
}
