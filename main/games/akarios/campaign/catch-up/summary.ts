// What the log says of a catch-up: one line as its title, what stands on the sheets below it, and what was taken as played so.
import type { Note } from '../../../../../shared/kernel/note.ts'
import { balanceOf } from '../credits.ts'
import { named, namedSeat } from '../naming.ts'
import { pilotOf, shipOf } from '../rows.ts'
import { hexesMarked } from '../ship-marks.ts'
import { halvesMarked } from '../skill-gains.ts'
import type { CampaignState } from '../state.ts'
import type { CampaignContent } from '../work.ts'
import type { Breach } from './breach.ts'

export const titleOfCatchUp = ({ squad, scenarios }: CampaignState): Note => ({
  key: 'akarios.camp.catchUp',
  args: { act: squad.act, scenarios: scenarios.length },
})

/** Line by line: the story, the map, the squad's cards, each seat, each ship that was improved. */
export function summaryOf(state: CampaignState, { all }: CampaignContent): readonly Note[] {
  const note = (key: string, args: Note['args']): Note => ({ key: `akarios.camp.told.${key}`, args })
  const { squad, standing, scenarios } = state
  const count = (outcome: (typeof scenarios)[number]['outcome']) =>
    scenarios.filter((row) => row.outcome === outcome).length
  return [
    note('story', {
      act: squad.act,
      won: count('success'),
      lost: count('failure'),
      read: count('read'),
      achievements: state.achievements.length,
    }),
    note('map', {
      locations: state.stickers.length,
      markets: state.markets.length,
      supply: standing.supply,
    }),
    note('squad', { chart: standing.chart, boosts: standing.boosts }),
    note('cards', {
      upgrades: state.upgrades.length,
      fitted: state.fits.filter(({ owned }) => owned !== null).length,
      onSparrow: state.sparrowUpgrades.length,
      coPilots: state.coPilots.length,
    }),
    ...state.seats.map(({ seat, player, pilot, ship }) => {
      const { trauma, points } = pilotOf(state, pilot)
      return note('seat', {
        player: namedSeat({ seat, player }),
        pilot: named(all, 'pilots', pilot),
        ship: named(all, 'ships', ship),
        credits: balanceOf(state, seat),
        trauma,
        marked: halvesMarked(state, pilot),
        points,
      })
    }),
    ...state.ships.flatMap(({ ship }) => {
      const { points, bought } = shipOf(state, ship)
      const marked = hexesMarked(state, ship).length
      return points === 0 ? [] : [note('ship', { ship: named(all, 'ships', ship), marked, points, bought })]
    }),
  ]
}

/** The refusal that the table plays without: its own sentence stands in the log. */
export const playedSo = ({ key, args, name }: Breach): Note => ({
  key: `akarios.playedSo.${key.replace('camp.', '')}`,
  args: { ...args, ...(name === '' || Object.values(args).includes(name) ? {} : { at: name }) },
})
