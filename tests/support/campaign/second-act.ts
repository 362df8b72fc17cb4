// The sheets of two cadets of the training sector in act 2, filled in over the form of a campaign that has just been founded.
import type { CatchUpForm } from '../../../shared/games/akarios/campaign/catch-up.ts'

const hex = (tree: string, id: string, halves: 1 | 2) => ({ tree, hex: id, halves })
const fit = (
  place: CatchUpForm['seats'][number]['fits'][number]['place'],
  kind: 'weapon' | 'engine',
  card: string,
) => ({
  place,
  kind,
  card,
})
const ability = (card: string) => ({ place: 'pilotAbility', kind: 'pilotAbility', card }) as const

export const secondAct = (blank: CatchUpForm): CatchUpForm => ({
  ...blank,
  act: 2,
  difficulty: 'medium',
  chart: 5,
  boosts: 1,
  achievements: ['First wings', 'Friends at the harbour'],
  scenarios: [
    { number: 901, kind: 'fight', outcome: 'success' },
    { number: 902, kind: 'fight', outcome: 'success' },
    { number: 903, kind: 'story', outcome: 'read' },
    { number: 904, kind: 'fight', outcome: 'failure' },
  ],
  stickers: [
    { number: 902, system: 'tern-reach', x: 3, y: 2, kind: 'primary' },
    { number: 905, system: 'tern-reach', x: 6, y: 2, kind: 'primary' },
  ],
  sparrow: { system: 'tern-reach', location: 905, supply: 7, upgrades: ['shield-loom'], fitted: ['shield-loom'] },
  seats: [
    {
      seat: 1,
      pilot: 'ines-calder',
      ship: 'heron',
      credits: 11,
      stress: 2,
      fits: [
        fit('weapon-1', 'weapon', 'practice-lance'),
        fit('weapon-2', 'weapon', 'rivet-gun'),
        fit('engine-1', 'engine', 'glide'),
        ability('hold-your-breath'),
        { place: 'tech-1', kind: 'coPilot', card: 'pip' },
      ],
    },
    {
      seat: 2,
      pilot: 'bram-oduya',
      ship: 'gannet',
      credits: 4,
      stress: 0,
      fits: [fit('weapon-1', 'weapon', 'bell-cannon'), fit('engine-1', 'engine', 'shoulder'), ability('field-patch')],
    },
  ],
  pilots: [
    {
      pilot: 'ines-calder',
      flown: true,
      trauma: 2,
      points: 5,
      marks: [hex('nerve', 'first', 2), hex('nerve', 'second', 2)],
    },
    {
      pilot: 'bram-oduya',
      flown: true,
      trauma: 0,
      points: 5,
      marks: [hex('aim', 'first', 2), hex('craft', 'first', 1)],
    },
  ],
  ships: [
    { ship: 'heron', flown: true, points: 1, bought: 1, marks: ['plates'] },
    { ship: 'gannet', flown: true, points: 0, bought: 0, marks: [] },
  ],
  cards: [...blank.cards, { upgrade: 'rivet-gun', seat: 1, count: 1 }],
  coPilots: ['pip'],
  markets: [
    {
      number: 921,
      name: 'Chandlers’ Quay',
      sells: [{ kind: 'engine', first: 1, last: 6 }],
      supply: 2,
      improvement: null,
      trauma: null,
    },
  ],
  notes: 'Ben owes the bank a favour',
})
