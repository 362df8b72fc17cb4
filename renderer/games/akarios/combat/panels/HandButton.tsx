// Opens the changes by hand for a ship, where it stands. Drawn again only for another name: there is one for each ship.
import { memo } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'

interface HandButtonProps {
  readonly ship: string
  readonly name: string
  readonly onHand: (ship: string) => void
}

export const HandButton = memo(function HandButton({ ship, name, onHand }: HandButtonProps) {
  const { combat } = useTexts()
  return <IconButton icon="hand" size="small" label={combat.handOf({ name })} onPress={() => onHand(ship)} />
})
