// Before all specs: says under which desktop they run. After all: sweeps what a program that was killed could not.
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { electronBinary, packagedProgram } from './programs.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function sweep() {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^double-(?:chromium|asar)-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

export default function once() {
  const packaged = packagedProgram()
  const desktop =
    electronBinary() === undefined
      ? 'the desktop is played by tests/electron-double; not run here: real Electron, whose runtime is not on this disk'
      : `the desktop is Electron itself, ${electronBinary() ?? ''}`
  console.log(`Specs: ${desktop}${packaged === undefined ? '' : `; the packaged program ${packaged}`}`)
  return sweep
}
