// Several processes want one file: one gets it, whatever happens to the others.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { create, expectHealthy, freshFolder, migrationsDir, reopen } from './support.ts'

const url = (name: string) => new URL(`../../../main/db/${name}.ts`, import.meta.url).href

// Opens on `open`, adds an entry on `write`, lets go on `close`, and says each time how it went.
const owner = `
import { openCampaignFile } from '${url('open')}'
import { runCommand } from '${url('command')}'
import { addNote } from '${url('stores/notes')}'
const [path] = process.argv.slice(2)
const now = new Date()
let file
process.on('message', (order) => {
  if (order === 'open') {
    const start = performance.now()
    const opened = openCampaignFile({ path, migrationsDir: '${migrationsDir}', appVersion: '1', now })
    file = opened.value
    process.send({ key: opened.error?.key ?? 'owner', time: performance.now() - start })
  }
  if (order === 'write') {
    const written = runCommand(file, { titleKey: 'noteAdded', who: 'x', now }, () => ({ ok: true, value: addNote(file, { body: 'x', who: 'x', now }) }))
    process.send({ key: written.ok ? 'written' : written.error.key })
  }
  if (order === 'close') {
    file?.close()
    process.send({ key: 'closed' })
  }
})
process.send({ key: 'ready' })
`

interface Said {
  readonly key: string
  readonly time?: number
}

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function start(path: string, program: string): Promise<ChildProcess> {
  const child = fork(program, [path], { execArgv: [], stdio: 'inherit' })
  children.push(child)
  await once(child, 'message')
  return child
}

async function say(child: ChildProcess, order: string): Promise<Said> {
  const answer = once(child, 'message') as Promise<[Said]>
  child.send(order)
  return (await answer)[0]
}

function prepared() {
  const file = create()
  file.close()
  const program = join(freshFolder(), 'owner.mjs')
  writeFileSync(program, owner)
  return { path: file.path, program }
}

test('of two that open at the same moment exactly one becomes the owner, each time', async () => {
  const { path, program } = prepared()
  const pair = await Promise.all([start(path, program), start(path, program)])
  for (let race = 0; race < 12; race += 1) {
    const said = await Promise.all(pair.map((child) => say(child, 'open')))
    expect(said.map(({ key }) => key).sort()).toEqual(['fileInUse', 'owner'])
    const winner = pair[said.findIndex(({ key }) => key === 'owner')]!
    expect(await say(winner, 'write')).toEqual({ key: 'written' })
    await Promise.all(pair.map((child) => say(child, 'close')))
  }
  const file = reopen(path)
  expect(file.state.head.n).toBe(13)
  expectHealthy(file)
}, 60_000)

test('an owner killed with entries behind it leaves a file that opens at once', async () => {
  const { path, program } = prepared()
  for (let round = 0; round < 5; round += 1) {
    const child = await start(path, program)
    expect((await say(child, 'open')).key).toBe('owner')
    await say(child, 'write')
    child.send('write')
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const file = reopen(path)
  expect(file.state.head.n).toBeGreaterThanOrEqual(6)
  expectHealthy(file)
}, 60_000)
