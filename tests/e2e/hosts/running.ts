// What a spec holds of a running program, whichever host it runs under.
import type { ChildProcess } from 'node:child_process'
import type { ElectronApplication, Page } from '@playwright/test'
import type { Watch } from './watch.ts'

/** `electron`: the real runtime. `double`: tests/electron-double. `web`: the loopback server and a browser. */
export const hostNames = ['double', 'electron', 'web'] as const
export type HostName = (typeof hostNames)[number]

export interface RunningApp {
  readonly host: HostName
  readonly page: Page
  readonly dataDir: string
  /** Stands in for the platform's own folder, so that no test reaches a person's real one. */
  readonly home: string
  readonly watch: Watch
  /** The page's address without a screen in it. */
  readonly address: string
  /** One more window (desktop) or tab (web) of the same program, its page loaded. */
  readonly secondPage: () => Promise<Page>
  /** Inner size of the page in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Runs in Electron's main process. The web host has none: there it rejects. */
  readonly evaluateMain: ElectronApplication['evaluate']
  /** Clicks an item of the application menu. */
  readonly chooseMenu: (id: string) => Promise<void>
  /** Resolves when the program has gone, whatever ended it. */
  readonly ended: Promise<void>
  /** Ends it as a person would, and waits until it has gone. */
  readonly stop: () => Promise<void>
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>
}

export interface StartOptions {
  readonly dataDir: string
  readonly home: string
  /** More words of the command line. */
  readonly words: readonly string[]
}

/** The environment of a program under test: its own home on every system. */
export const environmentFor = (home: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ),
  XDG_CONFIG_HOME: home,
  APPDATA: home,
})

/** Resolves when the process has gone. */
export const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
