// The settings of this machine. Every change is saved at once and counts in all open windows.
import { useCall } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { PageHeader } from '../ui/page-header/PageHeader.tsx'
import { Section } from '../ui/section/Section.tsx'
import { SideSheet } from '../ui/side-sheet/SideSheet.tsx'
import { SecondScreenSwitch } from '../second-screen/SecondScreenSwitch.tsx'
import { About } from './About.tsx'
import { DataFolder } from './DataFolder.tsx'
import { Look } from './Look.tsx'
import styles from './Settings.module.css'
import { Tips } from './Tips.tsx'

export function Settings() {
  const texts = useTexts()
  const stored = useCall('settings.get', {})
  const { data } = stored
  return (
    <>
      <PageHeader title={texts.settings.title} subtitle={texts.settings.intro} />
      {data ? (
        <SideSheet sheetLabel={texts.settings.about} sheet={<About />}>
          <div className={styles.work}>
            {data.fault !== undefined && <Banner tone="warning">{texts.settings.unreadable}</Banner>}
            <Look settings={data.settings} />
            <Tips settings={data.settings} />
            <Section title={texts.secondScreen.title}>
              <SecondScreenSwitch keyed />
            </Section>
            <DataFolder dataDir={data.dataDir} nextDataDir={data.nextDataDir} />
          </div>
        </SideSheet>
      ) : stored.error ? (
        <Failure
          title={texts.settings.failed}
          happened={refusalText(texts, stored.error.refusal)}
          kept={texts.settings.failedKept}
          onRetry={() => void stored.refetch()}
        />
      ) : (
        <Loading words={texts.settings.reading} lines={5} />
      )}
    </>
  )
}
