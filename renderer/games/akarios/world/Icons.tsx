// What a point asks for, as printed: one small frame for each icon.
import type { PointOfInterest } from '../../../../shared/games/akarios/content/world.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './World.module.css'

const drawn = {
  attack: ['d-attack'],
  move: ['d-move'],
  attackOrMove: ['d-attack', 'd-move'],
  stress: ['d-stress'],
} as const

export function Icons({ icons }: { icons: PointOfInterest['icons'] }) {
  const { world } = useTexts()
  const language = useLanguage()
  if (icons.length === 0) return <small className={styles.faint}>{world.free}</small>
  return (
    <span className={styles.icons}>
      <VisuallyHidden>
        {formatList(
          language,
          icons.map((icon) => world.icons[icon]),
        )}
      </VisuallyHidden>
      {icons.map((icon, at) => (
        <span key={at} className={styles.icon} aria-hidden="true">
          {drawn[icon].map((name, part) => (
            <span key={name}>
              {part > 0 && '/'}
              <Icon name={name} />
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
