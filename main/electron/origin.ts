// The one origin that the desktop shell trusts. Addresses are taken apart and compared whole, never by how they begin.

export const scheme = 'app'
const host = 'bundle'

/** Where the page lives. */
export const pageAddress = `${scheme}://${host}/index.html`

const parse = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined)

/** Whether `address` is a file of ours: our scheme and our host, no port and no user in it. */
export function isAppAddress(address: string): boolean {
  const url = parse(address)
  if (url === undefined) return false
  return url.protocol === `${scheme}:` && url.host === host && url.username === '' && url.password === ''
}

/** The same, or a blob that a page of ours made, such as a picture or an export. */
export function isOwnAddress(address: string): boolean {
  const url = parse(address)
  return url?.protocol === 'blob:' ? isAppAddress(url.pathname) : isAppAddress(address)
}

/** Whether `address` is such a blob: the only thing that may be downloaded. */
export const isOwnBlob = (address: string): boolean => parse(address)?.protocol === 'blob:' && isOwnAddress(address)
