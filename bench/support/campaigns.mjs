// Campaign files to measure with: founded by the app's own code, filled with notes and fights.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../main/db/command.ts'
import { createCampaignFile } from '../../main/db/create.ts'
import { openCampaignFile } from '../../main/db/open.ts'
import { addNote } from '../../main/db/stores/notes.ts'
import { putSeat, putSquad } from '../../main/db/stores/squad.ts'
import { portsOf, runPlay } from '../../main/db/stores/plays.ts'
import { redo, undo } from '../../main/db/undo.ts'
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import { goTo } from '../../main/kernel/history.ts'
import { machinesOf } from '../../main/kernel/host.ts'
import { submit } from '../../main/kernel/moves.ts'
import { noCache, playCache } from '../../main/kernel/play-cache.ts'
import { startPlay } from '../../main/kernel/start.ts'
import { ok } from '../../shared/lib/result.ts'
import { fourPilots, recordedFight } from './states.mjs'

export const migrationsDir = join(import.meta.dirname, '../../migrations')
const now = new Date(Date.UTC(2026, 2, 1, 19))
const acting = { who: 'table', now }
const squad = { name: 'Night Watch', difficulty: 'normal', ironman: false, act: 1 }

/** The value of a result that must be one. */
export function must(result) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/**
 * A folder that goes when the process ends: on the disk where `isDurable`, else in memory where the system has such a place,
 * so that not the disk is measured.
 */
export function freshFolder({ isDurable = false } = {}) {
  const inMemory = !isDurable && existsSync('/dev/shm')
  const folder = mkdtempSync(join(inMemory ? '/dev/shm' : tmpdir(), 'logbook-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const pathIn = (folder) => join(folder, 'campaigns', 'a1', 'campaign.db')

/** A founded campaign, open. */
export function foundCampaign(folder = freshFolder()) {
  const write = (_, file) => {
    putSquad(file, squad)
    putSeat(file, { seat: 1, player: 'Mara', pilot: 'starla', ship: 'argonaut', callSign: 'Moth', deck: 1 })
  }
  const founding = { titleKey: 'campaignFounded', who: 'Mara', write }
  const options = { migrationsDir, id: 'a1', seed: 'seed', now, appVersion: '0.1.0', founding }
  return must(createCampaignFile({ path: pathIn(folder), ...options }))
}

const body = 'The convoy got through, and we still owe the dockmaster of Tarin a favour.'

/** So many notes in one command. */
export function addNotes(file, count) {
  const write = () => {
    for (let added = 0; added < count; added += 1) addNote(file, { body, who: 'Mara', now })
    return ok(undefined)
  }
  must(runCommand(file, { titleKey: 'noteAdded', ...acting }, write))
}

/** One command that changes one row: as small as an entry can be. */
export const rename = (file) =>
  must(
    runCommand(file, { titleKey: 'squadRenamed', ...acting }, () =>
      ok(putSquad(file, { ...squad, name: `Watch ${file.state.head.n}` })),
    ),
  )

/** Small commands until the log has this many entries. */
export function fillTo(file, entries) {
  while (file.state.head.n < entries) rename(file)
}

/** Plays so many fights, each with so many of its answers, whose rules cost next to nothing: what is left is the keeping. */
export function playFights(file, fights, answers) {
  const machine = knownSteps()
  for (let played = 0; played < fights; played += 1) {
    const fight = beginFight(file, { machine })
    for (let given = 0; given < answers; given += 1) fight.answer()
  }
}

/** Bytes of the file. */
export const sizeOf = (file) => statSync(file.path).size

/** The campaign of this folder, opened again. */
export const openCampaign = (folder) =>
  must(openCampaignFile({ path: pathIn(folder), migrationsDir, appVersion: '0.1.0', now }))

/** The answers of one fight. Luck comes from the seed of the play, which is the same each time: so is the fight. */
const seed = 'campaign'
const answers = recordedFight(seed).flatMap(({ input }) => (input.kind === 'answer' ? [input] : []))

/** How many answers of the fight can be given. */
export const fightLength = answers.length

/** The combat machine with the steps of that fight known beforehand and nothing to show: what is left is the keeping. */
export function knownSteps() {
  const steps = new Map()
  return {
    ...combatMachine,
    view: () => null,
    step: (state, input) => {
      const known = steps.get(state)
      if (known !== undefined) return known
      const step = combatMachine.step(state, input)
      steps.set(state, step)
      return step
    },
    start: once(combatMachine.start),
  }
}

function once(work) {
  let done
  return (...given) => (done ??= work(...given))
}

let begun = 0

/**
 * Begins the fight as a new play. `answer()` gives the next of its answers and stores it; false when there is none left. After
 * an undo either the same answer is given again or `redo` brings it back.
 */
export function beginFight(file, { isRemembered = true, machine = combatMachine } = {}) {
  const machines = machinesOf([machine])
  const cache = isRemembered ? playCache() : noCache
  const id = `fight-${(begun += 1)}`
  const within = (work) => must(runPlay(file, acting, (ports) => work({ ports, machines, cache })))
  const start = { id, machine: combatMachine.id, setup: fourPilots(), seed, physical: [] }
  const started = within((host) => startPlay(host, { ...start, title: { key: 'fightBegun', args: {} } }))
  // Entry after which each answer is given, as a player's screen knows it.
  const versions = [started.view.version]
  return {
    answer: () => {
      const given = answers[versions.length - 1]
      if (given === undefined) return false
      const request = { play: id, version: versions.at(-1), seat: given.seat, answer: given.answer }
      versions.push(within((host) => submit(host, request)).view.version)
      return true
    },
    undo: () => {
      versions.pop()
      return must(undo(file, { ...acting, goTo: back(file, machines, cache) }))
    },
    redo: () => must(redo(file, { ...acting, goTo: back(file, machines, cache) })),
  }
}

const back = (file, machines, cache) => (play, index) => {
  const moved = goTo({ ports: portsOf(file, acting), machines, cache }, play, index)
  return moved.ok ? ok(moved.value.stateHash) : moved
}
