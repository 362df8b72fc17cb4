// From a key to the drawn result, and from nothing to the first screen: the built app in Chromium, with a fight of four pilots
// against eight enemies. Beside the start stands a program that serves one line of text to the same browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { atMost, within } from '../comparison.mjs'
import { inTurn } from '../measure.mjs'
import { beginOn, openBrowser, startProgram } from '../support/program.mjs'

const size = { width: 1280, height: 800 }

/** Runs in the page: promises the milliseconds from a key to the frame that shows something else in the panel of questions. */
function watchForNext() {
  const asked = () => document.querySelector('section[aria-label=Question]')?.textContent
  const before = asked()
  let pressed = 0
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
  window.drawn = new Promise((resolve) => {
    const look = new MutationObserver(() => {
      if (asked() === undefined || asked() === before) return
      look.disconnect()
      requestAnimationFrame(() => {
        // A task after the frame's own work: what it shows has been laid out and painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - pressed)
        port2.postMessage(undefined)
      })
    })
    look.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** Runs in the page: until nothing has changed in it for a while. */
const settled = () =>
  new Promise((resolve) => {
    const quiet = 250
    let timer = setTimeout(resolve, quiet)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, quiet)
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  })

/** Presses the keys that lead to an answer, then Enter. Microseconds from Enter to the drawn result, which must be a move. */
async function take(page, fight, ...keys) {
  await page.evaluate(settled)
  const { version } = await fight.look()
  for (const key of keys) await page.keyboard.press(key)
  await page.evaluate(watchForNext)
  await page.keyboard.press('Enter')
  const drawn = await page.evaluate(() => window.drawn)
  if ((await fight.look()).version === version) throw new Error(`${keys.join(', ')} and Enter have moved nothing`)
  return drawn * 1000
}

/** In each round one die is rolled again and the last pilot's pass begins the enemy phase, both on the page. */
async function playOn(page, program, rounds) {
  const taken = { rolled: [], phase: [] }
  let fight
  let isRolled = false
  while (taken.phase.length < rounds) {
    const { wait } = (await fight?.look()) ?? {}
    if (wait?.kind !== 'ask') {
      fight = await beginOn(program)
      await page.goto(new URL(`/#/campaign/${fight.campaign}/play/${fight.play}`, program.link).href)
      await page.locator('section[aria-label=Question]').waitFor()
    } else if (wait.question.type === 'reroll' && !isRolled) {
      isRolled = true
      taken.rolled.push(await take(page, fight, '2', 'Enter', '1'))
    } else if (wait.question.type === 'act' && wait.question.passes.length === 1) {
      isRolled = false
      await fight.refill()
      taken.phase.push(await take(page, fight, '0'))
    } else await fight.answer()
  }
  return taken
}

/** Serves one line of text, and says when it is ready. */
const emptyProgram =
  "require('node:http').createServer((_, answer) => answer.end('ready')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })"

/** Opens a page in a context of its own and closes it again once `shown` has come about. */
async function openPage(browser, address, shown) {
  const context = await browser.newContext({ viewport: size })
  const page = await context.newPage()
  await page.goto(address)
  await shown(page)
  await context.close()
}

const starts = (browser) => ({
  ours: async () => {
    const program = await startProgram()
    await openPage(browser, program.link, (page) => page.getByRole('heading', { level: 1 }).waitFor())
    await program.stop()
  },
  empty: async () => {
    const program = spawn(process.execPath, ['-e', emptyProgram], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [port] = await once(program.stdout, 'data')
    await openPage(browser, `http://127.0.0.1:${String(port).trim()}`, (page) => page.getByText('ready').waitFor())
    program.kill()
    await once(program, 'exit')
  },
})

/** Figures that so many of a hundred stay under. */
const share = (numbers, of) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor((numbers.length * of) / 100))]

const drawn = (what, figures) => [
  atMost(`${what}, median`, share(figures, 50), { gate: 50_000 }),
  atMost(`${what}, 99 of 100`, share(figures, 99), { gate: 150_000 }),
]

export async function measure({ times }) {
  const browser = await openBrowser()
  const program = await startProgram()
  try {
    const page = await (await browser.newContext({ viewport: size })).newPage()
    await page.goto(program.link)
    const warm = await playOn(page, program, 3)
    const { rolled, phase } = await playOn(page, program, times / 2)
    const { ours, empty } = await inTurn(starts(browser), Math.max(3, times / 8))
    return [
      ...drawn('a die rolled again', rolled),
      ...drawn('an enemy phase of eight', phase),
      atMost('the first enemy phase after the start', warm.phase[0]),
      within('from nothing to the first screen', ours, ['a program and page of one line', empty], { aim: 1.5 }),
    ]
  } finally {
    await browser.close()
    await program.stop()
  }
}
