// The sign of each command of an enemy's line.
import type { Command } from '../../../../shared/games/akarios/content/combat-card.ts'
import type { IconName } from '../../../ui/icons.tsx'

export const commandIcons = {
  rotate: 'rotate',
  move: 'd-move',
  attack: 'd-attack',
  apply: 'effects',
  byHand: 'hand',
} as const satisfies Record<Command['do'], IconName>
