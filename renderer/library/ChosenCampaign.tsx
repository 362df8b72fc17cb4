// The side sheet of the library: the chosen campaign's facts, its squad, and the way in, or the reason why there is none.
import type { LibraryEntry } from '../../shared/contract/calls/library.ts'
import { ShipPicture } from '../games/akarios/parts/ShipPicture.tsx'
import { formatBytes, formatDate, formatRelative } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button } from '../ui/button/Button.tsx'
import { FactList, type Fact } from '../ui/fact-list/FactList.tsx'
import { LinkButton } from '../ui/link/Link.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './ChosenCampaign.module.css'
import { isShut, type ShutState } from './entry.ts'

/** Whether what was found in the file says more than the state alone. */
const toldByFile = (state: ShutState) => state === 'damaged' || state === 'unreadable'

export interface ChosenCampaignProps {
  entry: LibraryEntry
  /** Asks for the list again, to see whether what stood in the way is gone. */
  onLookAgain: () => void
  looking: boolean
}

export function ChosenCampaign({ entry, onLookAgain, looking }: ChosenCampaignProps) {
  const texts = useTexts()
  const { card, state, finding } = entry
  return (
    <div className={styles.sheet}>
      <SectionHeader title={card?.squad ?? texts.library.unnamed} />
      {isShut(state) && (
        <Banner tone="warning" icon={state === 'in-use' ? 'lock' : 'warn'}>
          <p className={styles.why}>{texts.library.shut[state].label}</p>
          <p>{toldByFile(state) && finding ? refusalText(texts, finding) : texts.library.shut[state].why}</p>
          <p>{texts.library.shut[state].next}</p>
        </Banner>
      )}
      {isShut(state) ? (
        <Button icon="repeat" onPress={onLookAgain} busy={looking}>
          {texts.library.lookAgain}
        </Button>
      ) : (
        <LinkButton kind="act" keyHint="Enter" to={{ name: 'bridge', campaign: entry.id }}>
          {texts.library.open}
        </LinkButton>
      )}
      <Facts entry={entry} />
      {card !== undefined && (
        <ul className={styles.seats} aria-label={texts.game.squad}>
          {card.seats.map((seat) => (
            <li key={seat.seat} className={styles.seat}>
              <ShipPicture ship={seat.ship} />
              <span className={styles.names}>
                <span className={styles.pilot}>{seat.pilotName}</span>
                <span className={styles.second}>
                  {seat.shipName}, {seat.callSign}
                </span>
              </span>
              <span className={styles.second}>{seat.player}</span>
            </li>
          ))}
        </ul>
      )}
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
