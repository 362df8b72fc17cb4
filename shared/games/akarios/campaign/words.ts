// Closed lists that tables, rules and screens of the campaign share. Without zod: the renderer carries this file into the page.

/** Where a scenario is played: in a fight, on a world, at a market, or only read. */
export const scenarioKinds = ['fight', 'world', 'market', 'story'] as const
export type ScenarioKind = (typeof scenarioKinds)[number]

/** `read`: neither won nor lost, as stories and markets are (open question 34). */
export const scenarioOutcomes = ['success', 'failure', 'read'] as const
export type ScenarioOutcome = (typeof scenarioOutcomes)[number]

/** `instead`: the entry for a skipped world was read (rule AW-001). `catchUp`: told afterwards. */
export const scenarioHows = ['played', 'instead', 'catchUp'] as const
export type ScenarioHow = (typeof scenarioHows)[number]

/** Why credits came or went. */
export const creditReasons = [
  'reward',
  'difficulty',
  'upgrade',
  'sale',
  'supply',
  'sparrowUpgrade',
  'improvement',
  'trauma',
  'travel',
  'byHand',
  'catchUp',
] as const
export type CreditReason = (typeof creditReasons)[number]

/** How an upgrade card came to the squad. */
export const upgradeSources = ['start', 'market', 'reward', 'ship', 'hand'] as const
export type UpgradeSource = (typeof upgradeSources)[number]

/** Readings of unclear rules that a table may set otherwise, as far as they concern what happens between battles. */
export const rulingKeys = ['traumaTrack', 'marketOwned', 'resaleAtPaid'] as const

/** Commands that book what was played; the title of any other says all that it did. */
export const outcomeCommands = ['finishScenario', 'skipWorld', 'endTrip', 'gain'] as const
export const isOutcomeCommand = (type: string): boolean => outcomeCommands.some((one) => one === type)

/** What a line of the chronicle is about; readers narrow the chronicle by it. */
export const chronicleKinds = ['scenario', 'fight', 'travel', 'world', 'market', 'squad', 'note'] as const
export type ChronicleKind = (typeof chronicleKinds)[number]
