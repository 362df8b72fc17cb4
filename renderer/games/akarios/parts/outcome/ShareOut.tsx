// Who gets the copies of a card when there are fewer than pilots (rule ES-020): one box for each pilot, as many ticked as there are copies.
import type { OutcomeCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import { useCall } from '../../../../api/client.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx'
import { FieldGroup } from '../../../../ui/field/Field.tsx'
import type { ScarceCard, Shares } from './use-shares.ts'
import { pilotOf } from '../squad-names.ts'

export function ShareOut({ campaign, shares }: { campaign: string; shares: Shares<OutcomeCommand> }) {
  return shares.cards.map((card) => <CardShare key={card.upgrade} campaign={campaign} card={card} shares={shares} />)
}

interface CardShareProps {
  readonly campaign: string
  readonly card: ScarceCard
  readonly shares: Shares<OutcomeCommand>
}

function CardShare({ campaign, card: { upgrade, name, left }, shares: { seats, ownersOf, give } }: CardShareProps) {
  const { squad: words } = useTexts()
  const view = useCall('squad.view', { campaign }).data
  const owners = ownersOf(upgrade)
  return (
    <FieldGroup title={words.whoGets({ card: name, left, pilots: seats.length })} columns={2}>
      {view?.seats
        .filter(({ seat }) => seats.includes(seat))
        .map((seat) => (
          <Checkbox
            key={seat.seat}
            label={pilotOf(view, seat)}
            checked={owners.includes(seat.seat)}
            // One tick more than there are copies takes the first one away.
            onChange={(checked) =>
              give(upgrade, checked ? [...owners, seat.seat].slice(-left) : owners.filter((one) => one !== seat.seat))
            }
          />
        ))}
    </FieldGroup>
  )
}
