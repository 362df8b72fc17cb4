// Every part in its states: clean for screen readers, nothing cut at any text size, and every popup inside the window.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { barriers, clipped } from './hosts/screens.ts'

const sizes = [100, 200, 300] as const

async function open(page: Page, theme: 'Night' | 'Paper', size: number) {
  await page.evaluate(() => {
    window.location.hash = '#/gallery'
  })
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
  await page.getByText('Reading campaigns').waitFor()
  await page.getByRole('radio', { name: theme, exact: true }).check()
  await page.getByRole('radio', { name: 'None', exact: true }).check()
  const slider = page.getByRole('slider', { name: 'Text size' })
  await slider.focus()
  await slider.press('Home')
  for (let now = 100; now < size; now += 25) await slider.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`--scale: ${String(size / 100)};`))
}

/** What a part opens, told by the box that must lie in the window. */
const popups: Readonly<Record<string, { open: (page: Page) => Promise<void>; box: string }>> = {
  menu: { open: (page) => page.getByRole('button', { name: 'More', exact: true }).click(), box: '[role=menu]' },
  select: {
    open: (page) => page.getByRole('combobox', { name: 'Difficulty' }).click(),
    box: '[class*=popup]:has([role=option])',
  },
  combobox: {
    open: (page) => page.getByRole('combobox', { name: 'Scenario' }).click(),
    box: '[role=dialog]:has([role=option])',
  },
  dialog: { open: (page) => page.getByRole('button', { name: 'Rename…' }).click(), box: '[role=dialog]' },
  question: {
    open: (page) => page.getByRole('button', { name: 'Delete for good…' }).click(),
    box: '[role=alertdialog]',
  },
  keys: { open: (page) => page.keyboard.press('?'), box: '[role=dialog]' },
}

// How much room words take does not hang on the theme.
for (const [theme, some] of [
  ['Night', sizes],
  ['Paper', [100]],
] as const)
  for (const size of some)
    test(`the parts in ${theme} at ${String(size)} % are clean, and nothing is cut`, async ({ page }) => {
      await open(page, theme, size)
      expect(await barriers(page)).toEqual([])
      expect(await clipped(page)).toEqual([])
    })

/** Opens each popup in turn, looks at its box, and closes it with Escape. */
async function eachPopup(page: Page, look: (name: string, box: Locator) => Promise<void>) {
  for (const [name, popup] of Object.entries(popups)) {
    await popup.open(page)
    const box = page.locator(popup.box).filter({ visible: true }).last()
    await box.waitFor()
    await look(name, box)
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
  }
}

for (const size of sizes)
  test(`what opens at ${String(size)} % lies inside the window and closes with Escape`, async ({ page }) => {
    await open(page, 'Night', size)
    await eachPopup(page, async (name, box) => {
      const { x = -1, y = -1, width = 0, height = 0 } = (await box.boundingBox()) ?? {}
      const inside = x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 800
      expect(inside, `${name}: ${String([x, y, width, height])}`).toBe(true)
    })
  })

test('what opens is clean for screen readers', async ({ page }) => {
  test.slow()
  await open(page, 'Paper', 100)
  await eachPopup(page, async (name) => expect(await barriers(page), name).toEqual([]))
})

test('the last of five thousand rows is reached with one key, also in large text', async ({ page }) => {
  await open(page, 'Night', 200)
  const list = page.getByRole('listbox', { name: 'Steps' })
  await list.focus()
  await list.press('End')
  const last = page.getByRole('option', { name: /^Step 5000:/ })
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-posinset', '5000')
  await expect(list).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '')
})

test('leaving the gallery brings back what the settings say', async ({ page }) => {
  const before = await page.locator('html').getAttribute('style')
  await open(page, 'Paper', 300)
  await page.evaluate(() => {
    window.location.hash = '#/'
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('style', before ?? '')
})
