// The squad's name, how many people sit at the table, how many pilots fly, and what the people are called.
import { mostSeats } from '../../shared/contract/choices.ts'
import { useTexts } from '../i18n/texts.tsx'
import { trainingPack } from '../library/begin-training.ts'
import { FieldGroup } from '../ui/field/Field.tsx'
import { RadioCards } from '../ui/radio-cards/RadioCards.tsx'
import { Section } from '../ui/section/Section.tsx'
import { TextField } from '../ui/text-field/TextField.tsx'
import { places, withName, withPack, withPeople, withPilots, type Draft } from './draft.ts'
import type { FormPart } from './form.ts'

/** What the choice of a pack is called while it is the box's own. */
const theBox = 'box'

const counts = Array.from({ length: mostSeats }, (_, place) => String(place + 1))
const countOptions = counts.map((count) => ({ value: count, label: count }))

export function TableFields({ draft, change, problem }: FormPart) {
  const { newCampaign } = useTexts()
  return (
    <Section title={newCampaign.squadTitle}>
      <TextField
        label={newCampaign.squad}
        hint={newCampaign.squadHint}
        value={draft.squad}
        error={problem('squad')}
        autoFocus
        onChange={(squad) => change((old) => ({ ...old, squad }))}
      />
      <RadioCards
        layout="segments"
        label={newCampaign.pack}
        hint={newCampaign.packHint}
        value={draft.pack ?? theBox}
        options={[
          { value: theBox, label: newCampaign.theBox },
          { value: trainingPack, label: newCampaign.training },
        ]}
        onChange={(pack) => change((old) => withPack(old, pack === theBox ? undefined : pack))}
      />
      <FieldGroup columns={2}>
        <RadioCards
          layout="segments"
          label={newCampaign.people}
          value={String(draft.people)}
          options={countOptions}
          onChange={(count) => change((old) => withPeople(old, Number(count)))}
        />
        <RadioCards
          layout="segments"
          label={newCampaign.pilots}
          hint={newCampaign.pilotsHint}
          value={String(draft.pilots)}
          options={countOptions}
          onChange={(count) => change((old) => withPilots(old, Number(count)))}
        />
        {places.slice(0, draft.people).map((person) => (
          <TextField
            key={person}
            label={nameLabel(newCampaign, draft, person)}
            value={draft.names[person] ?? ''}
            error={problem(`names.${person}`)}
            onChange={(name) => change((old) => withName(old, person, name))}
          />
        ))}
      </FieldGroup>
    </Section>
  )
}

const nameLabel = (texts: ReturnType<typeof useTexts>['newCampaign'], draft: Draft, person: number) =>
  draft.people === 1 ? texts.alone : texts.person({ number: person + 1 })
