// The sign of an effect that a card gives; the few without one go by their word alone.
import type { EffectId } from '../../../../shared/games/akarios/content/effect.ts'
import type { IconName } from '../../../ui/icons.tsx'
import { effectIcons } from './effect-icons.ts'

const icons: Readonly<Partial<Record<EffectId, IconName>>> = {
  ...effectIcons,
  bolster: 'fx-bolster',
  hack: 'fx-hack',
  pierce: 'fx-pierce',
  pull: 'fx-pull',
  push: 'fx-push',
  repair: 'fx-repair',
  resupply: 'fx-resupply',
  shieldCharge: 'fx-charge',
}

export const grantIcon = (effect: EffectId): IconName | undefined => icons[effect]
