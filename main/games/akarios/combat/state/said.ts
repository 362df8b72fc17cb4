// What a fight on the real table has in place of hexes.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Asked } from '../../../../../shared/games/akarios/question/question.ts'
import type { Terrain } from '../../../../../shared/games/akarios/content/geometry.ts'

/** `asks`: the question it answers. */
export type Said = HangsOn & { asks: Asked; value: Json }

/** `key` names the question. */
export type HangsOn = {
  key: string
  /** Ships whose hex it hangs on, the one it is about first. */
  places: string[]
  /** Ships whose facing it hangs on as well. */
  facings: string[]
  /** What lay about when it was said, where it hangs on that. */
  around?: string[]
}

export type RealTable = {
  said: Said[]
  /** Terrain that came onto the table during the fight. */
  laid: Terrain[]
}
