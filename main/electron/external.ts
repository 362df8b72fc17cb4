// What the shell may hand to the system: addresses of a fixed list, and the one folder that holds backups.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Shell } from 'electron'

/** Where players read and ask about the game, and the text of our licence. Nothing out of a pack or a campaign is ever added. */
const knownHosts: ReadonlySet<string> = new Set(['boardgamegeek.com', 'opensource.org'])

/** Whether `address` may be opened in the person's own browser: https, a known host, no port and no user in it. */
export function isKnownAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === 'https:' && knownHosts.has(host) && username === '' && password === ''
}

export interface External {
  /** Opens a known address; does nothing with any other. */
  readonly openAddress: (address: string) => void
  /** Shows the folder of backups, made when missing. */
  readonly showBackups: () => void
}

export interface ExternalOptions {
  readonly shell: Pick<Shell, 'openExternal' | 'openPath'>
  readonly dataDir: string
  /** Told when the system could not do it. */
  readonly log: (fault: unknown, where: string) => void
}

export function createExternal({ shell, dataDir, log }: ExternalOptions): External {
  const backups = join(dataDir, 'backups')
  return {
    openAddress: (address) => {
      if (!isKnownAddress(address)) return
      // As it was understood here, so that nothing else can be read into it.
      shell.openExternal(new URL(address).href).catch((fault: unknown) => log(fault, 'opening an address'))
    },
    showBackups: () => {
      const show = async () => {
        mkdirSync(backups, { recursive: true })
        const trouble = await shell.openPath(backups)
        if (trouble !== '') throw new Error(trouble)
      }
      show().catch((fault: unknown) => log(fault, 'showing the backups'))
    },
  }
}
