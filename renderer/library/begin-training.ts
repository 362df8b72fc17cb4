// The quickest way into a fight: a squad of cadets with the names they come with, and the first mission that lacks nothing.
import { deckLabels } from '../../shared/contract/choices.ts'
import { call } from '../api/client.ts'
import type { Screen } from '../screens.ts'

/** The pack that can be played without the box. */
export const trainingPack = 'training-sector'

export interface Cadets {
  /** Pilots in play, 1 to 4; each is held by a person of its own. */
  readonly pilots: number
  readonly squad: string
  /** What a person is called until somebody says otherwise; people count from 1. */
  readonly personName: (person: number) => string
}

/** Founds the campaign and begins its fight; where no mission can begin, the bridge says why. Throws `CallRefused`. */
export async function beginTraining({ pilots, squad, personName }: Cadets): Promise<Screen> {
  const roster = await call('campaign.roster', { pack: trainingPack })
  const seats = deckLabels.slice(0, pilots).flatMap((deck, place) => {
    const pilot = roster.pilots[place]
    const ship = roster.ships[place]
    if (pilot === undefined || ship === undefined) return []
    const callSign = firstWord(pilot.name)
    return [{ player: personName(deck), pilot: pilot.id, ship: ship.id, callSign, deck }]
  })
  const { id: campaign } = await call('campaign.create', { squad, seats, difficulty: 'normal', ironman: false })
  const { missions } = await call('fight.missions', { campaign })
  const [mission] = missions
    .filter(({ lacks }) => lacks.length === 0)
    .toSorted((one, other) => one.scenario - other.scenario)
  if (mission === undefined) return { name: 'bridge', campaign }
  const flying = seats.map((_, place) => place + 1)
  const { play } = await call('fight.start', { campaign, mission: mission.id, seats: flying, tabletop: 'board' })
  return { name: 'play', campaign, play }
}

const firstWord = (name: string) => name.split(' ')[0] ?? name
