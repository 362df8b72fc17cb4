// One icon or ship drawing, by name. An icon never stands alone for a fact: words are beside it or in the control's name.
import type { IconName, ShipName } from '../icons.tsx'
import { classes } from '../classes.ts'
import styles from './Icon.module.css'

/** `label` only where the icon is the one place of a fact; otherwise it is hidden from screen readers. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.icon, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`#${name}`} />
    </svg>
  )
}

export const shipSides = ['own', 'enemy', 'out'] as const

export interface ShipDrawingProps {
  name: ShipName
  /** Own ships are solid, enemies open outlines, ships out of the fight dashed. */
  side?: (typeof shipSides)[number]
  /** 0 to 5 clockwise, 0 is north. */
  facing?: number
  size?: 'normal' | 'small' | 'large'
  label?: string
}

export function ShipDrawing({ name, side = 'own', facing = 0, size = 'normal', label }: ShipDrawingProps) {
  const told = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={styles.ship} viewBox="-21 -21 42 42" data-side={side} data-size={size} {...told}>
      <use href={`#s-${name}`} transform={`rotate(${facing * 60})`} x="-21" y="-21" width="42" height="42" />
    </svg>
  )
}
