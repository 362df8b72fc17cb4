// Which folder holds campaigns, backups and settings, the same on both hosts, and what a person is told when it cannot.
import { join, resolve } from 'node:path'
import { chosenFolder, tryFolder, type FolderFault } from './files/data-folder.ts'

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The person's home folder. */
  readonly home: string
}

const applicationData = ({ platform, environment, home }: Machine): string => {
  if (platform === 'win32') return environment['APPDATA'] ?? join(home, 'AppData', 'Roaming')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support')
  return environment['XDG_CONFIG_HOME'] ?? join(home, '.config')
}

/** The platform's own folder for this app: where data lies unless told otherwise, and where a choice of another is remembered. */
export const homeDirOf = (machine: Machine): string => join(applicationData(machine), 'sparrow-logbook')

export interface DataDirSources {
  /** `--data-dir` of the command line. */
  readonly argument: string | undefined
  /** `SPARROW_DATA_DIR` of the environment. */
  readonly environment: string | undefined
  readonly homeDir: string
}

const given = (path: string | undefined): string | undefined =>
  path === undefined || path === '' ? undefined : resolve(path)

/** An absolute path: what the command line says, else the environment, else the choice of this machine, else `homeDir`. */
export const dataDirOf = ({ argument, environment, homeDir }: DataDirSources): string =>
  given(argument) ?? given(environment) ?? chosenFolder(homeDir) ?? homeDir

const reasons: Readonly<Record<FolderFault, string>> = {
  'not-absolute': 'it is not a full path',
  'not-a-folder': 'there is a file in its place',
  'cannot-be-made': 'the folder cannot be made',
  'cannot-be-written': 'there is no permission to write there',
}

/** Makes the data folder when missing. Gives nothing when it can be written to, else one plain sentence for the person. */
export function dataDirTrouble(dataDir: string): string | undefined {
  const fault = tryFolder(dataDir)
  if (fault === undefined) return undefined
  return (
    `Sparrow Logbook cannot keep its data in ${dataDir}: ${reasons[fault]}. ` +
    'Free that folder, or start with --data-dir and another one.'
  )
}
