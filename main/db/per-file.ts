// Statements are prepared once for each open campaign and go away with it.
import type { CampaignFile } from './campaign-file.ts'

/** `make` runs at the first use with a file; its value is kept as long as the file is. */
export function perFile<T>(make: (file: CampaignFile) => T): (file: CampaignFile) => T {
  const made = new WeakMap<CampaignFile, T>()
  return (file) => {
    const known = made.get(file)
    if (known !== undefined) return known
    const value = make(file)
    made.set(file, value)
    return value
  }
}
