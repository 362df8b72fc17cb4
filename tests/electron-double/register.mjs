// Makes `import 'electron'` and `require('electron')` mean the double, in this process only.
import Module from 'node:module'
import { fileURLToPath } from 'node:url'

const url = new URL('./electron.mjs', import.meta.url).href
const isElectron = (name) => name === 'electron' || name === 'electron/main'

Module.registerHooks({
  resolve: (name, context, next) =>
    isElectron(name) ? { url, shortCircuit: true, format: 'module' } : next(name, context),
})

// Playwright asks for require('electron') through the inspector, where the hooks do not reach.
const resolveFilename = Module._resolveFilename
Module._resolveFilename = function (name, ...rest) {
  return isElectron(name) ? fileURLToPath(url) : resolveFilename.call(this, name, ...rest)
}
