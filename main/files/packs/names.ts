// Which file names a pack may use, and how much it may hold (reliability R10). An allow-list: no list of bad names is ever complete.
import type { ZipLimits } from '../zip/limits.ts'

/** Words joined by `-`; never the name of a device, which some systems see even behind an ending. */
const word = '(?!(?:con|prn|aux|nul|com\\d|lpt\\d)[/.])[a-z0-9]+(?:-[a-z0-9]+)*'

/** `pack.json`, `enemies/ronin-scout.json`; a zip may hold the pack inside one folder of its own. */
export const packName = new RegExp(`^(?:${word}/){0,2}(?=[a-z0-9-]{1,80}\\.json$)${word}\\.json$`)
const folderName = new RegExp(`^(?:${word}/){1,2}$`)

export const packLimits: ZipLimits = {
  packed: 20_000_000,
  unpacked: 100_000_000,
  file: 5_000_000,
  ratio: 100,
  entries: 2_000,
  name: packName,
  folder: folderName,
}
