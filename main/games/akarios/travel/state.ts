// A trip under way: what the Sparrow and its pilots have now, how far it has come, and what it waits for.
import type { Reward } from '../../../../shared/games/akarios/content/reward.ts'
import type { TravelSetup } from './setup.ts'

/** What comes next; each has its code in `stages/`. */
export type Stage =
  | { is: 'choose' }
  | { is: 'roll' }
  /** The die has shown `face`, 0 to 5, and nobody has told the app the legend. */
  | { is: 'legend'; face: number }
  | { is: 'legendAmount'; face: number; what: 'supply' | 'stress' | 'credits' | 'scenario' }
  | { is: 'draw' }
  /** A printed card lies on the table. */
  | { is: 'printed' }
  | { is: 'printedChoice' }
  | { is: 'printedResult' }
  | { is: 'option' }
  /** Action dice of these seats, to see who decides. */
  | { is: 'contest'; seats: string[] }
  | { is: 'decide'; seat: string }
  /** Somebody alone gets these, and what follows them. */
  | { is: 'finder'; rewards: Reward[] }
  | { is: 'jump' }
  | { is: 'over' }

export type TravelState = {
  setup: TravelSetup
  supply: number
  seats: TravelSetup['seats']
  at: TravelSetup['at']
  /** Number of the location chosen. */
  to: number | null
  paid: boolean
  /** Throws of the six-sided die, and the last one: 0 to 5. */
  rolls: number
  face: number | null
  /** Ids of event cards, sorted; null where people draw printed ones. */
  pile: string[] | null
  used: string[]
  card: string | null
  /** Place of the option taken, from 0. */
  option: number | null
  contests: number
  contest: { seat: string; stress: number }[]
  achievements: string[]
  /** What the campaign gets, in order, besides supply and stress. */
  rewards: Reward[]
  finder: string | null
  /** Scenario that the legend sends the squad to before it arrives. */
  instead: number | null
  stage: Stage
}
