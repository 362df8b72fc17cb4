// English: the palette that finds by name.
import { englishCount } from '../plural.ts'

export const search = {
  title: 'Search',
  placeholder: 'An action, a place, a card, a rule',
  nothing: 'Nothing goes by these words. Fewer letters find more.',
  count: (p: { count: number }) => englishCount(p.count, { one: '# hit', other: '# hits' }),
  location: (p: { number: number; system: string }) => `Location ${p.number}, ${p.system}`,
  groups: {
    actions: 'On this screen',
    places: 'Go to',
    campaigns: 'Campaigns',
    scenarios: 'Scenarios',
    locations: 'Locations',
    cards: 'Cards',
    pilots: 'Pilots',
    ships: 'Ships',
    enemies: 'Enemies',
    rules: 'Rules',
  },
  kinds: {
    upgrades: 'Ship upgrade',
    abilities: 'Ability',
    coPilots: 'Co-pilot',
    sparrowUpgrades: 'Sparrow upgrade',
    effects: 'Combat effect',
    pilots: 'Pilot',
    ships: 'Ship',
    enemies: 'Enemy',
    missions: 'Mission',
    worlds: 'World',
    scenarios: 'Scenario',
    locations: 'Location',
  },
}
