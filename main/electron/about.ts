// What the program says of itself: the about box of the system and the facts for the one inside.
import type { AboutPanelOptionsOptions } from 'electron'
import type { AppInfo } from '../../shared/contract/calls/app.ts'

export type DesktopInfo = Omit<AppInfo, 'dataDir'>

/** `versions`: those of the running process. */
export function desktopInfo(
  version: string,
  platform: string,
  versions: Readonly<Record<string, string | undefined>>,
): DesktopInfo {
  const parts = [
    { name: 'Electron', version: versions['electron'] },
    { name: 'Chromium', version: versions['chrome'] },
    { name: 'Node.js', version: versions['node'] },
  ]
  return {
    version,
    host: 'desktop',
    platform,
    parts: parts.flatMap((part) => (part.version === undefined ? [] : [{ name: part.name, version: part.version }])),
  }
}

export const aboutPanel = ({ version, parts }: DesktopInfo): AboutPanelOptionsOptions => ({
  applicationName: 'Sparrow Logbook',
  applicationVersion: version,
  copyright: '© Sparrow Logbook contributors, MIT licence',
  credits: parts.map((part) => `${part.name} ${part.version}`).join('\n'),
})
