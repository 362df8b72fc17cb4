// What stands in a campaign file that might be taken in, and which campaigns of the shelf it is akin to.
import type { ImportPreview } from '../../../shared/contract/calls/transfer.ts'
import { formatDate, formatList, formatRelative } from '../../i18n/format.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { Banner } from '../../ui/banner/Banner.tsx'
import { FactList } from '../../ui/fact-list/FactList.tsx'
import { SectionHeader } from '../../ui/page-header/PageHeader.tsx'
import { Seats } from '../Seats.tsx'

export function Preview({ preview }: { preview: ImportPreview }) {
  const texts = useTexts()
  const language = useLanguage()
  const { importing, facts } = texts.library
  const { squad, difficulty, ironman, createdAt, lastPlayedAt, entries, seats, appVersion, older, sameOrigin } = preview
  return (
    <>
      {sameOrigin.length > 0 && (
        <Banner tone="warning" icon="copy">
          {importing.sameOrigin({
            squads: formatList(
              language,
              sameOrigin.map((campaign) => campaign.squad),
            ),
          })}
        </Banner>
      )}
      <SectionHeader title={squad} />
      <FactList
        facts={[
          { label: facts.lastPlayed, value: formatRelative(language, lastPlayedAt) },
          { label: facts.founded, value: formatDate(language, createdAt) },
          { label: texts.game.difficulty, value: texts.game.difficulties[difficulty] },
          { label: texts.game.ironman, value: ironman ? texts.common.yes : texts.common.no },
          { label: facts.history, value: texts.common.entries({ count: entries }) },
          { label: importing.version, value: older ? importing.older({ version: appVersion }) : appVersion },
        ]}
      />
      <Seats seats={seats} />
      <p>{importing.untouched}</p>
    </>
  )
}
