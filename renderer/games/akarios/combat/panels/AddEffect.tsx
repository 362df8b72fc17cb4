// Gives a ship an effect by hand where it stands: those that it does not bear yet.
import { memo } from 'react'
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import { trackedEffects } from '../../../../../shared/games/akarios/content/tracked-effects.ts'
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Menu } from '../../../../ui/menu/Menu.tsx'
import { effectIcons } from '../../parts/effect-icons.ts'
import type { Talk } from '../talk.ts'

interface AddEffectProps {
  readonly ship: ShipView
  readonly talk: Talk
  readonly onChange: (change: HandChange) => void
}

function AddEffectMenu({ ship: { id, effects }, talk, onChange }: AddEffectProps) {
  const { combat } = useTexts()
  const free = trackedEffects.filter((effect) => effects.every((borne) => borne.effect !== effect))
  if (free.length === 0) return null
  return (
    <Menu
      label={combat.addEffect({ name: talk.name(id) })}
      icon="effects"
      onlyIcon
      kind="quiet"
      size="small"
      align="end"
      items={free.map((effect) => ({
        type: 'action',
        label: talk.name(effect),
        icon: effectIcons[effect],
        onChoose: () => onChange({ type: 'addEffect', ship: id, effect }),
      }))}
    />
  )
}

/** There is one for each ship: it is drawn again only for other effects or other words. */
export const AddEffect = memo(
  AddEffectMenu,
  (before, now) =>
    before.onChange === now.onChange &&
    before.ship.id === now.ship.id &&
    before.ship.effects === now.ship.effects &&
    [now.ship.id, ...trackedEffects].every((word) => before.talk.name(word) === now.talk.name(word)),
)
