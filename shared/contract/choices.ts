// The closed lists and bounds that both sides name. Without zod, because the renderer carries this file into the page,
// where the library's probing for `eval` would break the content security policy.

/** Rule DF-002: the levels of the rulebook, easiest first. */
export const difficulties = ['easy', 'normal', 'medium', 'hard', 'very-hard', 'insane', 'abyss'] as const

/** Rule CS-001: one to four seats. */
export const mostSeats = 4

/** Rule CS-003: the numbers that the players' starting decks are labelled with. */
export const deckLabels = [1, 2, 3, 4] as const

/** Decks of a fight that belong to no seat: modifier cards of the enemies, combat cards of all types, trauma cards. */
export const sharedDecks = ['enemies', 'combat', 'trauma'] as const

/** Characters at most, after trimming. */
export const mostCharacters = { squad: 60, player: 40, callSign: 40, path: 1000, note: 4000 } as const

export const themes = ['system', 'night', 'paper'] as const
export const motions = ['system', 'full', 'none'] as const
/** How the enemies' turns are shown: at once, line by line, or line by line by themselves. */
export const paces = ['off', 'steps', 'plays'] as const
/** Where the ships of a fight stand: on the board of the app, or on the real table. */
export const tabletops = ['board', 'table'] as const
export type TabletopName = (typeof tabletops)[number]
/** Tips for beginners, each named after the screen, or the part or moment of one, that it is about. */
export const tipNames = [
  'library',
  'bridge',
  ...(['play', 'playRoll', 'playAct', 'playEnemies', 'playValue'] as const),
  'squad',
  'market',
  'atlas',
  'world',
  'packs',
] as const
export type TipName = (typeof tipNames)[number]
export const languages = ['en', 'de', 'pseudo'] as const

/** Percent of the normal text size. */
export const textScales = { least: 100, most: 300, step: 25 } as const

/** Settings of a machine on which nobody has chosen anything yet. */
export const defaultSettings = {
  theme: 'system',
  textScale: 100,
  motion: 'system',
  language: 'en',
  pace: 'steps',
  tabletop: 'board',
  tips: 'on',
  tipsRead: [],
} as const

/** `open`: this program holds it. `in-use`: another does. `damaged`, `newer`, `unreadable`: it cannot be opened as it is. */
export const fileStates = ['ready', 'open', 'in-use', 'damaged', 'newer', 'unreadable'] as const
