// The application menu as data. Places and acts of the page are sent to it as a command of a fixed list; text size and theme are
// settings and go through the contract like any other change of them.
import type { MenuItemConstructorOptions } from 'electron'
import type { Settings } from '../../shared/contract/calls/settings.ts'
import { defaultSettings, textScales, themes } from '../../shared/contract/choices.ts'
import type { MenuCommand } from '../../shared/contract/menu.ts'
import { menuTexts, type MenuTexts } from './menu-texts.ts'

export interface MenuActions {
  /** Sends a command to the page in front. */
  readonly send: (command: MenuCommand) => void
  readonly set: (change: Partial<Settings>) => void
  readonly openWindow: () => void
  readonly toggleFullScreen: () => void
  readonly showBackups: () => void
  readonly showAbout: () => void
  readonly quit: () => void
}

export interface MenuState {
  readonly settings: Settings
  readonly platform: NodeJS.Platform
}

type Item = MenuItemConstructorOptions
const line: Item = { type: 'separator' }

const stepText = ({ textScale }: Settings, steps: number): Partial<Settings> => ({
  textScale: Math.min(textScales.most, Math.max(textScales.least, textScale + steps * textScales.step)),
})

const themeLabels = { system: 'themeSystem', night: 'themeNight', paper: 'themePaper' } as const satisfies Record<
  Settings['theme'],
  keyof MenuTexts
>

/**
 * Every item that acts has an id. Undo and redo belong to the page, which leaves Ctrl+Z alone while someone types: their keys are
 * shown where the system can show keys without taking them, and left out on a Mac, where it cannot.
 */
export function menuTemplate({ settings, platform }: MenuState, actions: MenuActions): readonly Item[] {
  const texts = menuTexts[settings.language]
  const command = (id: MenuCommand, accelerator?: string): Item => ({
    id,
    label: texts[id],
    click: () => actions.send(id),
    ...(accelerator === undefined ? {} : { accelerator }),
  })
  const shown = (id: 'undo' | 'redo', accelerator: string): Item =>
    platform === 'darwin' ? command(id) : { ...command(id, accelerator), registerAccelerator: false }
  const act = (id: keyof MenuTexts, click: () => void, accelerator?: string): Item => ({
    id,
    label: texts[id],
    click,
    ...(accelerator === undefined ? {} : { accelerator }),
  })
  return [
    // On a Mac the first menu is the program's own, whatever it is called.
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    {
      label: texts.file,
      submenu: [
        command('newCampaign', 'CmdOrCtrl+N'),
        command('importCampaign', 'CmdOrCtrl+O'),
        command('library', 'CmdOrCtrl+L'),
        line,
        act('newWindow', actions.openWindow, 'CmdOrCtrl+Shift+N'),
        command('settings', 'CmdOrCtrl+,'),
        line,
        act('quit', actions.quit, 'CmdOrCtrl+Q'),
      ],
    },
    {
      label: texts.edit,
      submenu: [
        shown('undo', 'CmdOrCtrl+Z'),
        shown('redo', 'CmdOrCtrl+Shift+Z'),
        line,
        { role: 'cut', label: texts.cut },
        { role: 'copy', label: texts.copy },
        { role: 'paste', label: texts.paste },
        { role: 'selectAll', label: texts.selectAll },
      ],
    },
    {
      label: texts.view,
      submenu: [
        act('textLarger', () => actions.set(stepText(settings, 1)), 'CmdOrCtrl+Plus'),
        act('textSmaller', () => actions.set(stepText(settings, -1)), 'CmdOrCtrl+-'),
        act('textNormal', () => actions.set({ textScale: defaultSettings.textScale }), 'CmdOrCtrl+0'),
        line,
        {
          id: 'theme',
          label: texts.theme,
          submenu: themes.map((theme): Item => ({
            id: themeLabels[theme],
            label: texts[themeLabels[theme]],
            type: 'radio',
            checked: settings.theme === theme,
            click: () => actions.set({ theme }),
          })),
        },
        line,
        act('fullScreen', actions.toggleFullScreen, platform === 'darwin' ? 'Ctrl+Cmd+F' : 'F11'),
      ],
    },
    {
      label: texts.help,
      submenu: [
        command('keys'),
        command('rules', 'F1'),
        line,
        act('backups', actions.showBackups),
        line,
        act('about', actions.showAbout),
      ],
    },
  ]
}
