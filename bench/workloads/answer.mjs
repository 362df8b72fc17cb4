// P18: a call of the page over the loopback server, from the request to the parsed answer, beside the bare round trip of as many
// bytes to a child process and over a bare server. Electron's own channel needs Electron: this is the host that runs everywhere.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { within } from '../comparison.mjs'
import { inTurn, sink } from '../measure.mjs'
import { beginOn, startProgram } from '../support/program.mjs'

/** Sends back what it is asked for, once it has been parsed. */
const echo = new URL('../support/echo.mjs', import.meta.url)
const echoServer = new URL('../support/echo-server.mjs', import.meta.url)

export async function measure({ times }) {
  const program = await startProgram()
  const child = fork(echo)
  const server = fork(echoServer)
  try {
    const fight = await beginOn(program)
    const view = await fight.look()
    const settings = await program.call('settings.get', {})
    const trip = async (answer) => {
      child.send(answer)
      const [back] = await once(child, 'message')
      sink.value += Object.keys(back).length
    }
    const [port] = await once(server, 'message')
    const headers = { 'content-type': 'application/json' }
    const fetched = async (answer) => {
      const reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: JSON.stringify(answer) })
      sink.value += Object.keys(await reply.json()).length
    }
    const took = await inTurn(
      {
        small: () => program.call('settings.get', {}),
        smallTrip: () => trip(settings),
        smallBare: () => fetched(settings),
        view: () => fight.look(),
        viewTrip: () => trip(view),
        viewBare: () => fetched(view),
      },
      10 * times,
    )
    const kilobytes = Math.round(JSON.stringify(view).length / 1000)
    return [
      within('the settings', took.small, ['child process', took.smallTrip], { aim: 3 }),
      within('the settings', took.small, ['bare server', took.smallBare]),
      within(`a fight's view of ${kilobytes} kB`, took.view, ['child process', took.viewTrip], { aim: 3 }),
      within(`a fight's view of ${kilobytes} kB`, took.view, ['bare server', took.viewBare]),
    ]
  } finally {
    child.kill()
    server.kill()
    await program.stop()
  }
}
