import type { BackupsService } from '../services/backups.ts'
import type { Handlers } from './router.ts'

export const backupHandlers = (backups: BackupsService) =>
  ({
    'backups.list': ({ campaign }) => backups.list(campaign),
    'backups.make': ({ campaign }) => backups.make(campaign),
    'backups.restore': ({ campaign, backup, as }) =>
      as === 'copy' ? backups.restoreAsCopy(campaign, backup) : backups.restoreInPlace(campaign, backup),
    'backups.undoRestore': ({ campaign }) => backups.undoRestore(campaign),
  }) satisfies Partial<Handlers>
