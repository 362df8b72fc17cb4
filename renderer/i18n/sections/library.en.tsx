// English: the shelf of campaigns.
import type { LibraryEntry } from '../../../shared/contract/calls/library.ts'
import { englishCount } from '../plural.ts'

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
    'Sparrow Logbook keeps your campaign of Stars of Akarios on this machine: who flies which ship, and every decision of the table. It needs no network and no account.',
  emptyWays:
    'With the game on your table, begin with your squad: its name, its pilots, their ships. Without it, or to see how a fight goes here, fly the Training Sector first.',
  owning: 'We own the game',
  training: {
    button: 'Try the Training Sector',
    title: 'Try the Training Sector',
    words:
      'A small campaign of our own, beginning with its first fight. Tips tell you what is what as you go, and any step can be taken back.',
    begin: 'Fly the first fight',
  },
  reading: 'Reading the campaigns',
  list: 'Campaigns on this machine',
  chosen: 'Chosen campaign',
  unnamed: 'A campaign that cannot be read',
  act: (p: { act: number }) => `Act ${p.act}`,
  progress: (p: { done: number; known: number }) =>
    englishCount(p.known, { one: `${p.done} of # known scenario`, other: `${p.done} of # known scenarios` }),
  lastPlayed: (p: { when: string }) => `Last played: ${p.when}`,
  shut,
  lookAgain: 'Look again',
  lookOnly: 'Look at it',
  actions: {
    duplicate: 'Duplicate',
    export: 'Export',
    close: 'Close',
    closed: (p: { squad: string }) => `${p.squad} is backed up and closed; another program may open it.`,
    bin: 'Bin',
    squadName: 'Squad name',
    renameTitle: (p: { squad: string }) => `Rename ${p.squad}`,
    duplicateTitle: (p: { squad: string }) => `Duplicate ${p.squad}`,
    duplicateWords: 'A second campaign with the same past, and the same luck to come. The first one stays as it is.',
    copyOf: (p: { squad: string }) => `${p.squad}, copy`,
    duplicated: (p: { squad: string }) => `${p.squad} stands on the shelf.`,
  },
  exporting: {
    title: (p: { squad: string }) => `Export ${p.squad}`,
    packing: 'Packing the campaign',
    words: 'One file with the whole campaign and its history, for another machine or for safekeeping.',
    save: (p: { name: string }) => `Save ${p.name}`,
  },
  importing: {
    button: 'Import',
    title: 'Import a campaign',
    words: (p: { size: string }) =>
      `Choose a campaign file (.sparrow, at most ${p.size}). First you see what is inside; nothing is written before you say so.`,
    choose: 'Choose a file',
    reading: (p: { name: string }) => `Reading ${p.name}`,
    inside: (p: { name: string }) => `What is in ${p.name}`,
    version: 'Written by',
    older: (p: { version: string }) => `${p.version}; it is brought up to date on the way in`,
    sameOrigin: (p: { squads: string }) =>
      `This campaign is already on your shelf: ${p.squads}. The import stands beside it and changes nothing in it.`,
    untouched: 'The import becomes a campaign of its own. No other campaign is touched.',
    accept: 'Import it',
    acceptAnother: 'Import it beside the other',
    done: (p: { squad: string }) => `${p.squad} stands on the shelf.`,
  },
  binning: {
    bin: 'Bin',
    title: (p: { squad: string }) => `Move ${p.squad} to the bin?`,
    words: (p: { date: string }) => `Until ${p.date} it can be taken back just as it is. Then it is deleted for good.`,
    backups: 'Its backups are kept for as long.',
    confirm: 'Move to bin',
    done: (p: { squad: string }) => `${p.squad} is in the bin.`,
    takeBack: 'Take back',
    back: (p: { squad: string }) => `${p.squad} is back on the shelf.`,
    inBin: (p: { count: number }) =>
      englishCount(p.count, { one: '# campaign in the bin.', other: '# campaigns in the bin.' }),
    show: 'Show',
    showLong: 'Show the bin',
    hide: 'Hide',
    hideLong: 'Hide the bin',
    keptUntil: (p: { date: string }) => `Kept until ${p.date}`,
  },
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
