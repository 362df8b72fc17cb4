// Keeps a whole database as a backup in one go: for the moments when nobody may play yet anyway.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../files/durable.ts'
import { printBackupName, type BackupName } from './backup-name.ts'

/** `bytes` come from a connection whose file was just found sound. Answers the backup's file name. */
export function keepBytes(
  bytes: Buffer,
  { backupsDir, ...name }: BackupName & { readonly backupsDir: string },
): string {
  mkdirSync(backupsDir, { recursive: true })
  const printed = printBackupName(name)
  writeDurably(join(backupsDir, printed), bytes)
  return printed
}
