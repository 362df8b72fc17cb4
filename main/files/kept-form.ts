// A form that somebody is still filling in, kept beside the campaign that it is about until it is given up. Once written it stays with
// the number of its entry: should that be undone, nothing has to be typed again.
import { readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { writeDurably } from './durable.ts'

const keptForm = z.strictObject({
  text: z.string(),
  /** Number of the log entry that wrote it into the campaign. */
  entry: z.int().optional(),
})
export type KeptForm = z.infer<typeof keptForm>

/** Undefined where nothing is kept, or what lies there is no form. Throws what the operating system says of a file that cannot be read. */
export function readKept(path: string): KeptForm | undefined {
  try {
    return keptForm.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch (fault) {
    if (fault instanceof SyntaxError || (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'))
      return undefined
    throw fault
  }
}

/** Without a form what was kept is forgotten. Throws what the operating system says. */
export function keep(path: string, kept: KeptForm | undefined): void {
  if (kept === undefined) rmSync(path, { force: true })
  else writeDurably(path, JSON.stringify(kept))
}
