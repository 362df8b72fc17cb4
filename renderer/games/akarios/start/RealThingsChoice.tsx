// Before a fight: which dice and decks lie on the real table. Each by itself, so that a table may mix them as it likes.
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { RealThings } from '../../../../shared/contract/calls/fight.ts'
import { sharedDecks } from '../../../../shared/contract/choices.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
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
    <fieldset className={styles.real}>
      <legend>{words.title}</legend>
      <p>{words.says}</p>
      <div className={styles.things}>
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
        <div className={styles.pair}>
          {sharedDecks.map((deck) => (
            <Checkbox
              key={deck}
              label={words.shared[deck]}
              checked={real.shared.includes(deck)}
              onChange={(checked) => onChange({ ...real, shared: withOne(real.shared, deck, checked) })}
            />
          ))}
        </div>
      </div>
    </fieldset>
  )
}

const withOne = <T,>(list: readonly T[], one: T, has: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(has ? [one] : []),
]
