// Trees of pilots and ships as screens draw them: every hex with what it gives and whether it may be marked next.
import type { HexView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import type { SkillGain } from '../../../../../shared/games/akarios/content/pilot.ts'
import type { ShipGain } from '../../../../../shared/games/akarios/content/ship.ts'
import { hexStanding, type Halves, type TreeHex } from '../tree.ts'
import type { CampaignContent } from '../work.ts'

type GivingHex = TreeHex & { readonly gives: SkillGain | ShipGain }

export const treeView = (hexes: readonly GivingHex[], halves: Halves, content: CampaignContent): HexView[] =>
  hexes.map((hex) => ({
    id: hex.id,
    row: hex.row,
    after: [...hex.after],
    side: hex.side ?? null,
    gives: gainView(hex.gives, content),
    halves: halves(hex.id),
    standing: hexStanding(hexes, halves, hex).is,
  }))

function gainView(gain: SkillGain | ShipGain, { all }: CampaignContent): HexView['gives'] {
  const plain = { type: gain.type, card: null, skill: null, amount: null }
  switch (gain.type) {
    case 'addCards':
    case 'removeCards':
      return { ...plain, card: all.modifierCards[gain.card]?.name ?? gain.card, amount: gain.count }
    case 'worldSkill':
      return { ...plain, skill: gain.skill, amount: 1 }
    case 'hull':
    case 'shield':
      return { ...plain, amount: gain.amount }
    case 'shipAbility':
      return { ...plain, card: gain.ability === undefined ? null : (all.abilities[gain.ability]?.name ?? gain.ability) }
    default:
      return plain
  }
}
