// Who is heard, what they are answered, who is told.
import { describe, expect, test } from 'vitest'
import { hearCalls, tellMenu, tellPush } from '../../../../main/electron/ipc.ts'
import { callNames } from '../../../../shared/contract/names.ts'
import { FakeContents } from './fakes.ts'

type Handler = (event: unknown, ...args: unknown[]) => Promise<unknown>

const page = {}
const ourFrame = { url: 'app://bundle/index.html', parent: null }
const strangers = [
  { sender: page, senderFrame: null },
  { sender: page, senderFrame: { url: 'https://example.org/', parent: null } },
  { sender: page, senderFrame: { ...ourFrame, parent: ourFrame } },
  { sender: {}, senderFrame: ourFrame },
]

const listening = () => {
  const handlers = new Map<string, Handler>()
  const dispatched: unknown[][] = []
  const reported: string[] = []
  hearCalls(
    { handle: (channel, handler) => void handlers.set(channel, handler as Handler) },
    {
      dispatch: (...args) => {
        dispatched.push(args)
        return Promise.resolve({ ok: true, data: 'answer' })
      },
      isWindow: (contents) => (contents as object) === page,
      onStranger: (channel) => reported.push(channel),
    },
  )
  return { handlers, dispatched, reported }
}

describe('security 17: one channel for each call', () => {
  test('and no other', () => expect([...listening().handlers.keys()]).toEqual(callNames.map((name) => `call:${name}`)))

  test('our page is answered by the router as the host, with its first argument alone', async () => {
    const { handlers, dispatched } = listening()
    const answer = await handlers.get('call:settings.set')!(
      { sender: page, senderFrame: ourFrame },
      { theme: 'night' },
      'more',
    )
    expect(answer).toEqual({ ok: true, data: 'answer' })
    expect(dispatched).toEqual([['settings.set', { theme: 'night' }, { role: 'host' }]])
  })

  test('anyone else is refused and reported, and the router never learns of it', async () => {
    const { handlers, dispatched, reported } = listening()
    for (const stranger of strangers)
      expect(await handlers.get('call:library.list')!(stranger, {})).toMatchObject({
        ok: false,
        error: { code: 'forbidden' },
      })
    expect(dispatched).toEqual([])
    expect(reported).toEqual(strangers.map(() => 'call:library.list'))
  })
})

test('a push goes to every page that still stands, a menu command to one', () => {
  const [first, second, gone] = [new FakeContents(), new FakeContents(), new FakeContents()]
  gone.gone = true
  const push = { name: 'settings.changed', args: {} } as const
  tellPush([first, second, gone] as never, push)
  tellMenu(first, 'undo')
  tellMenu(gone, 'undo')
  expect(first.sent).toEqual([
    ['push', push],
    ['menu', 'undo'],
  ])
  expect(second.sent).toEqual([['push', push]])
  expect(gone.sent).toEqual([])
})
