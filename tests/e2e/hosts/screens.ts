// What specs of screens share: calls on either host, campaigns made without the form, and what may never be seen on a screen.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Input, Output } from '../../../shared/contract/contract.ts'
import type { Reply } from '../../../shared/contract/envelope.ts'
import type { CallName } from '../../../shared/contract/names.ts'
import { callDesktop } from './logbook.ts'
import type { RunningApp } from './running.ts'

const callWeb = (page: Page, name: CallName, input: unknown): Promise<Reply> =>
  page.evaluate(
    async ([call, value]) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ name: call, input: value })
      return (await (await fetch('/api/call', { method: 'POST', headers, body })).json()) as Reply
    },
    [name, input] as const,
  )

/** Makes a call as the page makes it; throws on a refusal. */
export async function call<K extends CallName>(
  { host, page }: Pick<RunningApp, 'host' | 'page'>,
  name: K,
  input: Input<K>,
): Promise<Output<K>> {
  const reply = await (host === 'web' ? callWeb : callDesktop)(page, name, input)
  if (!reply.ok) throw new Error(`${name}: ${reply.error.code} ${reply.error.key}`)
  return reply.data as Output<K>
}

const crew = [
  { pilot: 'starla', ship: 'argonaut', callSign: 'Old Oak', player: 'Mara' },
  { pilot: 'violet-ray', ship: 'merkava', callSign: 'Lantern', player: 'Jonas' },
  { pilot: 'enver', ship: 'knossis', callSign: 'Quill', player: 'Mara' },
  { pilot: 'gairdan', ship: 'invictus', callSign: 'Needle', player: 'Jonas' },
]

/** Founds a campaign with `seats` seats; answers its id. */
export async function found(app: RunningApp, squad: string, seats = 2): Promise<string> {
  const { id } = await call(app, 'campaign.create', {
    squad,
    seats: crew.slice(0, seats),
    difficulty: 'hard',
    ironman: seats > 2,
  })
  return id
}

/** Addresses of the screens that stand by themselves, and of a campaign's. */
export const screensOf = (campaign: string) =>
  ({
    library: '#/',
    newCampaign: '#/new-campaign',
    packs: '#/packs',
    entry: '#/packs/enemies/needle-drone',
    rules: '#/rules',
    rule: '#/rules/PA-029',
    settings: '#/settings',
    bridge: `#/campaign/${campaign}/bridge`,
    catchUp: `#/campaign/${campaign}/catch-up`,
    chronicle: `#/campaign/${campaign}/chronicle`,
    history: `#/campaign/${campaign}/history`,
    squad: `#/campaign/${campaign}/squad`,
    atlas: `#/campaign/${campaign}/atlas`,
    world: `#/campaign/${campaign}/world`,
  }) as const

/** Goes to a screen and waits until nothing on it is still being read. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to
  }, hash)
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('main [aria-busy=true]') === null,
  )
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA, as lines of rule and element. */
export async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Elements whose text does not fit into them, and `page` when the page itself scrolls sideways. */
export const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const tight = [...document.querySelectorAll<HTMLElement>('header *, main *')].filter((element) => {
      const { overflowX, overflowY, display, textOverflow } = getComputedStyle(element)
      if (display === 'inline' || element.clientWidth <= 2 || element.closest('svg') !== null) return false
      // The name of a step is shortened on purpose: the name and the tip of its button hold all words.
      if (textOverflow === 'ellipsis' && element.closest('button') !== null) return false
      const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return wide || high || element.getBoundingClientRect().right > root.clientWidth + 1
    })
    return [
      ...(root.scrollWidth > root.clientWidth ? ['page'] : []),
      ...tight.map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
    ]
  })

/** Texts on the screen that stand outside the brackets of the pseudo-language, without figures, names and what `known` holds. */
export const untranslated = (page: Page, known: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (names) => {
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      let bracketed = 0
      while (walker.nextNode()) {
        const node = walker.currentNode
        // What a person typed, and the keys to type, are the same in every language.
        if (node.parentElement?.closest('script, style, textarea, code') !== null) continue
        const text = node.textContent ?? ''
        let outside = ''
        for (const letter of text) {
          if (letter === '[') bracketed += 1
          else if (letter === ']') bracketed -= 1
          else if (bracketed === 0) outside += letter
        }
        const rest = names.reduce((left, name) => left.replaceAll(name, ''), outside)
        if (/\p{L}{2,}/u.test(rest)) found.push(text)
      }
      return found
      // The longest first: a name may stand inside another.
    },
    known.toSorted((one, other) => other.length - one.length),
  )
