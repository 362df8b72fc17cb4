// What nobody has told yet and a mission cannot be played without, since nobody is there to be asked.
import type { Lack } from '../../../../../shared/contract/calls/fight.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { LackLine } from '../../parts/LackLine.tsx'
import styles from './Simulator.module.css'

export function Lacking({ lacks }: { lacks: readonly Lack[] }) {
  const { simulation: words } = useTexts().editors
  if (lacks.length === 0) return null
  // The map is right above: it is painted, not told.
  const told = lacks.filter(({ thing }) => thing !== 'map')
  return (
    <div className={styles.lacking}>
      <p>{words.toTell}</p>
      <ul className={styles.lacks}>
        {told.length < lacks.length && <li>{words.noPlaces}</li>}
        {told.map((lack) => (
          <LackLine key={`${lack.thing} ${lack.id} ${lack.fields.join()}`} lack={lack} />
        ))}
      </ul>
    </div>
  )
}
