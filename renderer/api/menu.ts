// The desktop's application menu, as far as the page acts on it.
import { useEffect, useEffectEvent } from 'react'
import type { MenuCommand } from '../../shared/contract/menu.ts'
import { bridge } from './bridge.ts'

/** Runs an action when its item of the application menu is chosen; items without an action here are passed over. */
export function useMenu(actions: Partial<Readonly<Record<MenuCommand, () => void>>>): void {
  const run = useEffectEvent((command: MenuCommand) => actions[command]?.())
  useEffect(() => bridge().onMenu((command) => run(command)), [])
}
