// The content that campaigns play with: the app's own packs, the packs of the owner, values told, rulings of a table.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freezeContent, type FrozenContent, type Wanted } from '../../shared/games/akarios/content/freeze.ts'
import { layerPacks, type Layered } from '../../shared/games/akarios/content/layer.ts'
import type { Pack } from '../../shared/games/akarios/content/packed.ts'
import type { Value } from '../../shared/games/akarios/content/value.ts'
import { checkTogether, layTogether, loadPack, type LoadedPack } from '../files/packs/load.ts'
import type { Trouble } from '../files/packs/trouble.ts'

export interface ContentService {
  /** Everything there is, with the rulings of a campaign on top; where each value comes from stands beside it. */
  readonly layered: (rulings?: readonly Value[]) => Layered
  /** What goes into the set-up of a play. Throws `UnknownContent` when something wanted does not exist. */
  readonly freeze: (wanted: Wanted, rulings?: readonly Value[]) => FrozenContent
  /** Why packs of the owner, or values in them, are not in use. */
  readonly troubles: readonly Trouble[]
  /** What is in use, in the order in which it is laid. */
  readonly packs: readonly Pack[]
  /** Ids of those that came with the app. */
  readonly ofApp: ReadonlySet<string>
}

export interface ContentPlaces {
  /** The app's own packs, one folder each. They are without fault or the app was built wrong. */
  readonly packsDir: string
  /** Packs of the owner, folders or zips; it need not exist. */
  readonly ownPacksDir?: string
}

/** Faults of single values and texts: they are passed over, the pack is used. */
const ofOneValue: ReadonlySet<Trouble['code']> = new Set([
  'value-nowhere',
  'value-refused',
  'translation-nowhere',
  'translation-refused',
])

/** Reads all packs once. A pack of the owner with a fault is left out whole and named; throws when one of the app's own cannot be laid. */
export async function loadContent({ packsDir, ownPacksDir }: ContentPlaces): Promise<ContentService> {
  const base = await Promise.all((await placesIn(packsDir)).map((path) => loadPack(path)))
  const checked = layTogether(base)
  const [broken] = checked.troubles
  if (broken !== undefined)
    throw new Error(`Pack ${broken.pack}, ${broken.file} ${broken.where}: ${broken.code}: ${broken.hint}`)

  let packs: readonly Pack[] = checked.packs
  const troubles: Trouble[] = []
  const own = ownPacksDir === undefined ? [] : await placesIn(ownPacksDir)
  for (const path of own) {
    const { found, taken } = tryOn(packs, await loadPack(path))
    packs = taken
    troubles.push(...found)
  }

  let plain: Layered | undefined
  const layered = (rulings: readonly Value[] = []): Layered =>
    rulings.length > 0 ? layerPacks(packs, rulings) : (plain ??= layerPacks(packs))
  const ofApp = new Set(checked.packs.map(({ manifest }) => manifest.id))
  return { layered, freeze: (wanted, rulings) => freezeContent(layered(rulings), wanted), troubles, packs, ofApp }
}

/** The same with a pack on top that changes while the app runs, the owner's recorded values, in the language of the moment. */
export function contentWith(base: ContentService, top: () => Pack, language: () => string): ContentService {
  let laid: { readonly pack: Pack; readonly spoken: string; readonly layered: Layered } | undefined
  const layered = (rulings: readonly Value[] = []): Layered => {
    const [pack, spoken] = [top(), language()]
    const packs = [...base.packs, pack]
    if (rulings.length > 0) return layerPacks(packs, rulings, spoken)
    if (laid?.pack !== pack || laid.spoken !== spoken) laid = { pack, spoken, layered: layerPacks(packs, [], spoken) }
    return laid.layered
  }
  return {
    layered,
    freeze: (wanted, rulings) => freezeContent(layered(rulings), wanted),
    troubles: base.troubles,
    ofApp: base.ofApp,
    get packs() {
      return [...base.packs.map((pack) => coverIn(pack, language())), top()]
    },
  }
}

/** The pack under its title in the language, if it has one. */
function coverIn(pack: Pack, language: string): Pack {
  const says = pack.translations.find((one) => one.language === language)?.says.pack
  return says === undefined ? pack : { ...pack, manifest: { ...pack.manifest, ...says } }
}

/** The packs with one more, if it fits. */
function tryOn(
  packs: readonly Pack[],
  loaded: LoadedPack,
): { readonly found: readonly Trouble[]; readonly taken: readonly Pack[] } {
  const { pack } = loaded
  if (pack === undefined) return { found: loaded.troubles, taken: packs }
  const { id } = pack.manifest
  if (packs.some(({ manifest }) => manifest.id === id)) {
    const hint = `A pack "${id}" is in use already.`
    return { found: [{ pack: id, file: 'pack.json', where: '$.id', code: 'pack-twice', hint }], taken: packs }
  }
  const { troubles } = checkTogether([loaded], packs)
  return { found: troubles, taken: troubles.every(({ code }) => ofOneValue.has(code)) ? [...packs, pack] : packs }
}

async function placesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((fault: unknown) => {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw fault
  })
  return names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => join(folder, name))
}
