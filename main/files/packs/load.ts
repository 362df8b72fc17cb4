// Reads several packs and says what is wrong with them, alone and together.
import { readPack } from '../../../shared/games/akarios/content/read-pack.ts'
import { findFaults } from '../../../shared/games/akarios/content/faults/find-faults.ts'
import { layerPacks, type Layered } from '../../../shared/games/akarios/content/layer.ts'
import type { Pack } from '../../../shared/games/akarios/content/packed.ts'
import { readPackSource, readPackZip, type PackSource } from './read.ts'
import { fromFault, fromRefusal, type Trouble } from './trouble.ts'

export interface LoadedPack {
  readonly path: string
  /** Missing when nothing of the pack can be used. */
  readonly pack?: Pack
  /** What is wrong with its bytes and its form. */
  readonly troubles: readonly Trouble[]
}

/** One pack from a folder or zip. Wrong files and entries are left out and named. */
export async function loadPack(path: string, onFile?: (file: string) => void): Promise<LoadedPack> {
  return { path, ...understand(await readPackSource(path, onFile)) }
}

/** The same for a zip that is in memory. `label` is what it is called until its id is known. */
export const readPackBytes = async (zip: Buffer, label: string): Promise<Omit<LoadedPack, 'path'>> =>
  understand(await readPackZip(zip, label))

function understand(source: PackSource): Omit<LoadedPack, 'path'> {
  const reading = source.files.size === 0 ? { faults: [] } : readPack(source.files, source.label)
  const label = reading.pack?.manifest.id ?? source.label
  const unreadable = new Set(source.refusals.map(({ file }) => file))
  const troubles = [
    ...source.refusals.map((refusal) => fromRefusal(label, refusal)),
    // A cover that could not be parsed was named already; it is not missing too.
    ...reading.faults.filter(({ code, file }) => code !== 'no-manifest' || !unreadable.has(file)).map(fromFault),
  ]
  if (source.files.size === 0 && source.refusals.length === 0) {
    const hint = 'This is empty. A pack needs a file pack.json at its top that says what it is.'
    troubles.push({ pack: label, file: 'pack.json', where: '', code: 'no-manifest', hint })
  }
  return { ...(reading.pack === undefined ? {} : { pack: reading.pack }), troubles }
}

export interface CheckedPacks {
  readonly layered: Layered
  readonly packs: readonly Pack[]
  /** Of the packs given, not of those they build on. */
  readonly troubles: readonly Trouble[]
}

/** Packs that were looked through whole when the app was built: whether all of them can still be read and laid over each other. */
export function layTogether(given: readonly LoadedPack[]): CheckedPacks {
  const packs = given.flatMap(({ pack }) => pack ?? [])
  const layered = layerPacks(packs)
  return { layered, packs, troubles: [...given.flatMap(({ troubles }) => troubles), ...layered.faults.map(fromFault)] }
}

/** All that is wrong with packs that are used together. `below` are packs they may build on; those are not reported on. */
export function checkTogether(given: readonly LoadedPack[], below: readonly Pack[] = []): CheckedPacks {
  const own = given.flatMap(({ pack }) => pack ?? [])
  const ownIds = new Set(own.map(({ manifest }) => manifest.id))
  const packs = [...below.filter(({ manifest }) => !ownIds.has(manifest.id)), ...own]
  const layered = layerPacks(packs)
  const together = findFaults(packs, layered).filter(({ pack }) => ownIds.has(pack))
  return { layered, packs, troubles: [...given.flatMap(({ troubles }) => troubles), ...together.map(fromFault)] }
}
