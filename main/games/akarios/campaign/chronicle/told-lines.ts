// Which lines of the log the chronicle tells, what each is about, and of whom it speaks.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import { isNamed } from '../../../../../shared/games/akarios/named.ts'
import type { ChronicleKind } from '../../../../../shared/games/akarios/campaign/words.ts'
import type { ChronicleLine } from '../../../../../shared/games/akarios/view/chronicle-view.ts'

/** An entry of the log that counts. */
export interface ToldEntry {
  readonly n: number
  /** ISO 8601. */
  readonly time: string
  readonly title: Pick<Note, 'key' | 'args'>
  readonly notes: readonly Note[]
}

/** Who sits where. */
export interface Seating {
  /** By the id of a pilot or ship in the words of `Named`. */
  readonly pilots: ReadonlyMap<string, number>
  readonly ships: ReadonlyMap<string, number>
  /** By the names of players, pilots and ships, for lines from before there were ids in them; a name may stand for several seats. */
  readonly byName: ReadonlyMap<string, readonly number[]>
}

/** What a table would tell of a fight, a trip and a visit: neither shots nor steps. By what keys begin with. */
const toldOfPlays = {
  'akarios.log.': [
    ...['waveArrived', 'shipDestroyed', 'pilotUnconscious', 'pilotTriggered', 'traumaDrawn', 'traumaDiscarded'],
    ...['enemyLeft', 'enemyNeutralized', 'markerReached', 'sparrowSaved', 'fightOver', 'byHand.endFight'],
  ],
  'akarios.travel.': [
    ...['chosen', 'supplyEmpty', 'supplyGained', 'supplyLost', 'stressGone', 'nothingHappens', 'sentElsewhere'],
    ...['eventDrawn', 'printedDrawn', 'optionTaken', 'contestWon', 'arrived', 'jumped', 'byHand'],
  ],
  'akarios.world.': [
    ...['startLaid', 'fell', 'cameBack', 'docked', 'allDocked', 'allFell', 'success', 'failure'],
    ...['stopEvent', 'succeeded', 'failed', 'entryRead', 'goesOn', 'byTable'],
  ],
} as const
const gains = ['akarios.travel.gets.', 'akarios.world.gained.']
const rounds = ['akarios.log.roundBegan', 'akarios.world.roundBegun']

const told: ReadonlySet<string> = new Set(
  Object.entries(toldOfPlays).flatMap(([begin, keys]) => keys.map((key) => begin + key)),
)
/** What keys of notes begin with of which lines are made: those told, and those that begin a round. */
export const toldKeys: readonly string[] = [...told, ...gains, ...rounds]

const isTold = ({ key }: Note): boolean => told.has(key) || gains.some((begin) => key.startsWith(begin))

/** Lines of a fight, a trip or a visit; `entries` are all of it that count, oldest first. The first one begins it. */
export function linesOfPlay(entries: Iterable<ToldEntry>, seats: Seating): ChronicleLine[] {
  const lines: ChronicleLine[] = []
  let kind: ChronicleKind = 'fight'
  let round: number | null = null
  for (const { n, time, title, notes } of entries) {
    if (lines.length === 0) {
      kind = kindOfPlay(title.key)
      lines.push({ n, time, kind, seats: [], round, says: title, follows: [] })
    }
    for (const note of notes) {
      const { key, args } = note
      if (rounds.includes(key)) round = Number(args['round'])
      if (isTold(note))
        lines.push({ n, time, kind, seats: seatsIn(args, seats), round, says: { key, args }, follows: [] })
    }
  }
  return lines
}

const kindOfPlay = (key: string): ChronicleKind =>
  key.startsWith('akarios.travel.') ? 'travel' : key.startsWith('akarios.world.') ? 'world' : 'fight'

/** A command is one line, with all that followed from it. */
export function lineOfCommand({ n, time, title, notes }: ToldEntry, seats: Seating): ChronicleLine {
  const follows = notes.map(({ key, args }) => ({ key, args }))
  const spoken = [title, ...notes].flatMap(({ args }) => seatsIn(args, seats))
  const kind = kindOfCommand(title.key)
  return { n, time, kind, seats: [...new Set(spoken)].toSorted(), round: null, says: title, follows }
}

/** By the first word of a command's key below `akarios.camp.`. */
const kindsOfCommands: Readonly<Record<string, ChronicleKind>> = {
  openScenario: 'scenario',
  beginScenario: 'scenario',
  finishScenario: 'scenario',
  skipWorld: 'scenario',
  gain: 'scenario',
  setAct: 'scenario',
  achievementMarked: 'scenario',
  achievementWiped: 'scenario',
  scout: 'travel',
  placeStickers: 'travel',
  endTrip: 'travel',
  buyCard: 'market',
  sellCard: 'market',
  buySupply: 'market',
  buySparrowUpgrade: 'market',
  sellSparrowUpgrade: 'market',
  buyImprovement: 'market',
  cutTrauma: 'market',
  tellMarket: 'market',
}
const campaignKey = 'akarios.camp.'

function kindOfCommand(key: string): ChronicleKind {
  if (key.startsWith('note')) return 'note'
  const [first = ''] = key.startsWith(campaignKey) ? key.slice(campaignKey.length).split('.') : []
  return Object.hasOwn(kindsOfCommands, first) ? (kindsOfCommands[first] ?? 'squad') : 'squad'
}

/** A fight writes seats as `p1`; commands name players, pilots and ships. */
function seatsIn(args: Note['args'], { pilots, ships, byName }: Seating): number[] {
  const one = (seat: number | undefined) => (seat === undefined ? [] : [seat])
  const found = (value: Json): readonly number[] => {
    if (Array.isArray(value)) return value.flatMap((part: Json) => found(part))
    if (isNamed(value)) {
      if (value.of === 'seat') return [Number(value.id)]
      return value.of === 'pilots' ? one(pilots.get(value.id)) : value.of === 'ships' ? one(ships.get(value.id)) : []
    }
    if (typeof value !== 'string') return []
    const seat = /^p([1-4])$/.exec(value)
    return seat === null ? (byName.get(value) ?? []) : [Number(seat[1])]
  }
  return [...new Set(Object.values(args).flatMap(found))].toSorted()
}
