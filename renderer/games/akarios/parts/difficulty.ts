// What a level of difficulty changes, in words (rule DF-002).
import { difficultyShifts } from '../../../../shared/games/akarios/difficulty.ts'
import type { Difficulty } from '../../../../shared/contract/calls/campaign.ts'
import type { Language } from '../../../i18n/language.ts'
import { formatList } from '../../../i18n/format.ts'
import type { Texts } from '../../../i18n/texts.tsx'

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`)

/** "Enemies: hull +1, shield +1 and damage +1; success pays 2 credits a pilot". */
export function difficultyText({ game }: Texts, language: Language, level: Difficulty): string {
  const { hull, shield, damage, bonus } = difficultyShifts[level]
  const changes = [
    hull !== 0 && game.hullShift({ by: signed(hull) }),
    shield !== 0 && game.shieldShift({ by: signed(shield) }),
    damage !== 0 && game.damageShift({ by: signed(damage) }),
  ].filter((change) => change !== false)
  const enemies = changes.length === 0 ? game.asPrinted : game.enemies({ changes: formatList(language, changes) })
  return bonus === 0 ? enemies : `${enemies}; ${game.bonus({ count: bonus })}`
}
