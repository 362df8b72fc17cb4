// Readings of unclear rules that this table wants otherwise (open questions 29, 32 and 74).
import { useTexts } from '../../../i18n/texts.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import styles from './Squad.module.css'
import type { Squad } from './use-squad.ts'

export function HouseRules({ squad: { view, act } }: { squad: Squad }) {
  const { squad: words } = useTexts()
  const valueOf = (name: string) => view.rulings.find(({ key }) => key === name)?.value ?? 0
  return (
    <Section title={words.houseRules}>
      <div className={styles.part}>
        {(['marketOwned', 'resaleAtPaid'] as const).map((key) => (
          <Checkbox
            key={key}
            label={words.rulings[key]}
            checked={valueOf(key) === 1}
            onChange={(checked) => act({ type: 'setRuling', key, value: checked ? 1 : 0 })}
          />
        ))}
        <NumberField
          label={words.rulings.traumaTrack}
          value={valueOf('traumaTrack')}
          onChange={(value) => value !== null && act({ type: 'setRuling', key: 'traumaTrack', value })}
          min={1}
          max={20}
        />
      </div>
    </Section>
  )
}
