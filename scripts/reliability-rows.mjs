// The rows of reliability, R1 to R20, and where each is tried. Most have a file of their own under tests/reliability; the others are
// part of another step of `npm test`, and are run by `npm run test:reliability` only at scale 1 or when they are named.
import { join } from 'node:path'
import { electronBinary, root } from './lib.mjs'

const vitest = (...files) => ['vitest', 'run', '--project', 'unit', '--silent=true', ...files]
const playwright = (project, file) => ['playwright', 'test', '--project', project, `tests/e2e/${file}.spec.ts`]
const desktop = electronBinary() === undefined ? 'double' : 'electron'

/** `elsewhere`: the command that tries the row, for a scale and a seed, and the step of `npm test` that it is part of. */
export const rows = [
  { row: 'R1', title: 'killed while it writes' },
  { row: 'R2', title: 'the power fails', needs: ['strace'] },
  { row: 'R3', title: 'a damaged campaign file' },
  { row: 'R4', title: 'a damaged, cut or missing journal' },
  { row: 'R5', title: 'backups' },
  { row: 'R6', title: 'the disk is full' },
  { row: 'R7', title: 'read-only files, no permission, a folder that vanishes' },
  { row: 'R8', title: 'two programs, one campaign' },
  { row: 'R9', title: 'campaigns of older versions' },
  {
    row: 'R10',
    title: 'packs made to harm',
    elsewhere: {
      step: 'unit',
      command: () => vitest('tests/unit/files/packs/hostile.test.ts', 'tests/unit/files/zip.test.ts'),
    },
  },
  {
    row: 'R11',
    title: 'JSON made to harm',
    elsewhere: {
      step: 'unit',
      command: () => vitest('tests/unit/files/packs/strict-json.test.ts', 'tests/unit/files/owner-pack'),
    },
  },
  {
    row: 'R12',
    title: 'packs that expand without end',
    elsewhere: {
      step: 'unit',
      command: () => vitest('tests/unit/files/packs/hostile.test.ts', 'tests/unit/kernel/faults.test.ts'),
    },
  },
  {
    row: 'R13',
    title: 'script in texts',
    needs: ['chromium', 'build'],
    elsewhere: { step: 'e2e', command: () => playwright(desktop, 'hostile-text') },
  },
  {
    row: 'R14',
    title: 'fights played by chance',
    elsewhere: {
      step: 'random',
      command: (scale, seed) => [
        'node',
        'scripts/random.mjs',
        '--fights',
        String(Math.max(100, Math.round(10_000 * scale))),
        '--seed',
        seed,
      ],
    },
  },
  { row: 'R15', title: 'commands that were not offered' },
  { row: 'R16', title: 'calls with anything in them' },
  { row: 'R17', title: 'a fault at every call to the disk' },
  {
    row: 'R18',
    title: 'the page dies in the middle of a choice',
    needs: ['chromium', 'build'],
    elsewhere: { step: 'e2e', command: () => playwright('web', 'crash') },
  },
  { row: 'R19', title: 'out and in again, on another machine' },
  { row: 'R20', title: 'many evenings without a restart' },
]

/** The path that stands for a row's own file, as Vitest filters by it. */
export const fileOf = ({ row }) => join(root, 'tests/reliability', `r${row.slice(1).padStart(2, '0')}-`)

/** The rows that `--only R1,R2` names, in their own order. Gives `{ chosen }`, or `{ unknown }` with the names that mean nothing. */
export function chosenRows(only) {
  if (only === undefined) return { chosen: rows }
  const names = only.split(',').map((name) => name.trim().toUpperCase())
  const unknown = names.filter((name) => !rows.some(({ row }) => row === name))
  return unknown.length > 0 ? { unknown } : { chosen: rows.filter(({ row }) => names.includes(row)) }
}
