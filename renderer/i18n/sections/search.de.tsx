// German: the palette that finds by name.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { search as english } from './search.en.tsx'

export const search: TranslationOf<typeof english> = {
  title: 'Suchen',
  placeholder: 'Eine Aktion, ein Ort, eine Karte, eine Regel',
  nothing: 'Nichts heißt so. Mit weniger Buchstaben findet ihr mehr.',
  count: (p) => germanCount(p.count, { one: '# Treffer', other: '# Treffer' }),
  location: (p) => `Ort ${p.number}, ${p.system}`,
  groups: {
    actions: 'Auf dieser Seite',
    places: 'Gehe zu',
    campaigns: 'Kampagnen',
    scenarios: 'Szenarien',
    locations: 'Orte',
    cards: 'Karten',
    pilots: 'Piloten',
    ships: 'Schiffe',
    enemies: 'Gegner',
    rules: 'Regeln',
  },
  kinds: {
    upgrades: 'Schiffskarte',
    abilities: 'Fähigkeit',
    coPilots: 'Kopilot',
    sparrowUpgrades: 'Verbesserung der Sparrow',
    effects: 'Kampfeffekt',
    pilots: 'Pilot',
    ships: 'Schiff',
    enemies: 'Gegner',
    missions: 'Mission',
    worlds: 'Welt',
    scenarios: 'Szenario',
    locations: 'Ort',
  },
}
