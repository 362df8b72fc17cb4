// Why the files of a pack were not taken: typed reasons, each with a sentence for the person who wants to use or make the pack.
import { zipFaultCodes, type ZipFaultCode } from '../zip/limits.ts'

export const jsonFaultCodes = [
  'notText', // not UTF-8, or with a byte order mark
  'tooLarge', // more bytes than one file may have
  'tooDeep', // objects and lists in each other
  'tooMany', // values in one file
  'sameKey',
  'reservedKey', // a word that objects know by themselves
  'number', // no number that a program keeps exactly
  'halfLetter', // half of a surrogate pair
  'syntax',
] as const
export type JsonFaultCode = (typeof jsonFaultCodes)[number]

export const folderFaultCodes = ['notFound', 'notAPack', 'unreadable', 'tooDeepFolder'] as const
export type FolderFaultCode = (typeof folderFaultCodes)[number]

export const packRefusalCodes = [...new Set([...zipFaultCodes, ...jsonFaultCodes, ...folderFaultCodes])]
export type PackRefusalCode = ZipFaultCode | JsonFaultCode | FolderFaultCode

export interface PackRefusal {
  readonly code: PackRefusalCode
  /** The file in the pack, when one is meant. */
  readonly file?: string
  /** Line and column in it, from 1. */
  readonly at?: { readonly line: number; readonly column: number }
  /** What stands there: a key, a number, a name. */
  readonly found?: string
}

/** A stranger's name as it can be printed: what steers the text or cannot be seen is written out. */
export const visible = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)

/** What is wrong and what to do, in words. */
export function refusalHint({ code, found }: PackRefusal): string {
  const it = found === undefined ? 'It' : `"${visible(found)}"`
  return sentences[code].replace('{it}', () => it)
}

const sentences: Record<PackRefusalCode, string> = {
  tooLarge: 'This is too large: a pack has at most 20 MB packed, a file at most 5 MB.',
  notZip: 'This is no zip file, or it is damaged. Pack the folder again.',
  tooManyEntries: 'A pack has at most 2,000 files.',
  badName: '{it} is no file name of a pack: lower-case letters, digits and "-", at most one folder, ending in .json.',
  sameName: '{it} is there twice.',
  notAFile: '{it} is a link, a folder or a device. A pack holds plain files only.',
  encrypted: '{it} is encrypted. Pack the folder without a password.',
  method: '{it} is packed in an unusual way. Use the usual one (deflate).',
  unpacksTooLarge: '{it} unpacks to more than a pack may hold.',
  overlap: '{it} shares its bytes with another file of the zip.',
  wrongSize: '{it} unpacks to another size than it says.',
  wrongSum: '{it} is damaged: its checksum does not fit.',
  notText: 'The file is not plain UTF-8 text, or it begins with a byte order mark. Save it as UTF-8 without one.',
  tooDeep: 'Objects and lists lie more than 32 levels deep here.',
  tooMany: 'The file holds more than 50,000 values.',
  sameKey: '{it} is given twice in one object: keep one.',
  reservedKey: '{it} may not be used as a name.',
  number: '{it} is no number that can be kept exactly.',
  halfLetter: 'Half a letter stands here: a \\u escape without its second half.',
  syntax: 'This is not JSON. Look for a missing comma, bracket or quotation mark just before this place.',
  notFound: 'There is no such file or folder.',
  notAPack: 'This is neither a folder nor a zip file.',
  unreadable: '{it} cannot be read. Check its permissions.',
  tooDeepFolder: '{it} lies too deep: a pack has files at its top and in folders such as enemies.',
}
