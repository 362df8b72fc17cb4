// Everything that can be wrong with a pack in one form, whether its bytes, its form or its meaning are meant.
import type { Fault, FaultCode } from '../../../shared/games/akarios/content/faults/fault.ts'
import { printPath } from '../../../shared/games/akarios/content/packed.ts'
import { refusalHint, visible, type PackRefusal, type PackRefusalCode } from './refusal.ts'

export interface Trouble {
  /** Id of the pack, or the name of its folder or zip. */
  readonly pack: string
  /** The file in the pack; empty when the pack as a whole is meant. */
  readonly file: string
  /** `$.pilots[3].health`, or `line 4, column 7`; empty for a whole file. */
  readonly where: string
  readonly code: FaultCode | PackRefusalCode
  /** What is wrong and what to do, in words. */
  readonly hint: string
}

export const fromFault = ({ pack, file, path, code, hint }: Fault): Trouble => ({ pack, file, where: printPath(path), code, hint })

export const fromRefusal = (pack: string, refusal: PackRefusal): Trouble => ({
  pack,
  file: visible(refusal.file ?? ''),
  where: refusal.at === undefined ? '' : `line ${refusal.at.line}, column ${refusal.at.column}`,
  code: refusal.code,
  hint: refusalHint(refusal),
})
