// How the page looks by the settings: theme, text scale and motion, written on the root element.
import { useEffect } from 'react'
import type { Settings } from '../../shared/contract/calls/settings.ts'

export type Appearance = Pick<Settings, 'theme' | 'textScale' | 'motion'>

const lightQuery = '(prefers-color-scheme: light)'

/** Writes theme, text scale (100 to 300) and motion on the root element. "system" follows the machine. */
export function applyAppearance({ theme, textScale, motion }: Appearance, root = document.documentElement): void {
  const light = window.matchMedia(lightQuery).matches
  root.dataset['theme'] = theme === 'system' ? (light ? 'paper' : 'night') : theme
  root.dataset['motion'] = motion
  root.style.setProperty('--scale', String(textScale / 100))
}

/** Keeps the page in step with the settings and, for "system", with the machine. */
export function useAppearance(appearance: Appearance): void {
  const { theme, textScale, motion } = appearance
  useEffect(() => {
    const apply = () => applyAppearance({ theme, textScale, motion })
    apply()
    const query = window.matchMedia(lightQuery)
    query.addEventListener('change', apply)
    return () => query.removeEventListener('change', apply)
  }, [theme, textScale, motion])
}
