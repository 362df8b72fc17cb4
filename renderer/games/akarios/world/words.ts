// Names of points and pilots, and sentences of a visit with their holes filled.
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { PointOfInterest } from '../../../../shared/games/akarios/content/world.ts'
import type { Problem } from '../../../../shared/kernel/problem.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import type { People } from '../../../i18n/sentence.ts'
import type { Texts } from '../../../i18n/texts.tsx'
import type { IconName } from '../../../ui/icons.tsx'

/** Names by seat (`p1`), as sentences of the log want them. */
export const peopleOf = ({ seats }: Pick<CampaignView, 'seats'>): People =>
  new Map(seats.map(({ seat, pilotName, shipName }) => [`p${seat}`, { pilot: pilotName, ship: shipName }]))

export const pilotIn = (people: People, seat: string): string => people.get(seat)?.pilot ?? seat

/** Id of the ship of a seat (`p1`), for its drawing. */
export const shipOf = (seats: CampaignView['seats'], seat: string): string =>
  seats.find((one) => `p${one.seat}` === seat)?.ship ?? ''

export function pointName({ world }: Texts, point: PointOfInterest): string {
  switch (point.type) {
    case 'move':
      return world.doorTo({ number: point.card, direction: world.directions[point.direction] })
    case 'skillCheck':
      return world.checkOf({ skill: world.skills[point.skill], number: point.number })
    default:
      return world.pointOf({ kind: world.points[point.type], number: point.number })
  }
}

export const pointIcon = (point: PointOfInterest): IconName =>
  point.type === 'skillCheck'
    ? `sk-${point.skill}`
    : ({ move: 'poi-move', investigate: 'poi-look', dock: 'poi-dock' } as const)[point.type]

/** The keys of a table of words, in the order of the catalogue. */
export const keysOf = <K extends string>(table: Readonly<Record<K, string>>): K[] => Object.keys(table) as K[]

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const fill = (sentence: string, args: Readonly<Record<string, unknown>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, hole: string) => {
    const value = args[hole]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })

/** A question; an unknown one shows its key. */
export const asked = (
  { world }: Texts,
  { key, args }: { readonly key: string; readonly args: Readonly<Record<string, unknown>> },
): string => fill(own(world.asks, key) ?? key, args)

/** Why an answer was not taken. */
export function problemText(texts: Texts, { key, args = {} }: Problem): string {
  const sentence = own(texts.world.refused, key)
  return sentence === undefined ? refusalText(texts, { code: 'refused', key, args }) : fill(sentence, args)
}
