// English: why the app said no. `byKey` holds the sentence of each refusal, `byCode` what is said when a key is new to
// this catalogue. Names in braces are filled from the refusal's arguments.
import type { RefusalCode } from '../../../shared/contract/envelope.ts'

const byCode: Record<RefusalCode, string> = {
  'unknown-call': 'This part of the app asked for something that does not exist.',
  'bad-input': 'Something in the form does not fit.',
  forbidden: 'This screen may look but not change anything.',
  'not-found': 'It is no longer there.',
  conflict: 'It has changed in the meantime. Look again before you go on.',
  refused: 'That is not possible now.',
  'in-use': 'Another program holds the file.',
  'read-only': 'This is opened for reading only.',
  damaged: 'The file does not say what it should. It was left as it is.',
  newer: 'This was written by a newer version of Sparrow Logbook.',
  'disk-full': 'There is no room left on the disk. Nothing was lost; the same step works once there is room.',
  unavailable: 'The folder or file cannot be reached.',
  internal: 'A fault of the app. Everything saved before is kept.',
}

const byKey: Record<string, string> = {
  unknownCall: byCode['unknown-call'],
  forbidden: byCode.forbidden,
  badInput: byCode['bad-input'],
  internal: byCode.internal,
}

export const errors = {
  title: 'That did not work',
  byCode,
  byKey,
  general: (p: { code: string }) => `The app refused this (${p.code}).`,
  withCode: (p: { sentence: string; code: string }) => `${p.sentence} (${p.code})`,
  unreachable: 'The app does not answer. Everything saved before is kept. Close it and open it again.',
  screenFailed: 'This screen stopped on a fault',
  screenFailedKept: 'Nothing stored was touched.',
  screenFailedNext: 'Open the screen again, or go back to the campaigns.',
  needed: 'This is needed.',
  tooLong: (p: { most: number }) => `At most ${p.most} characters.`,
  outOfRange: (p: { from: number; to: number }) => `A number from ${p.from} to ${p.to}.`,
}
