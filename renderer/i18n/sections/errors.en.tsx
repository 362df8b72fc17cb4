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

const byKey = {
  unknownCall: byCode['unknown-call'],
  forbidden: byCode.forbidden,
  badInput: 'Something in the form does not fit ({path}).',
  internal: byCode.internal,
  stale: 'Somebody was quicker. Look at what stands there now, then choose again.',
  sameName: 'It has that name already.',
  noteMissing: 'The note is no longer there.',
  onlyLooking: 'This campaign is opened for reading only.',

  fileMissing: 'The campaign is no longer in its folder.',
  fileExists: 'Something of that name is there already.',
  fileInUse: 'Another program holds this campaign. Close it there, then try again.',
  fileForeign: 'This is a database, but not a campaign of Sparrow Logbook. It was left as it is.',
  fileNewer: 'A newer version of Sparrow Logbook wrote this campaign. Update the app to open it.',
  fileDamaged: 'The campaign file is damaged. It was left as it is; the backups are not touched.',
  historyShorter:
    'The file ends {lost} steps too early: it holds {entries}, and {marked} were saved. An older copy was probably put back.',
  historyMismatch: 'The step was not taken back, because the result would differ from what was saved.',
  cannotWrite: 'The file or its folder may not be written. Everything saved before is kept.',
  diskFull: byCode['disk-full'],
  folderGone: 'The folder cannot be reached. Connect the drive again; everything saved before is kept.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  undoStopsHere: 'Undo ends here, because the app was updated at this place. The backup from before is kept.',
  backupMissing: 'The backup is no longer there.',
  backupDamaged: 'The backup is damaged and was not used.',

  'folder.not-absolute': 'Name the whole path of the folder, from its beginning.',
  'folder.not-a-folder': 'There is a file at {path}, not a folder.',
  'folder.cannot-be-made': 'The folder {path} cannot be made.',
  'folder.cannot-be-written': 'Nothing can be written into {path}. Choose another folder.',

  'founding.seatCount': 'A squad has one to four seats.',
  'founding.pilotNotOpen': 'Seat {seat}: this pilot is not open at the start of a campaign.',
  'founding.pilotTaken': 'Seat {seat}: this pilot already sits in seat {other}.',
  'founding.shipNotOpen': 'Seat {seat}: this ship is not open at the start of a campaign.',
  'founding.shipTaken': 'Seat {seat}: this ship already flies with seat {other}.',

  'kernel.stale': 'Somebody was quicker. Look at what stands there now, then choose again.',
  'kernel.unknownPlay': 'This fight, trip or visit is no longer there.',
  'kernel.unknownMachine': 'This version of the app does not know the rules it was played with.',
  'kernel.newerVersion': 'A newer version of Sparrow Logbook played this. Update the app to go on.',
  'kernel.notTakenOver': 'This was begun with older rules and goes on by hand only.',
  'kernel.handOnly': 'This goes on by hand only.',
  'kernel.isOver': 'It is over. Undo the last step to go back into it.',
  'kernel.wall': 'Undo ends here, because the app was updated at this place.',
  'kernel.noEntry': 'That step is not in the history.',
  'kernel.wrongSeat': 'Another seat is asked now.',
  'kernel.luckIsAwaited': 'First say what the dice or the card showed.',
  'kernel.noLuckIsAwaited': 'No dice and no card are asked for now.',
  'kernel.engineFault': 'The step could not be worked out. Nothing changed; go on by hand or step back once.',
  'kernel.upgradeFailed': 'The update could not take this over. It goes on by hand.',
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
