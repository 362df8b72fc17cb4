// English: words of the game that several screens use.
import type { Difficulty } from '../../../shared/contract/calls/campaign.ts'
import { englishCount } from '../plural.ts'

const difficulties: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  medium: 'Medium',
  hard: 'Hard',
  'very-hard': 'Very Hard',
  insane: 'Insane',
  abyss: 'Abyss',
}

export const game = {
  squad: 'Squad',
  seat: (p: { number: number }) => `Seat ${p.number}`,
  pilot: 'Pilot',
  ship: 'Ship',
  callSign: 'Call sign',
  deck: 'Starting deck',
  deckNamed: (p: { label: number }) => `Deck ${p.label}`,
  scenario: (p: { number: number }) => `Scenario ${String(p.number).padStart(3, '0')}`,
  heldBy: 'Held by',
  pilotIn: (p: { pilot: string; ship: string }) => `${p.pilot} in the ${p.ship}`,
  nobodyChosen: 'Choose at least one pilot.',
  onPage: (p: { page: number }) => `page ${p.page} of the scenario book`,
  tracks: { hull: 'Hull', shield: 'Shield', stress: 'Stress', supply: 'Supply', round: 'Round', effects: 'Effects' },
  difficulty: 'Difficulty',
  difficulties,
  asPrinted: 'Enemies as printed',
  enemies: (p: { changes: string }) => `Enemies: ${p.changes}`,
  hullShift: (p: { by: string }) => `hull ${p.by}`,
  shieldShift: (p: { by: string }) => `shield ${p.by}`,
  damageShift: (p: { by: string }) => `damage ${p.by}`,
  bonus: (p: { count: number }) =>
    englishCount(p.count, { one: 'success pays # credit a pilot', other: 'success pays # credits a pilot' }),
  ironman: 'Ironman',
  ironmanRules: {
    hits: 'No weapon or engine can be damaged to ignore a hit.',
    immunities: 'Every enemy is immune as its elite side says, regular ones too.',
    ships: 'A ship at 0 hull is lost with its own cards and all that is fitted to it. Its pilot ejects.',
    pilots: 'A pilot at 0 health in a world dies.',
    comeback: 'What was lost can only come back as new.',
    energy: 'Each pilot enters a world with 2 less energy.',
    supply: 'Each supply for the Sparrow costs 2 more credits per pilot.',
  },
}
