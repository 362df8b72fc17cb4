// Reading a market's list out of the scenario book, once.
import { useTexts } from '../../../../i18n/texts.tsx'
import { Section } from '../../../../ui/section/Section.tsx'
import { MarketFields } from '../../parts/MarketFields.tsx'
import styles from '../Squad.module.css'
import type { Squad } from '../use-squad.ts'

export function TellMarket({ squad: { busy, act }, number }: { squad: Squad; number: number }) {
  const { squad: words } = useTexts()
  return (
    <Section title={words.tellTitle}>
      <div className={styles.part}>
        <p>{words.tellWhy}</p>
        <MarketFields busy={busy} onKeep={(list) => act({ type: 'tellMarket', number, ...list })} />
      </div>
    </Section>
  )
}
