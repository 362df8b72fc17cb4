// The packs in use: what each is, where it comes from, and how much it tells.
import type { ListedPack } from '../../shared/contract/calls/packs.ts'
import { formatNumber } from '../i18n/format.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { FactList } from '../ui/fact-list/FactList.tsx'
import { Section } from '../ui/section/Section.tsx'
import styles from './PackList.module.css'

export function PackList({ packs }: { packs: readonly ListedPack[] }) {
  const words = useTexts().packs
  const language = useLanguage()
  return (
    <div className={styles.packs}>
      {packs.map(({ id, title, about, version, origin, entries, values, licence }) => (
        <Section key={id} title={title}>
          <p className={styles.about}>{about}</p>
          <FactList
            facts={[
              { label: words.packOf.origin, value: words.origins[origin] },
              { label: words.packOf.version, value: version },
              { label: words.packOf.entries, value: formatNumber(language, entries) },
              { label: words.packOf.values, value: formatNumber(language, values) },
              { label: words.packOf.licence, value: licence },
            ]}
          />
        </Section>
      ))}
    </div>
  )
}
