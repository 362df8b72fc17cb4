// A fight with real dice and real decks: ticked on the bridge, told by keyboard alone, taken back as one step each.
import { expect, test } from './fixtures.ts'
import { barriers, call, clipped } from './hosts/screens.ts'

test('[PA-002] real dice and combat cards are ticked on the bridge and told by keyboard', async ({ app, page }) => {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const squad = { squad: 'Range Squad', seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call(app, 'campaign.create', squad)
  await page.goto(`${app.address}#/campaign/${campaign}/bridge`)
  const things = page.getByRole('group', { name: 'Real dice and cards' })
  await things.getByRole('checkbox', { name: 'Ines Calder: dice' }).press('Space')
  await things.getByRole('checkbox', { name: 'Combat cards' }).press('Space')
  expect(await barriers(page)).toEqual([])
  const mission = page.getByRole('listitem').filter({ hasText: 'First Range' })
  await mission.getByRole('button', { name: 'Start the fight' }).press('Enter')

  const question = page.getByRole('region', { name: 'Question' })
  const heading = question.getByRole('heading')
  await expect(heading).toContainText('Where does Heron begin?')
  for (const key of ['1', 'Enter']) await page.keyboard.press(key)
  await expect(heading).toContainText('Which way does Heron look?')
  for (const key of ['1', 'Enter']) await page.keyboard.press(key)

  await expect(heading).toContainText('Ines Calder: what does die 1 of 4 show?')
  for (const key of ['1', '2', 'Escape', '3', '3']) await page.keyboard.press(key)
  await expect(heading).toContainText('die 4 of 4')
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  await page.keyboard.press('2')
  await expect(heading).toContainText('Roll again?')

  // A slip of the finger is one undo: the roll is asked for again.
  await expect(
    page.getByRole('button', { name: /Undo: Ines Calder rolled move, wild, wild,? and attack/ }),
  ).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(heading).toContainText('die 1 of 4')
  for (const key of ['1', '2', '3', '2']) await page.keyboard.press(key)
  await expect(heading).toContainText('Roll again?')
  await page.keyboard.press('Enter')
  await expect(heading).toContainText('Who does what?')
  for (const key of ['0', 'Enter']) await page.keyboard.press(key)

  await expect(heading).toContainText('Which card was drawn: combat cards of')
  await expect(question).toContainText('Shuffle it before you draw.')
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  const drawn = await heading.innerText()
  for (const key of ['1', 'Enter']) await page.keyboard.press(key)
  await expect(heading).not.toHaveText(drawn)
})
