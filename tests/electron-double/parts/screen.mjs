// `screen`: one display with a task bar.
import { app } from './app.mjs'

const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
}

export const screen = {
  getAllDisplays() {
    if (!app.isReady()) throw new Error("The 'screen' module can't be used before the app 'ready' event")
    return [display]
  },
}
