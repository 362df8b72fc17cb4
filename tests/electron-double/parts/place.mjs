// Where the app under test lies, and where a packaged one keeps its resources.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const appPath = resolve(process.env.DOUBLE_APP_PATH ?? process.cwd())
export const resources = process.env.DOUBLE_RESOURCES
export const packageFacts = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8'))

Object.defineProperty(process, 'resourcesPath', {
  value: resources ?? join(appPath, 'node_modules/electron/dist/resources'),
})
Object.defineProperty(process, 'type', { value: 'browser' })
