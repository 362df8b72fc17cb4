import { expect, test } from 'vitest'
import type { FindingKey } from '../../../../main/db/findings.ts'
import { refusalText } from '../../../../renderer/i18n/refusal.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { refusalCodes } from '../../../../shared/contract/envelope.ts'

const english = textsOf('en')

// Complete by type: a finding that is added to the database fails here until it has its sentence.
const findings: Record<FindingKey, true> = {
  fileMissing: true,
  fileExists: true,
  fileInUse: true,
  fileForeign: true,
  fileNewer: true,
  fileDamaged: true,
  historyShorter: true,
  historyMismatch: true,
  cannotWrite: true,
  diskFull: true,
  folderGone: true,
  nothingToUndo: true,
  nothingToRedo: true,
  undoStopsHere: true,
  backupMissing: true,
  backupDamaged: true,
}

test('a known key is its sentence, with its arguments in it', () => {
  expect(refusalText(english, { code: 'refused', key: 'founding.pilotTaken', args: { seat: 2, other: 1 } })).toBe(
    'Seat 2: this pilot already sits in seat 1.',
  )
})

test('a key that is not in the catalogue is the sentence of its code, with the key to report', () => {
  expect(refusalText(english, { code: 'in-use', key: 'somethingNew' })).toBe(
    'Another program holds the file. (somethingNew)',
  )
})

test('a known key without its arguments never shows a hole', () => {
  const text = refusalText(english, { code: 'refused', key: 'founding.pilotTaken', args: { seat: 2 } })
  expect(text).toBe('That is not possible now. (founding.pilotTaken)')
})

test('an unknown code shows code and key', () => {
  expect(refusalText(english, { code: 'strange', key: 'odd' })).toBe('The app refused this (strange: odd).')
})

test('names of the language itself are no keys', () => {
  expect(refusalText(english, { code: 'toString', key: 'constructor' })).toBe(
    'The app refused this (toString: constructor).',
  )
})

test.each(['en', 'de'] as const)(
  'every finding of the database and every code has its own sentence in %s',
  (language) => {
    const { byKey, byCode } = textsOf(language).errors
    expect(Object.keys(findings).filter((key) => !Object.hasOwn(byKey, key))).toEqual([])
    expect(refusalCodes.filter((code) => !Object.hasOwn(byCode, code))).toEqual([])
  },
)
