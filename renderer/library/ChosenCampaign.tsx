// The side sheet of the library: the chosen campaign's facts, its squad, and the way in, or the reason why there is none.
import type { LibraryEntry } from '../../shared/contract/calls/library.ts'
import { formatBytes, formatDate, formatRelative } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts, type Texts } from '../i18n/texts.tsx'
import { BackupOffer } from '../kernel/backups/BackupOffer.tsx'
import { Backups } from '../kernel/backups/Backups.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button } from '../ui/button/Button.tsx'
import { FactList, type Fact } from '../ui/fact-list/FactList.tsx'
import { LinkButton } from '../ui/link/Link.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './ChosenCampaign.module.css'
import { isShut, type ShutState } from './entry.ts'
import { FileActions } from './FileActions.tsx'
import { Seats } from './Seats.tsx'

/** Whether what was found in the file says more than the state alone. */
const toldByFile = (state: ShutState) => state === 'damaged' || state === 'unreadable'

/** The file itself is the trouble: a backup may take its place. */
const isBroken = (state: LibraryEntry['state']) => state === 'damaged'

/** What exactly is wrong with a damaged file. */
function damageText({ errors }: Texts, finding: LibraryEntry['finding']): string | undefined {
  const what = finding?.args?.['what']
  const isKnown = typeof what === 'string' && Object.hasOwn(errors.damage, what)
  return isKnown ? errors.damage[what as keyof typeof errors.damage] : undefined
}

export interface ChosenCampaignProps {
  entry: LibraryEntry
  /** Asks for the list again, to see whether what stood in the way is gone. */
  onLookAgain: () => void
  looking: boolean
}

export function ChosenCampaign({ entry, onLookAgain, looking }: ChosenCampaignProps) {
  const texts = useTexts()
  const { card, state, finding } = entry
  const damage = damageText(texts, finding)
  return (
    <div className={styles.sheet}>
      <SectionHeader title={card?.squad ?? texts.library.unnamed} />
      {isShut(state) && (
        <Banner tone="warning" icon={state === 'in-use' ? 'lock' : 'warn'}>
          <p className={styles.why}>{texts.library.shut[state].label}</p>
          <p>{toldByFile(state) && finding ? refusalText(texts, finding) : texts.library.shut[state].why}</p>
          {damage !== undefined && <p>{damage}</p>}
          <p>{texts.library.shut[state].next}</p>
        </Banner>
      )}
      {isBroken(state) && <BackupOffer campaign={entry.id} />}
      <FileActions entry={entry}>
        {isShut(state) ? (
          <Button icon="repeat" onPress={onLookAgain} busy={looking}>
            {texts.library.lookAgain}
          </Button>
        ) : (
          <LinkButton kind="act" keyHint="Enter" to={{ name: 'bridge', campaign: entry.id }}>
            {texts.library.open}
          </LinkButton>
        )}
        {state === 'in-use' && (
          <LinkButton icon="book" to={{ name: 'bridge', campaign: entry.id }}>
            {texts.library.lookOnly}
          </LinkButton>
        )}
      </FileActions>
      <Facts entry={entry} />
      {card !== undefined && <Seats seats={card.seats} />}
      <Backups
        key={entry.id}
        campaign={entry.id}
        entries={card?.entries}
        damaged={isBroken(state)}
        held={state === 'in-use'}
      />
    </div>
  )
}

function Facts({ entry: { id, size, card } }: { entry: LibraryEntry }) {
  const texts = useTexts()
  const language = useLanguage()
  const { facts } = texts.library
  const ofFile: readonly Fact[] = [
    { label: facts.size, value: formatBytes(language, size) },
    { label: facts.file, value: id },
  ]
  if (card === undefined) return <FactList facts={ofFile} />
  return (
    <FactList
      facts={[
        { label: facts.lastPlayed, value: formatRelative(language, card.lastPlayedAt) },
        { label: facts.founded, value: formatDate(language, card.createdAt) },
        { label: texts.game.difficulty, value: texts.game.difficulties[card.difficulty] },
        { label: texts.game.ironman, value: card.ironman ? texts.common.yes : texts.common.no },
        { label: facts.history, value: texts.common.entries({ count: card.entries }) },
        ...ofFile.slice(0, 1),
      ]}
    />
  )
}
