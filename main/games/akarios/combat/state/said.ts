// What a fight on the real table has in place of hexes.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Asked } from '../../../../../shared/games/akarios/question/question.ts'
import type { Terrain } from '../../../../../shared/games/akarios/content/geometry.ts'

/** `places`: ships whose hex it hangs on; `facings`: ships whose facing it hangs on as well; `asks`: the question it answers. */
export type Said = { key: string; places: string[]; facings: string[]; asks: Asked; value: Json }

export type RealTable = {
  said: Said[]
  /** Terrain that came onto the table during the fight. */
  laid: Terrain[]
}
