// Where everything lies that the shell reads and writes: the data folder and the program's own files.
import { isAbsolute, join, resolve } from 'node:path'
import { dataDirOf, homeDirOf, type Machine } from '../data-dir.ts'

export interface ShellPaths {
  readonly dataDir: string
  /** The platform's own folder of this app, whatever `dataDir` is. */
  readonly homeDir: string
  /** What the browser inside keeps. It lies in the data folder, so that one data folder has one program. */
  readonly browserDir: string
  /** The folder or archive that holds package.json. */
  readonly root: string
  readonly preload: string
  readonly renderer: string
  readonly migrations: string
  readonly packs: string
}

export interface PathSources extends Machine {
  readonly argv: readonly string[]
  readonly isPackaged: boolean
  /** The folder or archive that holds package.json. */
  readonly appPath: string
  /** Where a packaged program keeps what is not in its archive. */
  readonly resourcesPath: string
}

/** The value of `--name value` or `--name=value`; nothing when it is not given. */
export function optionOf(argv: readonly string[], name: string): string | undefined {
  const joined = argv.find((word) => word.startsWith(`--${name}=`))
  if (joined !== undefined) return joined.slice(name.length + 3)
  const place = argv.indexOf(`--${name}`)
  return place === -1 ? undefined : argv[place + 1]
}

export function shellPaths({ argv, isPackaged, appPath, resourcesPath, ...machine }: PathSources): ShellPaths {
  const homeDir = homeDirOf(machine)
  const argument = optionOf(argv, 'data-dir')
  const dataDir = dataDirOf({ argument, environment: machine.environment['SPARROW_DATA_DIR'], homeDir })
  const beside = isPackaged ? resourcesPath : appPath
  return {
    dataDir,
    homeDir,
    browserDir: join(dataDir, 'browser'),
    root: appPath,
    preload: join(appPath, 'dist', 'preload', 'preload.cjs'),
    renderer: join(appPath, 'dist', 'renderer'),
    migrations: join(beside, 'migrations'),
    packs: join(beside, 'packs'),
  }
}

/** The campaign files among the words of a command line, as absolute paths. `folder`: where the command was given. */
export const campaignFilesOf = (argv: readonly string[], folder: string): readonly string[] =>
  argv
    .filter((word) => !word.startsWith('-') && word.toLowerCase().endsWith('.sparrow'))
    .map((word) => (isAbsolute(word) ? word : resolve(folder, word)))
