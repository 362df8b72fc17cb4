// What is pictured: the screens in the order in which their data grows. `prepare` makes data through calls, `address` is the part
// after the origin, `act` does what a person would do before looking.

const seat = (player, pilot, ship, callSign) => ({ player, pilot, ship, callSign })

async function found({ call, known }) {
  const squads = [
    [
      'The Lantern Squad',
      'medium',
      false,
      ['starla', 'argonaut', 'Wick'],
      ['enver', 'merkava', 'Flint'],
      ['gairdan', 'invictus', 'Old Bell'],
    ],
    ['Two Chairs', 'normal', false, ['violet-ray', 'knossis', 'Plum'], ['starla', 'merkava', 'Comet']],
    ['Ironman, autumn', 'hard', true, ['enver', 'argonaut', 'Ash']],
  ]
  for (const [squad, difficulty, ironman, ...seats] of squads) {
    const { id } = await call('campaign.create', {
      squad,
      difficulty,
      ironman,
      seats: seats.map(([pilot, ship, sign], index) => seat(['Ada', 'Ben', 'Cleo'][index], pilot, ship, sign)),
    })
    known.campaign ??= id
  }
  for (const body of ['Dov at the market owes us two credits', 'Next time: bring the long table'])
    await call('notes.add', { campaign: known.campaign, body, who: 'Ada' })
}

export const scenes = [
  { name: 'library-empty', address: () => '#/' },
  { name: 'new-campaign', address: () => '#/new-campaign' },
  { name: 'library', address: () => '#/', prepare: found, readme: true },
  { name: 'library-200', address: () => '#/', textScale: 200 },
  { name: 'bridge', address: ({ campaign }) => `#/campaign/${campaign}/bridge` },
  { name: 'history', address: ({ campaign }) => `#/campaign/${campaign}/history` },
  { name: 'packs', address: () => '#/packs' },
  { name: 'settings', address: () => '#/settings' },
  { name: 'gallery', address: () => '#/gallery' },
]
