// What a hex of a tree gives, in words and as a picture.
import type { HexView } from '../../../../shared/games/akarios/view/squad-view.ts'
import type { Texts } from '../../../i18n/texts.tsx'
import type { IconName } from '../../../ui/icons.tsx'

export function gainText(
  { squad: { gains, skillNames } }: Texts,
  { type, card, skill, amount }: HexView['gives'],
): string {
  switch (type) {
    case 'addCards':
      return gains.addCards({ card: card ?? '', count: amount ?? 0 })
    case 'removeCards':
      return gains.removeCards({ card: card ?? '', count: amount ?? 0 })
    case 'worldSkill':
      return gains.worldSkill({ skill: skill === null ? '' : skillNames[skill] })
    case 'hull':
    case 'shield':
      return gains[type]({ amount: amount ?? 0 })
    case 'shipAbility':
      return gains.shipAbility({ card: card ?? '' })
    default:
      return gains[type]
  }
}

const icons = {
  pilotAbility: 'pilot',
  addCards: 'card-plus',
  removeCards: 'card-minus',
  shipImprovement: 'sk-ship',
  hull: 'hull',
  shield: 'shield',
  shipAbility: 'shipability',
} as const

export const gainIcon = ({ type, skill }: HexView['gives']): IconName =>
  type === 'worldSkill' ? `sk-${skill ?? 'strength'}` : icons[type]
