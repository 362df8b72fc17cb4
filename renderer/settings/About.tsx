// What this program is: version, host, and the versions of what it is built on.
import { useCall } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { FactList } from '../ui/fact-list/FactList.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './About.module.css'

export function About() {
  const texts = useTexts()
  const info = useCall('app.info', {})
  const words = texts.settings
  return (
    <div className={styles.about}>
      <SectionHeader title={words.about} ruled />
      <p className={styles.text}>{words.aboutText}</p>
      {info.data ? (
        <FactList
          facts={[
            { label: words.version, value: info.data.version },
            { label: words.host, value: words.hosts[info.data.host] },
            { label: words.platform, value: info.data.platform },
            ...info.data.parts.map(({ name, version }) => ({ label: name, value: version })),
          ]}
        />
      ) : info.error ? (
        <p>{refusalText(texts, info.error.refusal)}</p>
      ) : (
        <Loading words={texts.common.loading} />
      )}
    </div>
  )
}
