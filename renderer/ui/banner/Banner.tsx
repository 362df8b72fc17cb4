// A message that stays as long as it is true: read only, cannot save, a newer file. One line, one action.
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import type { IconName } from '../icons.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './Banner.module.css'

export const bannerTones = ['info', 'warning', 'danger'] as const
export type BannerTone = (typeof bannerTones)[number]

export interface BannerProps {
  tone: BannerTone
  children: ReactNode
  /** Instead of the tone's own icon. */
  icon?: IconName
  action?: { label: string; onPress: () => void; busy?: boolean }
  onDismiss?: () => void
}

const iconOf: Record<BannerTone, IconName> = { info: 'info', warning: 'warn', danger: 'warn' }

export function Banner({ tone, children, icon, action, onDismiss }: BannerProps) {
  const texts = useTexts()
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon ?? iconOf[tone]} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action !== undefined && (
        <Button size="small" onPress={action.onPress} busy={action.busy ?? false}>
          {action.label}
        </Button>
      )}
      {onDismiss !== undefined && (
        <IconButton icon="cross" size="small" label={texts.common.dismiss} onPress={onDismiss} />
      )}
    </div>
  )
}
