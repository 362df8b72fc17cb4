// The world cards as they lie on the table, with their points, the pilots on them, and the doors behind which nobody has looked.
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { OfferedPoint } from '../../../../shared/games/akarios/world/question.ts'
import type { WorldCardView, WorldView } from '../../../../shared/games/akarios/world/world-view.ts'
import type { People } from '../../../i18n/sentence.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ShipPicture } from '../parts/ShipPicture.tsx'
import { Icons } from './Icons.tsx'
import styles from './World.module.css'
import { pilotIn, pointIcon, pointName, shipOf } from './words.ts'

export interface PointAt {
  readonly card: number
  readonly point: number
}

interface CardGridProps {
  readonly view: WorldView
  readonly people: People
  readonly seats: CampaignView['seats']
  /** Points that may be used now. */
  readonly offered: readonly OfferedPoint[]
  readonly chosen: PointAt | undefined
  readonly onChoose: (point: PointAt) => void
}

export function CardGrid({ view, people, seats, offered, chosen, onChoose }: CardGridProps) {
  const { world } = useTexts()
  const { cards, beyond, pilots, attempt } = view
  const [left, top] = [
    Math.min(...[...cards, ...beyond].map(({ x }) => x)),
    Math.min(...[...cards, ...beyond].map(({ y }) => y)),
  ]
  const place = ({ x, y }: { x: number; y: number }) => ({ gridColumn: x - left + 1, gridRow: y - top + 1 })
  if (cards.length === 0) return null
  return (
    // It scrolls where it is narrow, so it can be reached by key.
    <ul className={styles.grid} aria-label={world.map} tabIndex={0}>
      {cards
        .toSorted((a, b) => a.y - b.y || a.x - b.x)
        .map((card) => (
          <li key={card.number} className={styles.card} style={place(card)}>
            <header>
              <h3>{world.cardOf({ card: card.number })}</h3>
              {card.start && <small>{world.start}</small>}
            </header>
            {card.stop !== null && (
              <p className={styles.stop}>
                <Icon name="poi-stop" /> {world.stopRead} ({card.stop})
              </p>
            )}
            <ul>
              {card.points.map((point, at) => (
                <li key={at}>
                  <Point
                    point={point}
                    open={offered.some((one) => one.card === card.number && one.point === at)}
                    tried={attempt?.card === card.number && attempt.point === at}
                    chosen={chosen?.card === card.number && chosen.point === at}
                    onChoose={() => onChoose({ card: card.number, point: at })}
                  />
                </li>
              ))}
            </ul>
            <ul className={styles.tokens}>
              {pilots
                .filter((pilot) => pilot.card === card.number)
                .map(({ seat, is }) => (
                  <li key={seat} data-state={is}>
                    <ShipPicture ship={shipOf(seats, seat)} size="small" /> {pilotIn(people, seat)}
                    {is === 'unconscious' && ` (${world.unconscious})`}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      {beyond.map((door) => (
        <li key={`beyond ${door.x} ${door.y}`} className={styles.hidden} style={place(door)}>
          <span>{door.number}</span>
          <small>{world.beyond}</small>
        </li>
      ))}
    </ul>
  )
}

interface PointProps {
  readonly point: WorldCardView['points'][number]
  readonly open: boolean
  /** Dice lie on it. */
  readonly tried: boolean
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** Text alone while it cannot be used: what is no button promises nothing. */
function Point({ point: { is, marked }, open, tried, chosen, onChoose }: PointProps) {
  const texts = useTexts()
  const { world } = texts
  const isCheck = is.type === 'skillCheck'
  const words = (
    <>
      <Icon name={pointIcon(is)} />
      <span>
        {pointName(texts, is)}
        {isCheck && is.perPilot === true && <small> {world.perPilot}</small>}
        {'repeat' in is && is.repeat === true && <small> {world.repeat}</small>}
        {marked && <small> {world.marked}</small>}
      </span>
      <Icons icons={is.icons} />
    </>
  )
  return open ? (
    <button type="button" className={styles.point} aria-pressed={chosen} onClick={onChoose}>
      {words}
    </button>
  ) : (
    <div className={styles.point} data-marked={marked || undefined} aria-current={tried || undefined}>
      {words}
    </div>
  )
}
