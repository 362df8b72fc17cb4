// A button whose word does not fit: the icon shows, the word is its name and its tip. Only where the same icon stands
// with its word elsewhere on the screen.
import type { IconName } from '../icons.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import styles from './Button.module.css'

export interface IconButtonProps {
  icon: IconName
  label: string
  onPress: () => void
  keyHint?: string
  kind?: 'ink' | 'quiet'
  size?: 'normal' | 'small'
}

export function IconButton({ icon, label, onPress, keyHint, kind = 'quiet', size = 'normal' }: IconButtonProps) {
  return (
    <Tooltip words={label} keyHint={keyHint}>
      <button
        type="button"
        className={classes(styles.button, styles[kind], styles.only, size === 'small' && styles.small)}
        aria-label={label}
        onClick={onPress}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
