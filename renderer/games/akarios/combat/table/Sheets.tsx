// The pilots in one row below the question while the enemies act: hull, shield, stress and effects, no more.
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { ShipPicture } from '../../parts/ShipPicture.tsx'
import { Effects } from '../panels/Effects.tsx'
import { mostStress, Track } from '../panels/Track.tsx'
import { pilotsOf } from '../pilots.ts'
import type { Talk } from '../talk.ts'
import styles from './Table.module.css'

export function Sheets({ view, talk }: { readonly view: FightView; readonly talk: Talk }) {
  const { combat } = useTexts()
  return (
    <section className={styles.sheets} aria-label={combat.pilots}>
      {pilotsOf(view).map((pilot) => (
        <article key={pilot.id} data-out={pilot.out || undefined}>
          <ShipPicture ship={pilot.ship} size="small" side={pilot.out ? 'out' : 'own'} />
          <div>
            <h3>{talk.name(pilot.id)}</h3>
            <p>{talk.person(pilot.id)}</p>
          </div>
          {pilot.out ? (
            <p className={styles.out}>
              <Icon name="warn" /> {combat.out}
            </p>
          ) : (
            <div className={styles.figures}>
              <Track name="hull" now={pilot.hull} most={pilot.startHull} short />
              <Track name="shield" now={pilot.shield} most={pilot.startShield} short />
              <Track name="stress" now={pilot.stress} most={mostStress} short />
            </div>
          )}
          <Effects ship={pilot} round={view.round} talk={talk} />
        </article>
      ))}
    </section>
  )
}
