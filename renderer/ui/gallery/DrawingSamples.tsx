// Colour, type, icons and ships.
import type { CSSProperties } from 'react'
import { Icon, ShipDrawing } from '../icon/Icon.tsx'
import { iconNames, shipNames } from '../icons.tsx'
import { Sample, SampleRow } from './Sample.tsx'
import styles from './Sample.module.css'

const colours = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'ink',
  'ink-2',
  'ink-3',
  'act',
  'threat',
  'good',
  'hull',
  'shield',
  'stress',
  'supply',
  'round',
  'effects',
] as const
const enemies: readonly string[] = ['scout', 'frigate', 'lancer', 'tender', 'breaker', 'warden']

export function DrawingSamples() {
  return (
    <>
      <Sample
        title="Colour"
        words="Two inks on a sheet. Colours with one meaning each, the cubes of the box among them, and always a shape beside them."
      >
        <SampleRow>
          {colours.map((name) => (
            <span key={name} className={styles.swatch} style={{ '--swatch': `var(--${name})` } as CSSProperties}>
              {name}
            </span>
          ))}
        </SampleRow>
      </Sample>
      <Sample title="Icons" words="24 grid, 1.6 line, mitred like a cut, with a solid accent. Told apart by outline.">
        <SampleRow>
          {iconNames.map((name) => (
            <span key={name} className={styles.drawing}>
              <Icon name={name} /> {name}
            </span>
          ))}
        </SampleRow>
      </Sample>
      <Sample title="Ships" words="Own ships are solid ink, enemies open outlines, unconscious ones dashed.">
        <SampleRow>
          {shipNames.map((name) => (
            <span key={name} className={styles.drawing}>
              <ShipDrawing name={name} side={enemies.includes(name) ? 'enemy' : 'own'} /> {name}
            </span>
          ))}
          <span className={styles.drawing}>
            <ShipDrawing name="argonaut" side="out" /> unconscious
          </span>
          <span className={styles.drawing}>
            <ShipDrawing name="lancer" side="enemy" facing={1} /> facing 1
          </span>
        </SampleRow>
      </Sample>
    </>
  )
}
