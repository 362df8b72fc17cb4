// Watches every page of a program for what must never happen: errors in the console, thrown faults, violations of the content
// security policy, requests that leave our own origin.
import type { BrowserContext } from '@playwright/test'

export interface Watch {
  /** Where requests may go: `protocol//host`, known once the first page stands. */
  setHome: (address: string) => void
  /** All faults since the last time this was asked. */
  drain: () => readonly string[]
}

const hostOf = (address: string): string => {
  const url = new URL(address.startsWith('blob:') ? address.slice(5) : address)
  return `${url.protocol.replace(/^ws/, 'http')}//${url.host}`
}

export async function watchContext(context: BrowserContext): Promise<Watch> {
  let faults: string[] = []
  let requests: string[] = []
  let home = ''
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`thrown: ${error.error().message}`))
  context.on('request', (request) => requests.push(request.url()))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return {
    setHome: (address) => {
      home = hostOf(address)
    },
    drain: () => {
      const strays = requests.filter((url) => url !== 'about:blank' && hostOf(url) !== home)
      const found = [...faults, ...strays.map((url) => `request off origin: ${url}`)]
      faults = []
      requests = []
      return found
    },
  }
}
