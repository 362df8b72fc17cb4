// The frozen content that one fight needs; nothing from outside reaches a running fight.
import type { z } from 'zod'
import type { Board } from '../../../../../shared/games/akarios/content/board.ts'
import type { cardFields } from '../../../../../shared/games/akarios/content/card.ts'
import type { Enemy } from '../../../../../shared/games/akarios/content/enemy.ts'
import type { Mission } from '../../../../../shared/games/akarios/content/mission.ts'
import type { ModifierCard } from '../../../../../shared/games/akarios/content/modifier.ts'
import type { TraumaCard } from '../../../../../shared/games/akarios/content/trauma.ts'

/** What weapons, abilities, co-pilots and Sparrow upgrades have in common. */
export type ActionCard = z.infer<z.ZodObject<typeof cardFields>>

export type FightContent = {
  board: Board
  /** Fitted cards by id. */
  cards: Record<string, ActionCard>
  enemies: Record<string, Enemy>
  modifiers: Record<string, Extract<ModifierCard, { form: 'card' }>>
  trauma: Record<string, TraumaCard>
  mission: Pick<Mission, 'id' | 'markers' | 'waves' | 'rules' | 'win' | 'lose'>
}
