// The second half of a ship improvement hex: the player picks one of the ships that may be flown (rule PG-015).
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import type { Squad } from './use-squad.ts'

export interface Improving {
  readonly pilot: string
  readonly tree: string
  readonly hex: string
}

export function ImproveDialog({
  squad: { view, act },
  mark,
  onClose,
}: {
  squad: Squad
  mark: Improving
  onClose: () => void
}) {
  const { squad: words, common, game } = useTexts()
  const own = view.seats.find(({ pilot }) => pilot === mark.pilot)?.ship
  const [ship, setShip] = useState(own ?? view.seats[0]?.ship ?? '')
  const improve = () => act({ type: 'markSkill', ...mark, ship }, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={improve}
      title={words.whichShip}
      actions={
        <>
          <Button submit>{words.improve}</Button>
          <Button kind="quiet" onPress={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <Select
        label={game.ship}
        value={ship}
        options={view.ships.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setShip}
      />
    </Dialog>
  )
}
