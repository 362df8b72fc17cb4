// Puts the preload into a world of its own beside the page's, with a wire to main that exists in that world alone, and tells main
// which frame each message came from, by the browser's own frame tree.
import { readFileSync } from 'node:fs'
import { inward } from './addresses.mjs'
import { answerInvoke } from './ipc-main.mjs'

const script = readFileSync(new URL('../preload-host.js', import.meta.url), 'utf8')
const scriptFor = (role, preload) =>
  script
    .replace('__ROLE__', role)
    .replace('__PLATFORM__', process.platform)
    .replace('/*__PRELOAD__*/', () => preload)

export async function openWorlds(context, page, window) {
  const devtools = await context.newCDPSession(page)
  const world = `preload-${window.id}`
  const contexts = new Map()
  const frames = new Map()
  const { mainFrame } = window.webContents

  const senderFrameOf = (contextId) => {
    const frame = frames.get(contexts.get(contextId))
    return frame !== undefined && frame.parentId === undefined
      ? mainFrame
      : { url: inward(frame?.url ?? ''), parent: mainFrame }
  }
  const tell = async (message, contextId) => {
    const ids = contextId === undefined ? [...contexts.keys()] : [contextId]
    for (const executionContextId of ids) {
      const call = {
        functionDeclaration: 'text => __doubleReceive(text)',
        arguments: [{ value: JSON.stringify(message) }],
      }
      // A page that is just going away answers with an error; its message has nobody to reach.
      await devtools
        .send('Runtime.callFunctionOn', { ...call, executionContextId, silent: true })
        .catch(() => undefined)
    }
  }
  const hear = async ({ payload, executionContextId }) => {
    const { type, channel, args, id } = JSON.parse(payload)
    if (type === 'open') return window.webContents.askForWindow(args[0])
    if (type === 'input') return window.webContents.emit('input-event', {}, { type: args[0], modifiers: [] })
    const event = { type: 'frame', sender: window.webContents, senderFrame: senderFrameOf(executionContextId) }
    await tell({ type: 'reply', id, ...(await answerInvoke(channel, event, args)) }, executionContextId)
  }

  devtools.on('Page.frameNavigated', ({ frame }) => {
    frames.set(frame.id, frame)
    if (frame.parentId !== undefined) return
    const url = inward(frame.url)
    Object.assign(mainFrame, { url, origin: new URL(url).origin })
  })
  devtools.on('Runtime.executionContextCreated', ({ context: created }) => {
    if (created.name === world) contexts.set(created.id, created.auxData.frameId)
  })
  devtools.on('Runtime.executionContextDestroyed', ({ executionContextId }) => contexts.delete(executionContextId))
  devtools.on('Runtime.executionContextsCleared', () => contexts.clear())
  devtools.on('Runtime.bindingCalled', (called) => {
    if (called.name === '__doubleIpc') void hear(called)
  })

  const preload = window.options.webPreferences?.preload
  const source = preload === undefined ? '' : readFileSync(preload, 'utf8')
  await devtools.send('Runtime.addBinding', { name: '__doubleIpc', executionContextName: world })
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: scriptFor('page', '') })
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName: world,
    source: scriptFor('preload', source),
  })
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  await devtools.send('Page.enable')
  await devtools.send('Runtime.enable')
  return { tell, targetId: targetInfo.targetId }
}
