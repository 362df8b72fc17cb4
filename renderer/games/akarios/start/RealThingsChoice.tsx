// Before a fight: which dice and decks lie on the real table. Each by itself, so that a table may mix them as it likes.
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { RealThings } from '../../../../shared/contract/calls/fight.ts'
import { sharedDecks } from '../../../../shared/contract/choices.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { RealBoxes, RealFieldset } from '../parts/real/RealFieldset.tsx'
import styles from './Fights.module.css'

interface RealThingsChoiceProps {
  /** Those that fly. */
  readonly seats: CampaignView['seats']
  readonly real: RealThings
  readonly onChange: (real: RealThings) => void
}

export function RealThingsChoice({ seats, real, onChange }: RealThingsChoiceProps) {
  const { real: words } = useTexts().combat
  return (
    <RealFieldset>
      {seats.map(({ seat, pilotName: name }) => (
        <div key={seat} className={styles.pair}>
          <Checkbox
            label={words.dice({ name })}
            checked={real.dice.includes(seat)}
            onChange={(checked) => onChange({ ...real, dice: withOne(real.dice, seat, checked) })}
          />
          <Checkbox
            label={words.deck({ name })}
            checked={real.decks.includes(seat)}
            onChange={(checked) => onChange({ ...real, decks: withOne(real.decks, seat, checked) })}
          />
        </div>
      ))}
      <RealBoxes
        things={sharedDecks.map((thing) => ({ thing, label: words.shared[thing] }))}
        real={real.shared}
        onChange={(shared) => onChange({ ...real, shared })}
      />
    </RealFieldset>
  )
}

const withOne = <T,>(list: readonly T[], one: T, has: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(has ? [one] : []),
]
