// What a fight on the real table has in place of hexes.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Asked } from '../../../../../shared/games/akarios/question/question.ts'
import type { Terrain } from '../../../../../shared/games/akarios/content/geometry.ts'

/** `asks`: the question it answers. */
export type Said = HangsOn & { readonly asks: Asked; readonly value: Json }

/** `key` names the question. */
export type HangsOn = {
  readonly key: string
  /** Ships whose hex it hangs on, the one it is about first. */
  readonly places: readonly string[]
  /** Ships whose facing it hangs on as well. */
  readonly facings: readonly string[]
  /** What lay about when it was said, where it hangs on that. */
  readonly around?: readonly string[]
}

export type RealTable = {
  said: readonly Said[]
  /** Terrain that came onto the table during the fight. */
  laid: readonly Terrain[]
}
