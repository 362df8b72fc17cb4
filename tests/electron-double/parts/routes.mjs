// Every request of every page passes here: main may forbid it, forbid the navigation, or answer it from its protocol.
import { inward } from './addresses.mjs'
import { preventable } from './event.mjs'
import { protocolHandler } from './protocol.mjs'
import { record } from './record.mjs'
import { mayRequest } from './session.mjs'
import { windowOfPage } from './windows.mjs'

/** Asks as Electron does; a load that main itself began is not asked about. */
function mayNavigate(window, url, isMainFrame) {
  if (isMainFrame && window.takeLoad(url)) return true
  const frameEvent = preventable({ url, isMainFrame, isSameDocument: false })
  window.webContents.emit('will-frame-navigate', frameEvent)
  const event = preventable({ url, isMainFrame, isSameDocument: false })
  if (isMainFrame) window.webContents.emit('will-navigate', event, url, false, true)
  const prevented = frameEvent.defaultPrevented || event.defaultPrevented
  record.navigations.push({ url, isMainFrame, prevented })
  return !prevented
}

async function answer(route, url) {
  const handler = protocolHandler(new URL(url).protocol.slice(0, -1))
  if (handler === undefined) return route.continue()
  const request = route.request()
  const response = await handler(new Request(url, { method: request.method(), headers: await request.allHeaders() }))
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  })
}

export async function onRoute(route) {
  const request = route.request()
  const url = inward(request.url())
  try {
    if (request.isNavigationRequest()) {
      const window = windowOfPage(request.frame().page())
      const isMainFrame = request.frame().parentFrame() === null
      if (window === undefined || !mayNavigate(window, url, isMainFrame)) return await route.abort('aborted')
    }
    if (!(await mayRequest(url, request.resourceType()))) return await route.abort('blockedbyclient')
    await answer(route, url)
  } catch (fault) {
    console.error('[double] request', url, fault)
    await route.abort('failed').catch(() => undefined)
  }
}
