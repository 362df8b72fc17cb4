// One running program for each userData folder, as Electron grants it. A later start leaves its words in the folder, where the
// first program finds them, and is told no.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const holderOf = (path) => (existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined)

/** `tell(argv, folder)` is called for every later start. Answers whether the lock was granted. */
export function takeInstanceLock(userData, tell) {
  const folder = join(userData, 'double-instances')
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, 'lock')
  const holder = holderOf(lock)
  if (holder !== undefined && holder !== process.pid) {
    if (isAlive(holder)) {
      const note = join(folder, `start-${process.pid}`)
      writeFileSync(`${note}.new`, JSON.stringify({ argv: process.argv, folder: process.cwd() }))
      renameSync(`${note}.new`, `${note}.json`)
      return false
    }
    rmSync(lock)
  }
  const own = join(folder, `own-${process.pid}`)
  writeFileSync(own, String(process.pid))
  linkSync(own, lock)
  rmSync(own)
  const read = () => {
    for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.json'))) {
      const { argv, folder: from } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      rmSync(join(folder, name))
      tell(argv, from)
    }
  }
  watch(folder, read).unref()
  process.on('exit', () => rmSync(lock, { force: true }))
  return true
}
