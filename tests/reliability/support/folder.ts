// Folders of one test alone, in memory where that can be, removed when it ends.
import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { makeFolder } from './table.ts'

export function tidyFolder(): string {
  const folder = makeFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
