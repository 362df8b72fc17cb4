// Stock Chromium knows no app:// scheme, so app://host/… is played as https://host.app.test/… and named back for main.

const privileges = new Map()

export const nameSchemes = (list) => {
  for (const { scheme, privileges: given } of list) privileges.set(scheme, given)
}

/** As Chromium sees it. */
export function outward(address) {
  const url = new URL(address)
  const scheme = url.protocol.slice(0, -1)
  return privileges.has(scheme) ? `https://${url.host}.${scheme}.test${url.pathname}${url.search}${url.hash}` : address
}

/** As main sees it. */
export function inward(address) {
  if (address.startsWith('blob:')) return `blob:${inward(address.slice(5))}`
  const match = /^https:\/\/([^/]+)\.([a-z-]+)\.test(\/.*)?$/.exec(address)
  return match !== null && privileges.has(match[2]) ? `${match[2]}://${match[1]}${match[3] ?? '/'}` : address
}
