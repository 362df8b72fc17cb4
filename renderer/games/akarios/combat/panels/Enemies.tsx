// The enemies with their figures and effects, and everything else on the board that can be hit.
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { ShipDrawing } from '../../../../ui/icon/Icon.tsx'
import type { Talk } from '../talk.ts'
import { drawingOf } from '../../parts/drawing.ts'
import { Effects } from './Effects.tsx'
import styles from './Panels.module.css'
import { Track } from './Track.tsx'

export interface EnemiesProps {
  readonly ships: readonly ShipView[]
  readonly talk: Talk
  /** The ship that the question is about. */
  readonly acting: string | undefined
}

export function Enemies({ ships, talk, acting }: EnemiesProps) {
  const { combat } = useTexts()
  return (
    <section className={styles.list} aria-label={combat.enemies}>
      <h2 className={styles.title}>{combat.enemies}</h2>
      {ships.map((ship) => (
        <article key={ship.id} className={styles.enemy} data-acting={ship.id === acting || undefined}>
          <ShipDrawing name={drawingOf(ship)} side={ship.kind === 'enemy' ? 'enemy' : 'own'} size="small" />
          <div className={styles.names}>
            <h3>
              {talk.name(ship.id)}{' '}
              {ship.kind === 'enemy' && ship.rank === 'elite' && <span className={styles.mark}>{combat.elite}</span>}
            </h3>
            <div className={styles.small}>
              <Track name="hull" now={ship.hull} most={ship.startHull} />
              {ship.startShield > 0 && <Track name="shield" now={ship.shield} most={ship.startShield} />}
            </div>
            {ship.kind === 'enemy' && ship.attack > 0 && (
              <p>
                {combat.attack} +{ship.attack}
              </p>
            )}
            <Effects ship={ship} talk={talk} />
          </div>
        </article>
      ))}
    </section>
  )
}
