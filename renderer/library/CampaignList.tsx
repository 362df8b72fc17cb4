// The shelf: one row a campaign, with its ships, when it was last played, and what stands in the way of opening it.
import { useEffect, useRef } from 'react'
import type { LibraryEntry } from '../../shared/contract/calls/library.ts'
import { ShipPicture } from '../games/akarios/parts/ShipPicture.tsx'
import { formatRelative } from '../i18n/format.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import styles from './CampaignList.module.css'
import { isShut } from './entry.ts'

export interface CampaignListProps {
  entries: readonly LibraryEntry[]
  chosen: LibraryEntry
  onChoose: (entry: LibraryEntry) => void
  onOpen: (entry: LibraryEntry) => void
}

/** One stop in the tab order. A press chooses, Enter or a double press opens; the screen's arrow keys move the choice. */
export function CampaignList({ entries, chosen, onChoose, onOpen }: CampaignListProps) {
  const texts = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const chosenRow = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    chosenRow.current?.scrollIntoView({ block: 'nearest' })
    if (list.current?.contains(document.activeElement) === true) chosenRow.current?.focus()
  }, [chosen.id])
  return (
    <ul ref={list} className={styles.list} aria-label={texts.library.list}>
      {entries.map((entry) => {
        const isChosen = entry.id === chosen.id
        return (
          <li key={entry.id}>
            <button
              ref={isChosen ? chosenRow : undefined}
              type="button"
              className={styles.row}
              aria-pressed={isChosen}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChoose(entry)}
              onDoubleClick={() => onOpen(entry)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                onOpen(entry)
              }}
            >
              <Row entry={entry} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Row({ entry: { card, state, id } }: { entry: LibraryEntry }) {
  const texts = useTexts()
  const language = useLanguage()
  const shut = isShut(state) ? texts.library.shut[state].label : undefined
  return (
    <>
      <span className={styles.names}>
        <span className={styles.squad}>{card?.squad ?? texts.library.unnamed}</span>
        <span className={styles.second}>
          {card === undefined ? id : texts.library.lastPlayed({ when: formatRelative(language, card.lastPlayedAt) })}
        </span>
      </span>
      <span className={styles.ships}>
        {card?.seats.map((seat) => (
          <span key={seat.seat}>
            <ShipPicture ship={seat.ship} />
            <VisuallyHidden>{texts.game.pilotIn({ pilot: seat.pilotName, ship: seat.shipName })}. </VisuallyHidden>
          </span>
        ))}
      </span>
      {card !== undefined && (
        <span className={styles.far}>
          <span className={styles.second}>
            {texts.game.difficulties[card.difficulty]}
            {card.ironman && `, ${texts.game.ironman}`}
          </span>
          <span className={styles.second}>{texts.library.act({ act: card.act })}</span>
          {card.progress.known > 0 && <Progress {...card.progress} />}
        </span>
      )}
      {shut !== undefined && (
        <span className={styles.shut}>
          <Icon name={state === 'in-use' ? 'lock' : 'warn'} /> {shut}
        </span>
      )}
    </>
  )
}

/** A mark for each known scenario, filled where it is done, and the same in words. */
function Progress({ done, known }: NonNullable<LibraryEntry['card']>['progress']) {
  const { library } = useTexts()
  return (
    <>
      <span className={styles.marks} aria-hidden="true">
        {Array.from({ length: known }, (_, at) => (
          <span key={at} data-on={at < done || undefined} />
        ))}
      </span>
      <span className={styles.second}>{library.progress({ done, known })}</span>
    </>
  )
}
