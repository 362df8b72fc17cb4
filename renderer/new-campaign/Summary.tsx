// The side sheet of a new campaign: the squad as it stands, and the one button that makes it.
import type { Roster } from '../../shared/contract/calls/campaign.ts'
import type { Refusal } from '../../shared/contract/envelope.ts'
import { ShipPicture } from '../games/akarios/parts/ShipPicture.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button } from '../ui/button/Button.tsx'
import { FactList } from '../ui/fact-list/FactList.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import { seatsInPlay, type Draft } from './draft.ts'
import styles from './Summary.module.css'

export interface SummaryProps {
  draft: Draft
  roster: Roster | undefined
  /** Fields that are still missing or wrong, once someone has tried to go on; 0 before. */
  open: number
  refused: Refusal | undefined
  busy: boolean
  /** Makes the campaign and goes on to the form for one that is under way already. */
  onCatchUp: () => void
}

export function Summary({ draft, roster, open, refused, busy, onCatchUp }: SummaryProps) {
  const texts = useTexts()
  const { newCampaign, catchUp, game } = texts
  return (
    <div className={styles.sheet}>
      <SectionHeader title={draft.squad.trim() || newCampaign.squadMissing} />
      <ul className={styles.seats} aria-label={newCampaign.summary}>
        {seatsInPlay(draft).map((seat, place) => (
          <li key={place} className={styles.seat}>
            {seat.ship === undefined ? <span className={styles.gap} /> : <ShipPicture ship={seat.ship} />}
            <span className={styles.names}>
              <span className={styles.pilot}>
                {roster?.pilots.find(({ id }) => id === seat.pilot)?.name ?? newCampaign.pilotMissing}
              </span>
              <span className={styles.second}>
                {[
                  roster?.ships.find(({ id }) => id === seat.ship)?.name ?? newCampaign.shipMissing,
                  seat.callSign.trim(),
                  game.deckNamed({ label: seat.deck }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className={styles.second}>
              {draft.names[seat.person]?.trim() || newCampaign.personUnnamed({ number: seat.person + 1 })}
            </span>
          </li>
        ))}
      </ul>
      <FactList
        facts={[
          { label: game.difficulty, value: game.difficulties[draft.difficulty] },
          { label: game.ironman, value: draft.ironman ? texts.common.yes : texts.common.no },
        ]}
      />
      {refused !== undefined && (
        <Banner tone="danger">
          <p>{newCampaign.refusedTitle}</p>
          <p>{refusalText(texts, refused)}</p>
          <p>{newCampaign.refusedKept}</p>
        </Banner>
      )}
      <Button kind="act" keyHint="Enter" submit busy={busy}>
        {newCampaign.create}
      </Button>
      <Button busy={busy} onPress={onCatchUp}>
        {catchUp.createAndTell}
      </Button>
      <p className={styles.second}>{catchUp.underWayWhy}</p>
      <p className={styles.open} role="status">
        {open > 0 && (
          <>
            <Icon name="warn" /> {newCampaign.stillOpen({ count: open })}
          </>
        )}
      </p>
    </div>
  )
}
