// `dialog`: what would have been asked or said is written down; the answer is the first button. Errors also go to the error output.
import { record } from './record.mjs'

export const dialog = {
  async showMessageBox(...args) {
    record.dialogs.push({ name: 'message', options: args.at(-1) })
    return { response: 0, checkboxChecked: false }
  },
  showErrorBox(title, content) {
    record.dialogs.push({ name: 'error', title, content })
    console.error(`${title}\n${content}`)
  },
}
