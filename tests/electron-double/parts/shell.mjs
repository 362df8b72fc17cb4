// `shell`: what would have been opened outside is written down.
import { record } from './record.mjs'

export const shell = {
  async openExternal(address) {
    record.opened.push(address)
  },
  async openPath(path) {
    record.opened.push(path)
    return ''
  },
}
