// The sign of each face of an action die.
import type { DieFace } from '../../../../shared/games/akarios/content/slots.ts'
import type { IconName } from '../../../ui/icons.tsx'

export const faceIcons = {
  move: 'd-move',
  attack: 'd-attack',
  wild: 'd-wild',
  stress: 'd-stress',
} as const satisfies Record<DieFace, IconName>
