// Which squad tries a mission by simulation, and what nobody has told yet for it. The squad is that of the mission's own pack, or of the
// nearest pack below it that has ships to begin with, as it stands on the first evening.
import type { Lack } from '../../shared/contract/calls/fight.ts'
import type { Difficulty } from '../../shared/contract/calls/campaign.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { askedLater } from '../games/akarios/campaign/asked-later.ts'
import { fightSetup, type FightWanted } from '../games/akarios/campaign/fight-setup.ts'
import type { FightSetup } from '../games/akarios/combat/index.ts'
import { firstEvening, seatsOf, type Crew } from '../games/akarios/simulator/index.ts'
import type { ContentService } from './content.ts'
import { fightWanted } from './fight-wanted.ts'
import { homePack } from './home-pack.ts'

type Packs = Pick<ContentService, 'layered' | 'packs'>

export interface Sent {
  readonly mission: string
  /** 1 to 4. */
  readonly pilots: number
  readonly difficulty: Difficulty
}

export interface SimulatedSquad {
  readonly wanted: FightWanted
  /** Everything that the fight would have to be told: nobody is there to be asked. */
  readonly lacks: readonly Lack[]
  /** Missing while something is lacking. */
  readonly setup?: FightSetup
}

/** Refused: `fight.noMission`, and `simulation.noCrew` where the packs have fewer pilots or ships to begin with. */
export function simulatedSquad(content: Packs, { mission: id, pilots, difficulty }: Sent): Outcome<SimulatedSquad> {
  const { content: all } = content.layered()
  const mission = all.missions[id]
  if (mission === undefined) return fail(refusal('not-found', 'fight.noMission', { mission: id }))
  const seats = seatsOf(crewFor(content, id), pilots)
  if (seats === undefined) return fail(refusal('refused', 'simulation.noCrew', { pilots }))
  const state = firstEvening(seats, difficulty, all)
  const wanted = fightWanted(content, { state, seats: seats.map(({ seat }) => seat), mission })
  const setup = fightSetup(wanted)
  const lacks = [...(setup.ok ? [] : setup.error), ...askedLater(wanted)]
  return ok({ wanted, lacks, ...(setup.ok && lacks.length === 0 ? { setup: setup.value } : {}) })
}

/** Pilots and ships that a campaign may begin with. */
function crewFor(content: Packs, mission: string): Crew {
  const { content: all } = content.layered()
  const startersOf = (kind: 'pilots' | 'ships', home: string): readonly string[] => {
    // As the pack lists them, and then what its owner has added.
    const listed = content.packs.flatMap(({ entries }) => entries[kind].map(({ entry }) => entry.id))
    const known = new Set([...listed, ...Object.keys(all[kind])])
    return [...known].filter((id) => all[kind][id]?.start === true && homePack(content, kind, id) === home)
  }
  const below = packsBelow(content, homePack(content, 'missions', mission))
  const home = content.packs
    .map(({ manifest }) => manifest.id)
    .findLast((pack) => below.has(pack) && startersOf('ships', pack).length > 0)
  return home === undefined
    ? { pilots: [], ships: [] }
    : { pilots: startersOf('pilots', home), ships: startersOf('ships', home) }
}

/** The pack itself and all that it requires. */
function packsBelow({ packs }: Packs, top: string | undefined): ReadonlySet<string> {
  const below = new Set<string>()
  const wanted = top === undefined ? [] : [top]
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    if (below.has(id)) continue
    below.add(id)
    wanted.push(...(packs.find(({ manifest }) => manifest.id === id)?.manifest.requires ?? []))
  }
  return below
}
