// Keeps a whole database as a backup in one go: for the moments when nobody may play yet anyway.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { makeFolder, writeDurably } from '../files/durable.ts'
import { printBackupName, type BackupName } from './backup-name.ts'

/** Ending of the file beside a backup that holds the sha256 of its bytes. */
export const hashEnd = '.sha256'

export const fileHash = (bytes: Buffer): string => hash('sha256', bytes)

/** `bytes` come from a connection whose file was just found sound. Answers the backup's file name. */
export function keepBytes(
  bytes: Buffer,
  { backupsDir, ...name }: BackupName & { readonly backupsDir: string },
): string {
  makeFolder(backupsDir)
  const printed = printBackupName(name)
  writeDurably(join(backupsDir, printed + hashEnd), fileHash(bytes))
  writeDurably(join(backupsDir, printed), bytes)
  return printed
}
