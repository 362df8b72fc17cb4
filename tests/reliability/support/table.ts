// A table that plays: one campaign file, a real game, and at each act one decision over every table that an entry can change.
// Runs in tests and, without Vitest, in the children that are killed.
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { runCommand } from '../../../main/db/command.ts'
import { createCampaignFile, type NewCampaignFile } from '../../../main/db/create.ts'
import type { Finding } from '../../../main/db/findings.ts'
import { addNote, changeNote, listNotes, removeNote } from '../../../main/db/stores/notes.ts'
import { listPlays, portsOf, runPlay } from '../../../main/db/stores/plays.ts'
import {
  addUpgrade,
  moveUpgrade,
  putSeat,
  putSquad,
  readSeats,
  readSquad,
  readUpgrades,
  removeSeat,
  removeUpgrade,
} from '../../../main/db/stores/squad.ts'
import { redo, undo } from '../../../main/db/undo.ts'
import { goTo } from '../../../main/kernel/history.ts'
import { machinesOf, type Host } from '../../../main/kernel/host.ts'
import { submit, submitHand } from '../../../main/kernel/moves.ts'
import { playCache } from '../../../main/kernel/play-cache.ts'
import type { Ports } from '../../../main/kernel/ports.ts'
import { viewOf } from '../../../main/kernel/standing.ts'
import { startPlay } from '../../../main/kernel/start.ts'
import { ok, type Result } from '../../../shared/lib/result.ts'
import { diceDuel, type DuelQuestion } from '../../unit/kernel/dice-duel.ts'
import { root, type Random } from './trial.ts'

export const migrationsDir = join(root, 'migrations')
export const machine = diceDuel()
export const machines = machinesOf([machine])
export const appVersion = '0.1.0'
export const start = Date.UTC(2026, 2, 1, 19)

/** The value of a result that must be one. */
export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** On a disk in memory where there is one: what a real disk adds is the business of the power cuts. */
export const makeFolder = (): string =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'logbook-reliability-'))

export const newCampaign = (path: string, more: Partial<NewCampaignFile> = {}): NewCampaignFile => ({
  ...{ path, migrationsDir, appVersion, id: 'a1', seed: 'seed of a1', now: new Date(start) },
  founding: {
    titleKey: 'campaignFounded',
    titleArgs: { squad: 'Night Watch' },
    who: 'Mara',
    write: (_, file) => {
      putSquad(file, { name: 'Night Watch', difficulty: 'normal', ironman: false, act: 1 })
      putSeat(file, { seat: 1, player: 'Mara', pilot: 'starla', ship: 'argonaut', callSign: 'Moth', deck: 1 })
      putSeat(file, { seat: 2, player: 'Jon', pilot: 'enver', ship: 'merkava', callSign: 'Owl', deck: 2 })
      addUpgrade(file, { upgrade: 'burst-fire', seat: 1, source: 'start' })
    },
  },
  ...more,
})

/** Founds a campaign with a seed of its own at `<folder>/campaigns/<id>/campaign.db`. */
export const found = (folder: string, id = 'a1', more: Partial<NewCampaignFile> = {}): CampaignFile =>
  must(
    createCampaignFile(newCampaign(join(folder, 'campaigns', id, 'campaign.db'), { id, seed: `seed ${id}`, ...more })),
  )

export interface Table {
  /** One decision: a command, a move of a play, an undo or a redo. Answers what the disk refused, else undefined. */
  readonly act: () => Finding | undefined
}

type Acted = Result<unknown, unknown>

/** Takes decisions from `random` in turn; the clock moves on by a second each. */
export function createTable(file: CampaignFile, random: Random): Table {
  const cache = playCache()
  const hostOf = (ports: Ports): Host => ({ ports, machines, cache })
  const acting = () => ({ who: 'table', now: new Date(start + file.state.head.n * 1000) })
  const command = (titleKey: string, work: () => void) =>
    runCommand(file, { titleKey, ...acting() }, () => {
      work()
      return ok(undefined)
    })
  const text = () => `${'a word of the table, öäü ß 星 '.repeat(1 + random(12))}${String(random(1000))}`
  const moves: (() => Acted)[] = [
    () => command('noteAdded', () => addNote(file, { body: text(), who: 'Mara', now: acting().now })),
    () => noteOr(({ id }) => command('noteChanged', () => changeNote(file, { id, body: text(), now: acting().now }))),
    () => noteOr(({ id }) => command('noteRemoved', () => removeNote(file, id))),
    () => command('squadRenamed', () => putSquad(file, { ...squad(), name: `Watch ${String(random(100))}` })),
    () =>
      command('seatChanged', () => putSeat(file, { ...readSeats(file)[0]!, callSign: `Moth ${String(random(9))}` })),
    () =>
      command('seatTaken', () =>
        readSeats(file).length > 2
          ? removeSeat(file, 3)
          : putSeat(file, { seat: 3, player: 'Ida', pilot: 'violet-ray', ship: 'knossis', callSign: 'Reed', deck: 3 }),
      ),
    () =>
      command('upgradeCame', () =>
        addUpgrade(file, { upgrade: `card-${String(random(40))}`, seat: random(2) + 1, source: 'market' }),
      ),
    () => command('upgradeMoved', () => upgrades((id) => moveUpgrade(file, id, random(2) === 0 ? null : 2))),
    () => command('upgradeLeft', () => upgrades((id) => removeUpgrade(file, id))),
    () => undo(file, { ...acting(), goTo: back }),
    () => undo(file, { ...acting(), goTo: back }),
    () => redo(file, { ...acting(), goTo: back }),
  ]
  const noteOr = (work: (note: { readonly id: number }) => Acted): Acted => {
    const notes = listNotes(file)
    const note = notes[random(Math.max(1, notes.length))]
    return note === undefined ? moves[0]!() : work(note)
  }
  const squad = () => readSquad(file)!
  const upgrades = (work: (id: number) => void) => {
    const all = readUpgrades(file)
    const one = all[random(Math.max(1, all.length))]
    if (one === undefined) addUpgrade(file, { upgrade: 'flank', seat: null, source: 'reward' })
    else work(one.id)
  }
  const looking = () => hostOf(portsOf(file, acting()))
  const back = (play: string, index: number) => {
    const moved = goTo(looking(), play, index)
    return moved.ok ? ok(moved.value.stateHash) : moved
  }
  const running = (body: (host: Host) => Acted) => runPlay(file, acting(), (ports) => body(hostOf(ports)))
  const begin = (): Acted => {
    const id = `p${String(file.state.head.n)}`
    const setup = { hull: 12 + random(8), cards: ['anchor', 'bolt', 'comet', 'dust', 'ember'], faulty: false }
    const title = { key: 'duelBegun', args: {} }
    return running((host) =>
      startPlay(host, { id, machine: machine.id, setup, seed: `${file.seed} ${id}`, physical: [], title }),
    )
  }
  const play = (): Acted => {
    const open = listPlays(file).find(({ status }) => status === 'open')
    if (open === undefined) return begin()
    const view = must(viewOf(looking(), open.id))
    if (view.wait?.kind !== 'ask') return begin()
    const move = { play: open.id, version: view.version, seat: view.wait.seats[0]! }
    if (random(12) === 0)
      return running((host) => submitHand(host, { ...move, change: { hull: { seat: 'red', value: 1 + random(20) } } }))
    const { options } = view.wait.question as DuelQuestion
    return running((host) => submit(host, { ...move, answer: options[random(options.length)]! }))
  }
  return {
    act: () => {
      const acted = random(2) === 0 ? play() : moves[random(moves.length)]!()
      if (acted.ok) return undefined
      const refused = acted.error as Finding
      if (refused.key === 'nothingToUndo' || refused.key === 'nothingToRedo') return createTableAct()
      return refused
    },
  }
  /** Where there was nothing to take back, a note is written: every act is an entry. */
  function createTableAct(): Finding | undefined {
    const acted = moves[0]!()
    return acted.ok ? undefined : (acted.error as Finding)
  }
}
