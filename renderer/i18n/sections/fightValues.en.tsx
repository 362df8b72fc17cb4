// English: asking for printed values in the middle of a fight: where each stands, and what becomes of it.
import { englishCount } from '../plural.ts'

const regular = 'On the enemy card, on the side for regular ships.'
const elite = 'On the enemy card, on the side for elite ships.'
const card = 'On the card itself.'
const board = 'On the player board.'

export const fightValues = {
  where: {
    standees: 'Count the standees of this enemy in the box.',
    'regular-hull': regular,
    'regular-shield': regular,
    'regular-attack': regular,
    'regular-immune': regular,
    'elite-hull': elite,
    'elite-shield': elite,
    'elite-attack': elite,
    'elite-immune': elite,
    deckSize: 'Count the cards of its combat deck. What they show is asked when they are drawn.',
    deckNumber: 'On the back of its combat cards.',
    line: 'Shuffle its real combat deck and turn over the first card that has not been told yet.',
    supply: 'On the card. Without the mark for supply it is unlimited.',
    slots: card,
    moves: card,
    attacks: card,
    reach: card,
    area: card,
    dieFaces: 'Look at one action die from all sides. All are alike.',
    basicMoves: board,
    basicRotate: board,
    basicAttack: board,
  },
  kept: 'It is asked once: your pack keeps it, also when this step is undone.',
  known: 'Your pack has it already. If it is right, Enter takes it.',
  untold: 'A card that is not told yet',
  save: 'Save and go on',
  tells: 'not told yet: read it off the card',
  later: (p: { count: number }) =>
    englishCount(p.count, {
      one: '# value is asked when it is needed.',
      other: '# values are asked when they are needed.',
    }),
  now: 'Tell them now',
  nowOf: (p: { mission: string }) => `Tell them now: ${p.mission}`,
} as const
