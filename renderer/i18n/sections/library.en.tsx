// English: the shelf of campaigns.
import type { LibraryEntry } from '../../../shared/contract/calls/library.ts'

type Shut = Exclude<LibraryEntry['state'], 'ready' | 'open'>
type Reason = { readonly label: string; readonly why: string; readonly next: string }

const shut: Readonly<Record<Shut, Reason>> = {
  'in-use': {
    label: 'In use elsewhere',
    why: 'Another program has this campaign open. Two at once would write over each other.',
    next: 'Close it there, then look again.',
  },
  damaged: {
    label: 'Damaged',
    why: 'The file does not say what it should. It was left exactly as it is.',
    next: 'Do not delete it: what can be saved is still in it.',
  },
  newer: {
    label: 'From a newer version',
    why: 'A newer Sparrow Logbook wrote this campaign. This one leaves it alone.',
    next: 'Open it with that version or a later one.',
  },
  unreadable: {
    label: 'Cannot be read',
    why: 'The file is listed, but the system does not hand it out.',
    next: 'See whether the disk is there and the data folder may be read, then look again.',
  },
}

export const library = {
  title: 'Campaigns',
  newCampaign: 'New campaign',
  emptyTitle: 'No campaign yet',
  emptyText:
    'Sparrow Logbook keeps your campaign of Stars of Akarios on this machine: who flies which ship, and every decision of the table. It needs no network and no account. Begin with your squad: its name, its pilots, their ships.',
  reading: 'Reading the campaigns',
  list: 'Campaigns on this machine',
  chosen: 'Chosen campaign',
  unnamed: 'A campaign that cannot be read',
  lastPlayed: (p: { when: string }) => `Last played: ${p.when}`,
  shut,
  lookAgain: 'Look again',
  open: 'Open',
  facts: {
    founded: 'Begun',
    lastPlayed: 'Last played',
    history: 'History',
    size: 'Size',
    file: 'File',
  },
  keyPrevious: 'Choose the campaign above',
  keyNext: 'Choose the campaign below',
  failed: 'The campaigns cannot be listed',
  failedKept: 'The campaign files were not touched.',
}
