// What a zip from outside may hold, and the names of all that can be wrong with one (reliability R10).

export interface ZipLimits {
  /** Bytes of the zip itself. */
  readonly packed: number
  /** Bytes of all files together. */
  readonly unpacked: number
  /** Bytes of one file. */
  readonly file: number
  /** Unpacked bytes for one packed byte. */
  readonly ratio: number
  readonly entries: number
  /** Names that are allowed, whole. Everything else is refused: no list of bad names is ever complete. */
  readonly name: RegExp
  /** Names of folders that packing programs list beside the files; they are passed over. Without it a folder is refused. */
  readonly folder?: RegExp
}

export const zipFaultCodes = [
  'tooLarge', // more packed bytes than allowed
  'notZip', // no zip, cut, or its parts contradict one another
  'tooManyEntries',
  'badName', // not on the allow-list: paths that climb out, device names, odd letters
  'sameName', // twice the same name, upper and lower case alike
  'notAFile', // a folder, a link or a device
  'encrypted',
  'method', // packed in a way other than stored or deflate
  'unpacksTooLarge',
  'overlap', // two files share bytes
  'wrongSize', // unpacks to another size than it says
  'wrongSum', // its CRC does not fit
] as const
export type ZipFaultCode = (typeof zipFaultCodes)[number]

export interface ZipFault {
  readonly code: ZipFaultCode
  /** The entry it was found at, shown as text. */
  readonly entry?: string
}
