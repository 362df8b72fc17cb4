// How the program ends: held back until everything is saved, exactly once.
import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, test, vi } from 'vitest'

interface Wire {
  app: unknown
  answers: number[]
  asked: number
}
const electron = vi.hoisted((): Wire => ({ app: undefined, answers: [], asked: 0 }))

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  class FakeApp extends Emitter {
    done: string[] = []
    quit() {
      this.done.push('quit')
    }
    exit(code: number) {
      this.done.push(`exit ${code}`)
    }
  }
  electron.app = new FakeApp()
  return {
    app: electron.app,
    dialog: {
      showMessageBox: () => {
        electron.asked += 1
        return Promise.resolve({ response: electron.answers.shift() ?? 0 })
      },
    },
  }
})

const { endWith, watchForCrashes } = await import('../../../../main/electron/ends.ts')
const app = electron.app as EventEmitter & { done: string[] }
const settled = () => new Promise((resolve) => setImmediate(resolve))

const willQuit = () => {
  const event = { prevented: false, preventDefault: () => void (event.prevented = true) }
  app.emit('will-quit', event)
  return event.prevented
}

beforeEach(() => {
  app.removeAllListeners()
  app.done.length = 0
  electron.asked = 0
})

describe('the end', () => {
  test('waits until everything is on disk, saves once, then quits for good', async () => {
    let saved: () => void = () => undefined
    let closes = 0
    const close = () => {
      closes += 1
      return new Promise<void>((resolve) => (saved = resolve))
    }
    endWith({ close }, () => undefined)
    expect(willQuit()).toBe(true)
    expect(willQuit()).toBe(true)
    await settled()
    expect(app.done).toEqual([])
    saved()
    await settled()
    expect(app.done).toEqual(['quit'])
    expect(willQuit()).toBe(false)
    expect(closes).toBe(1)
  })
  test('says so when saving failed, and ends with code 1', async () => {
    const faults: unknown[] = []
    endWith({ close: () => Promise.reject(new Error('no room')) }, (fault) => faults.push(fault))
    willQuit()
    await settled()
    expect(faults).toHaveLength(1)
    expect(app.done).toEqual(['exit 1'])
  })
  test('comes with the last window', () => {
    endWith({ close: () => Promise.resolve() }, () => undefined)
    app.emit('window-all-closed')
    expect(app.done).toEqual(['quit'])
  })
})

test('a page that dies is loaded again; the second time the person is asked and may quit', async () => {
  const contents = Object.assign(new EventEmitter(), { reloads: 0, reload: () => void (contents.reloads += 1) })
  const faults: unknown[] = []
  watchForCrashes(contents as never, { log: (fault) => faults.push(fault), clock: () => 1 })
  const die = async () => {
    contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
    await settled()
  }
  electron.answers = [0, 1]
  await die()
  expect([contents.reloads, electron.asked]).toEqual([1, 0])
  await die()
  expect([contents.reloads, electron.asked]).toEqual([2, 1])
  await die()
  expect([contents.reloads, electron.asked, app.done]).toEqual([2, 2, ['quit']])
  expect(faults).toHaveLength(3)
  contents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 })
  expect(faults).toHaveLength(3)
})
