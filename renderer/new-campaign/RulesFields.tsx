// How hard it is: the level of difficulty with what it changes (rule DF-002), and Ironman with what it costs.
import { difficulties } from '../../shared/contract/choices.ts'
import { difficultyText } from '../games/akarios/parts/difficulty.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { Checkbox } from '../ui/checkbox/Checkbox.tsx'
import { RadioCards } from '../ui/radio-cards/RadioCards.tsx'
import { Section } from '../ui/section/Section.tsx'
import type { FormPart } from './form.ts'
import styles from './RulesFields.module.css'

export function RulesFields({ draft, change }: FormPart) {
  const texts = useTexts()
  const language = useLanguage()
  const { newCampaign, game } = texts
  return (
    <>
      <Section title={game.difficulty}>
        <RadioCards
          label={newCampaign.level}
          hint={newCampaign.difficultyHint}
          value={draft.difficulty}
          options={difficulties.map((level) => ({
            value: level,
            label: game.difficulties[level],
            hint: difficultyText(texts, language, level),
          }))}
          onChange={(difficulty) => change((old) => ({ ...old, difficulty }))}
        />
      </Section>
      <Section title={game.ironman}>
        <Checkbox
          label={newCampaign.ironman}
          hint={newCampaign.ironmanHint}
          checked={draft.ironman}
          onChange={(ironman) => change((old) => ({ ...old, ironman }))}
        />
        <ul className={styles.rules}>
          {Object.entries(game.ironmanRules).map(([name, rule]) => (
            <li key={name}>{rule}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
