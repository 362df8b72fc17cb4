// A button that opens a list of actions or places. What may not be chosen stays in the list and says why.
import { Menu as Base } from '@base-ui/react/menu'
import type { IconName } from '../icons.tsx'
import { print, type Screen } from '../../screens.ts'
import { ButtonFace, buttonClass, type ButtonKind } from '../button/Button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { Kbd } from '../kbd/Kbd.tsx'
import listStyles from '../select/List.module.css'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import styles from './Menu.module.css'

interface MenuWords {
  label: string
  icon?: IconName
  keyHint?: string
}

export type MenuItem =
  | (MenuWords & { type: 'action'; onChoose: () => void; danger?: boolean; refusal?: string | undefined })
  | (MenuWords & { type: 'place'; to: Screen; current?: boolean })
  | { type: 'line'; id: string }

export interface MenuProps {
  label: string
  items: readonly MenuItem[]
  /** A fuller name for screen readers; it must contain `label`. */
  longLabel?: string
  icon?: IconName
  /** Only the icon shows; the label is its name and its tip. */
  onlyIcon?: boolean
  kind?: ButtonKind
  size?: 'normal' | 'small'
  align?: 'start' | 'end'
}

export function Menu({ items, align = 'start', ...face }: MenuProps) {
  return (
    <Base.Root>
      <Trigger {...face} />
      <Base.Portal>
        <Base.Backdrop className={listStyles.backdrop} />
        <Base.Positioner className={listStyles.positioner} sideOffset={4} align={align}>
          <Base.Popup className={listStyles.popup}>
            {items.map((item) => (
              <MenuRow key={item.type === 'line' ? item.id : item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Trigger({
  label,
  longLabel,
  icon,
  onlyIcon = false,
  kind = 'ink',
  size = 'normal',
}: Omit<MenuProps, 'items' | 'align'>) {
  const button = classes(buttonClass(kind, size), styles.trigger)
  if (onlyIcon && icon !== undefined)
    return (
      <Tooltip words={label}>
        <Base.Trigger className={classes(button, styles.only)} aria-label={longLabel ?? label}>
          <Icon name={icon} />
        </Base.Trigger>
      </Tooltip>
    )
  return (
    <Base.Trigger className={button} aria-label={longLabel}>
      <ButtonFace icon={icon}>{label}</ButtonFace>
      <Icon name="down" className={styles.arrow} />
    </Base.Trigger>
  )
}

function MenuRow({ item }: { item: MenuItem }) {
  if (item.type === 'line') return <Base.Separator className={styles.line} />
  const icon = item.type === 'place' && item.current === true ? 'check' : item.icon
  const face = (
    <>
      <span className={listStyles.mark}>{icon !== undefined && <Icon name={icon} />}</span>
      <span>
        {item.label}
        {item.type === 'action' && item.refusal !== undefined && (
          <span className={listStyles.hint}>
            <Icon name="lock" /> {item.refusal}
          </span>
        )}
      </span>
      {item.keyHint !== undefined && <Kbd keys={item.keyHint} />}
    </>
  )
  if (item.type === 'place')
    return (
      <Base.LinkItem
        className={listStyles.item}
        href={print(item.to)}
        aria-current={item.current === true ? 'page' : undefined}
        closeOnClick
      >
        {face}
      </Base.LinkItem>
    )
  return (
    <Base.Item
      className={classes(listStyles.item, item.danger && styles.danger)}
      disabled={item.refusal !== undefined}
      onClick={item.onChoose}
    >
      {face}
    </Base.Item>
  )
}
