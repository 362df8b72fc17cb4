// Which upgrades are fitted on the Sparrow: the rules say no to a third one and to two that exclude each other.
import { useTexts } from '../../../i18n/texts.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import styles from './Squad.module.css'
import type { Squad } from './use-squad.ts'

export function SparrowFit({ squad: { view, locked, act } }: { squad: Squad }) {
  const { squad: words } = useTexts()
  const fitted = view.sparrow.filter(({ place }) => place !== null).map(({ card }) => card)
  return (
    <Section title={words.onSparrow}>
      <div className={styles.part}>
        {view.sparrow.length === 0 && <p>{words.noSparrow}</p>}
        {view.sparrow.map(({ card, name, wording, place }) => (
          <Checkbox
            key={card}
            label={name}
            hint={wording}
            checked={place !== null}
            onChange={(checked) =>
              !locked &&
              act({
                type: 'equipSparrow',
                cards: checked ? [...fitted, card] : fitted.filter((one) => one !== card),
              })
            }
          />
        ))}
      </div>
    </Section>
  )
}
