// The fights that are pictured, each brought by calls to a moment that hangs on no luck.

export const seat = (player, pilot, ship, callSign) => ({ player, pilot, ship, callSign })

const crew = [
  seat('Ada', 'ines-calder', 'heron', 'Ink'),
  seat('Ben', 'bram-oduya', 'gannet', 'Bell'),
  seat('Cleo', 'wren-halloway', 'plover', 'Kite'),
  seat('Dan', 'tomas-reyl', 'curlew', 'Slate'),
]

/** The screen of a fight that was prepared under this name. */
export const fightAt =
  (name) =>
  ({ [name]: of }) =>
    `#/campaign/${of.campaign}/play/${of.play}`

/** A fight under way, moved by calls. */
function moved(call, of) {
  const send = async (name, who, what) => {
    const { version } = await call('play.view', of)
    await call(name, { ...of, version, seat: who, ...what })
  }
  const answer = (who, what) => send('play.submit', who, { answer: what })
  const hand = async (...changes) => {
    for (const change of changes) await send('play.hand', 'table', { change })
  }
  /** Places and rolls, the first way each time, until the pilots act. */
  const settle = async () => {
    const { question } = (await call('play.view', of)).wait
    if (question.type === 'act') return
    if (question.type === 'place')
      await answer(question.seat, { type: 'place', place: 0, facing: question.places[0].facings[0] })
    else await answer(question.pilots[0].seat, { type: 'reroll', seat: question.pilots[0].seat, how: 'keep', dice: [] })
    await settle()
  }
  const enemies = async () => (await call('play.view', of)).view.ships.filter(({ kind }) => kind === 'enemy')
  return { of, answer, hand, settle, enemies }
}

/** A campaign of these seats with this fight begun. */
async function begun(call, squad, seats, mission, tabletop = 'board') {
  const { id: campaign } = await call('campaign.create', { squad, difficulty: 'normal', ironman: false, seats })
  const { play } = await call('fight.start', { campaign, mission, seats: seats.map((_, at) => at + 1), tabletop })
  return moved(call, { campaign, play })
}

const facesOf = (who, ...faces) => faces.map((face, die) => ({ type: 'setDie', seat: who, die, face, spent: false }))

/** The fight of the history at its first attack: the ship placed, dice and drones by hand. */
export async function aimed({ call, known }) {
  const { plays } = await call('play.list', { campaign: known.fought })
  const { of, answer, hand, enemies } = moved(call, { campaign: known.fought, play: plays[0].id })
  await answer('p1', { type: 'place', place: 4, facing: 0 })
  await answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] })
  const [first, second] = await enemies()
  await hand(
    ...facesOf('p1', 'attack', 'move', 'wild', 'attack'),
    { type: 'placeShip', ship: first.id, at: { q: 4, r: 2 }, facing: 3 },
    { type: 'placeShip', ship: second.id, at: { q: 6, r: 1 }, facing: 4 },
  )
  known.aimed = of
}

/** The drones turn, move and attack in their next turn. */
const rushNext = {
  ...{ type: 'moveCard', card: 'rush' },
  ...{ from: 'combat:needle-drone', fromPart: 'unseen' },
  ...{ to: 'combat:needle-drone', toPart: 'top' },
}

/** The fight of the first attack, before a turn of the drones that asks nothing. */
export const beforeRush = ({ call, known }) => moved(call, known.aimed).hand(rushNext)

/** A fight on the real table while the first drone attacks: one answer is held, and its arc stands beside the question. */
export async function onTable({ call, known }) {
  const { of, answer, hand } = await begun(call, 'The Long Table', crew.slice(0, 3), 'first-range', 'table')
  await hand(rushNext)
  for (const who of ['p1', 'p2', 'p3']) await answer(who, { type: 'reroll', seat: who, how: 'keep', dice: [] })
  for (const who of ['p1', 'p2', 'p3']) await answer(who, { type: 'act', seat: who, pay: null })
  // Nearest, the whole way, nearest again.
  await answer('table', { type: 'choose', chosen: ['p2'] })
  await answer('table', { type: 'path', end: 0 })
  await answer('table', { type: 'choose', chosen: ['p2'] })
  known.table = of
}

/** All four pilots, one of them out, among eight enemies with effects: the fullest that a screen gets. */
export async function crowded({ call, known }) {
  const { of, hand, settle, enemies } = await begun(call, 'Full House', crew, 'first-range')
  await settle()
  await hand({ type: 'spawnWave', wave: 'second-class' })
  await settle()
  const drones = await enemies()
  await hand(...drones.slice(8).map(({ id: ship }) => ({ type: 'removeShip', ship })))
  for (const who of ['p1', 'p2', 'p3', 'p4']) await hand(...facesOf(who, 'attack', 'move', 'wild', 'stress'))
  const spots = [
    { at: { q: 3, r: 3 }, facing: 3 },
    { at: { q: 5, r: 3 }, facing: 3 },
    { at: { q: 6, r: 1 }, facing: 4 },
    { at: { q: 1, r: 5 }, facing: 2 },
  ]
  await hand(...spots.map((spot, at) => ({ type: 'placeShip', ship: drones[at].id, ...spot })))
  await hand(
    { type: 'removeShip', ship: 'p4' },
    { type: 'setTrack', ship: 'p2', track: 'stress', value: 4 },
    { type: 'addEffect', ship: drones[1].id, effect: 'slow' },
    { type: 'addEffect', ship: drones[1].id, effect: 'targetLock' },
    { type: 'addEffect', ship: 'p1', effect: 'radarJam' },
  )
  known.crowd = of
}

/** The Sparrow, hit, among tugs: one tug is destroyed, and a pilot is unconscious. */
export async function withSparrow({ call, known }) {
  const { of, hand, settle, enemies } = await begun(call, 'Tower Watch', crew.slice(0, 3), 'tug-of-war')
  await settle()
  const [first, second, third] = await enemies()
  for (const who of ['p1', 'p2', 'p3']) await hand(...facesOf(who, 'attack', 'move', 'wild', 'stress'))
  await hand(
    { type: 'placeShip', ship: first.id, at: { q: 3, r: 3 }, facing: 2 },
    { type: 'placeShip', ship: third.id, at: { q: 6, r: 1 }, facing: 4 },
    { type: 'removeShip', ship: second.id },
    { type: 'setTrack', ship: 'sparrow', track: 'hull', value: 11 },
    { type: 'setTrack', ship: 'p1', track: 'hull', value: 3 },
    { type: 'setTrack', ship: 'p1', track: 'stress', value: 6 },
    { type: 'removeShip', ship: 'p2' },
    { type: 'addEffect', ship: first.id, effect: 'targetLock' },
  )
  known.sparrow = of
}

/** Four objectives at once, rounds and waves to come, on the way to the first round's end. */
export async function withBoat({ call, known }) {
  const { of, hand, settle } = await begun(call, 'Last Watch', crew.slice(0, 2), 'last-boat-out')
  await settle()
  await hand({ type: 'setTrack', ship: 'marker:life-boat', track: 'hull', value: 1 })
  known.boat = of
}

/** The enemies' turn at its second step; what was passed for the picture before is taken back first. */
export async function lookAtEnemies(page) {
  const question = page.getByRole('region', { name: 'Question' })
  const undo = page.getByRole('button', { name: /^Undo/ })
  if (/passes/.test(await undo.innerText())) await undo.click()
  // The first touch points at it, the second takes it.
  await question.getByRole('button', { name: /^0 Pass/ }).dblclick()
  await question.getByText('step 1 of').waitFor()
  await question.getByRole('button', { name: /^Next/ }).click()
  await question.getByText('step 2 of').waitFor()
}

/** What the lance may come to. */
export async function lookAtLance(page) {
  await page
    .getByRole('region', { name: 'Question' })
    .getByRole('button', { name: /Practice Lance/ })
    .focus()
  await page.getByText('on average').first().waitFor()
}
