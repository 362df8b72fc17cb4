// One seat: who holds it, which pilot and ship it has (with what the ship brings), its call sign and its
// deck.
import { deckLabels } from '../../shared/contract/choices.ts'
import type { Roster } from '../../shared/contract/calls/campaign.ts'
import { ShipPicture } from '../games/akarios/parts/ShipPicture.tsx'
import { formatList } from '../i18n/format.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { FieldGroup } from '../ui/field/Field.tsx'
import { RadioCards } from '../ui/radio-cards/RadioCards.tsx'
import { TextField } from '../ui/text-field/TextField.tsx'
import { places, takenBy, withDeck, withSeat, type DeckLabel, type SeatDraft } from './draft.ts'
import type { FormPart } from './form.ts'
import styles from './SeatFields.module.css'

export interface SeatFieldsProps extends FormPart {
  /** From 0. */
  place: number
  seat: SeatDraft
  roster: Roster
}

export function SeatFields({ place, seat, roster, draft, change, problem }: SeatFieldsProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { newCampaign, game } = texts
  const set = (part: Partial<SeatDraft>) => change((old) => withSeat(old, place, part))
  const taken = (kind: 'pilot' | 'ship', id: string) => {
    const other = takenBy(draft, kind, id, place)
    return other === undefined ? undefined : newCampaign.taken({ seat: other + 1 })
  }
  return (
    <div className={styles.seat}>
      <FieldGroup title={game.seat({ number: place + 1 })} columns={2}>
        <div className={styles.column}>
          {draft.people > 1 && (
            <RadioCards
              layout="segments"
              label={game.heldBy}
              value={String(seat.person)}
              options={places.slice(0, draft.people).map((person) => ({
                value: String(person),
                label: draft.names[person]?.trim() || newCampaign.personUnnamed({ number: person + 1 }),
              }))}
              onChange={(person) => set({ person: Number(person) })}
            />
          )}
          <RadioCards
            label={game.pilot}
            value={seat.pilot ?? null}
            error={problem(`seats.${place}.pilot`)}
            options={roster.pilots.map(({ id, name }) => ({ value: id, label: name, refusal: taken('pilot', id) }))}
            onChange={(pilot) => set({ pilot })}
          />
          <TextField
            label={game.callSign}
            hint={newCampaign.callSignHint}
            value={seat.callSign}
            error={problem(`seats.${place}.callSign`)}
            onChange={(callSign) => set({ callSign })}
          />
          <RadioCards
            layout="segments"
            label={game.deck}
            hint={newCampaign.deckHint}
            value={String(seat.deck)}
            error={problem(`seats.${place}.deck`)}
            options={deckLabels.map((label) => ({ value: String(label), label: String(label) }))}
            onChange={(label) => change((old) => withDeck(old, place, Number(label) as DeckLabel))}
          />
        </div>
        <RadioCards
          label={game.ship}
          value={seat.ship ?? null}
          error={problem(`seats.${place}.ship`)}
          options={roster.ships.map(({ id, name, brings }) => ({
            value: id,
            label: name,
            hint: newCampaign.brings({ cards: formatList(language, brings) }),
            picture: <ShipPicture ship={id} />,
            refusal: taken('ship', id),
          }))}
          onChange={(ship) => set({ ship })}
        />
      </FieldGroup>
    </div>
  )
}
