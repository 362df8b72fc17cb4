// The enemies in their order of action with figures and effects, the card of the one that acts, and what else can be hit.
import type { FightView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Icon, ShipDrawing } from '../../../../ui/icon/Icon.tsx'
import { drawingOf } from '../../parts/drawing.ts'
import type { Talk } from '../talk.ts'
import { CommandLine } from './CommandLine.tsx'
import { Effects } from './Effects.tsx'
import styles from './Panels.module.css'
import { Track } from './Track.tsx'

export interface EnemiesProps {
  readonly view: FightView
  readonly talk: Talk
  /** The ship that the question is about. */
  readonly acting: string | undefined
  /** What the enemy that acts does in the line that is being shown. */
  readonly line: Note | undefined
  /** Missing once the fight is over. */
  readonly onHand: ((ship: string) => void) | undefined
}

export function Enemies({ view, talk, acting, line, onHand }: EnemiesProps) {
  const { combat } = useTexts()
  const { order, toAct, now, lines } = view.enemyPhase
  const place = ({ id }: ShipView) => (order.includes(id) ? order.indexOf(id) : order.length)
  const ships = view.ships.filter(({ kind }) => kind !== 'pilot').toSorted((a, b) => place(a) - place(b))
  const inPhase = view.phase === 'enemies'
  const still = toAct.length + (now === null ? 0 : 1)
  return (
    <section className={styles.list} aria-label={combat.enemies}>
      <h2 className={styles.title}>
        {combat.enemies} <small>{inPhase ? combat.stillToAct({ count: still }) : combat.inOrder}</small>
      </h2>
      {ships.map((ship) => {
        const isNow = now?.ship === ship.id
        const done = inPhase && ship.kind === 'enemy' && !isNow && !toAct.includes(ship.id)
        return (
          <article
            key={ship.id}
            className={styles.enemy}
            data-acting={isNow || ship.id === acting || undefined}
            data-done={done || undefined}
          >
            <span className={styles.order}>{ship.kind === 'enemy' ? place(ship) + 1 : ''}</span>
            <ShipDrawing name={drawingOf(ship)} side={ship.kind === 'enemy' ? 'enemy' : 'own'} size="small" />
            <div className={styles.names}>
              <h3>
                {talk.name(ship.id)} {done && <Icon name="check" label={combat.hasActed} />}
              </h3>
              <div className={styles.small}>
                <Track name="hull" now={ship.hull} most={ship.startHull} />
                {ship.startShield > 0 && <Track name="shield" now={ship.shield} most={ship.startShield} />}
                {ship.kind === 'enemy' && ship.rank === 'elite' && <span className={styles.mark}>{combat.elite}</span>}
                {ship.kind === 'enemy' && ship.attack > 0 && (
                  <span>
                    {combat.attack} +{ship.attack}
                  </span>
                )}
              </div>
              <Effects ship={ship} round={view.round} talk={talk} />
              {isNow && line !== undefined && <p className={styles.lit}>{talk.tell(line)}</p>}
            </div>
            {onHand !== undefined && (
              <IconButton
                icon="hand"
                size="small"
                label={combat.handOf({ name: talk.name(ship.id) })}
                onPress={() => onHand(ship.id)}
              />
            )}
            {isNow && ship.kind === 'enemy' && (
              <CommandLine line={lines[ship.type] ?? []} now={now.command} talk={talk} />
            )}
          </article>
        )
      })}
    </section>
  )
}
