// One campaign's whole life as people lead it, by the calls of the app alone: founded, written in, played, taken back, backed up,
// sent out and taken in, copied, put back, binned. What was acknowledged is said, to be held against the disk afterwards. Runs in
// tests and, without Vitest, in children that are killed or whose disk fails.
import { join } from 'node:path'
import { createApp, loadContent, type App } from '../../../main/app.ts'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { heldFile } from '../../../main/db/held.ts'
import type { WorkerFiles } from '../../../main/services/run-worker.ts'
import type { Input, Output } from '../../../shared/contract/contract.ts'
import { refusalCodes, type Refusal } from '../../../shared/contract/envelope.ts'
import type { CallName } from '../../../shared/contract/names.ts'
import type { Question } from '../../../shared/games/akarios/question/question.ts'
import { answersOf, seatOf } from '../../../main/games/akarios/simulator/answers.ts'
import { migrationsDir, start } from './table.ts'
import { root, type Random } from './trial.ts'

/** What is on disk from now on: the last entry of a campaign. `leaving`: a restore may put another history in its place. */
export interface Word {
  readonly campaign: string
  readonly n: number
  readonly chain: string
  readonly leaving?: true
}

export interface LifeOptions {
  readonly dataDir: string
  readonly random: Random
  readonly workers: WorkerFiles
  readonly say: (word: Word) => void
  /** Leaves the bin out: whole folders that are renamed, which the recorder of power cuts does not follow. */
  readonly binless?: boolean
  /** Told of each refusal; without it a refusal is a fault. */
  readonly onRefusal?: (call: CallName, refusal: Refusal) => void
}

export interface Life {
  readonly lead: () => Promise<void>
  /** Closes the app; everything is on disk. */
  readonly close: () => Promise<void>
  /** What the app logged as a fault of ours. A backup that could not be made goes by itself and is none. */
  readonly faults: readonly unknown[]
}

/** How often a call is tried again: by then a disk that failed once or twice works. */
export const mostTries = 4

const packs = await loadContent({ packsDir: join(root, 'packs') })
const crew = { squad: 'Night Watch', difficulty: 'normal', ironman: false } as const
const seats = [{ player: 'Mara', pilot: 'ines-calder', ship: 'heron', callSign: 'Moth' }]
const pathOf = (dataDir: string, campaign: string) => join(dataDir, 'campaigns', campaign, 'campaign.db')
const isLostBackup = (fault: unknown) => fault instanceof Error && fault.message.startsWith('no backup on ')

export function beginLife({ dataDir, random, workers, say, binless, onRefusal }: LifeOptions): Life {
  const faults: unknown[] = []
  let now = start
  const app: App = createApp({
    info: { version: '0.1.0', host: 'web', platform: 'test', parts: [] },
    ...{ dataDir, homeDir: join(dataDir, 'home'), root, migrationsDir, workers, content: packs },
    now: () => new Date((now += 1000)),
    log: (fault) => void (isLostBackup(fault) || faults.push(fault)),
    checkOutputs: true,
  })
  const ask = async <K extends CallName>(name: K, input: Input<K>): Promise<Output<K>> => {
    for (let attempt = 0; ; attempt += 1) {
      const reply = await app.dispatch(name, input, { role: 'host' })
      if (reply.ok) return reply.data as Output<K>
      const { code } = reply.error
      const isNamed = refusalCodes.includes(code) && code !== 'internal' && code !== 'bad-input'
      if (onRefusal === undefined || !isNamed || attempt === mostTries)
        throw new Error(`${name}: ${JSON.stringify(reply.error)}`, { cause: faults.at(-1) })
      onRefusal(name, reply.error)
    }
  }
  const sayHead = (campaign: string, more: Pick<Word, 'leaving'> = {}) => {
    const { n, chain } = held(campaign).state.head
    say({ campaign, n, chain, ...more })
  }
  const held = (campaign: string, attempt = 0): CampaignFile => {
    try {
      const file = heldFile(pathOf(dataDir, campaign))
      if (file !== undefined) return file
    } catch (fault) {
      if (attempt < mostTries) return held(campaign, attempt + 1)
      throw fault
    }
    throw new Error(`${campaign} is not open`)
  }
  const open = async (campaign: string) => {
    // What may only be looked at is told so, and the next look tries again.
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const { access, why } = await ask('campaign.get', { campaign })
      if (access === 'owner') break
      if (why !== undefined) onRefusal?.('campaign.get', why)
    }
    sayHead(campaign)
  }
  const newestBackup = async (campaign: string): Promise<string> => {
    const { offer } = await ask('backups.list', { campaign })
    if (offer === undefined) throw new Error('no sound backup is offered')
    return offer.backup
  }
  const note = async (campaign: string) => {
    const body = `${'a word of the table, öäü ß 星 '.repeat(1 + random(40))}${String(random(1000))}`
    await ask('notes.add', { campaign, who: 'Mara', body })
    sayHead(campaign)
  }
  const move = async (campaign: string, play: string) => {
    const { wait, version } = await ask('play.view', { campaign, play })
    if (wait?.kind !== 'ask') return
    const answers = answersOf(wait.question as unknown as Question, 40)
    const answer = answers[random(answers.length)]
    if (answer === undefined) throw new Error('the fight is stuck')
    const seat = seatOf(answer, wait.seats)
    const moved = await ask('play.submit', { campaign, play, version, seat, answer })
    if (!moved.taken) throw new Error(`not taken: ${JSON.stringify(moved)}`)
    sayHead(campaign)
  }
  const step = async (campaign: string, direction: 'undo' | 'redo') => {
    const { [direction]: target } = await ask('history.steps', { campaign })
    if (target === undefined) return
    await ask(`history.${direction}`, { campaign, entry: target.n })
    sayHead(campaign)
  }
  const exported = async (campaign: string): Promise<Buffer> => {
    const { transfer, pieces } = await ask('export.begin', { campaign })
    const data: Buffer[] = []
    for (let index = 0; index < pieces; index += 1)
      data.push(Buffer.from((await ask('export.piece', { transfer, index })).data, 'base64'))
    return Buffer.concat(data)
  }
  const imported = async (file: Buffer): Promise<string> => {
    const { transfer } = await ask('transfer.begin', { name: 'in.sparrow', size: file.length })
    await ask('transfer.piece', { transfer, index: 0, data: file.toString('base64') })
    await ask('import.look', { transfer })
    return (await ask('import.accept', { transfer })).campaign
  }
  return {
    faults,
    close: () => app.close(),
    lead: async () => {
      const { id: campaign } = await ask('campaign.create', { ...crew, seats })
      sayHead(campaign)
      await note(campaign)
      await ask('campaign.rename', { campaign, squad: 'Day Watch' })
      sayHead(campaign)
      const { play } = await ask('fight.start', { campaign, mission: 'first-range', seats: [1] })
      sayHead(campaign)
      for (let turn = 0; turn < 6; turn += 1) await move(campaign, play)
      for (const direction of ['undo', 'undo', 'redo'] as const) await step(campaign, direction)
      await ask('backups.make', { campaign })
      for (let turn = 0; turn < 3; turn += 1) await move(campaign, play)
      await open(await imported(await exported(campaign)))
      const { id: twin } = await ask('campaign.duplicate', { campaign, squad: 'Twin Watch' })
      await open(twin)
      await note(twin)
      if (binless !== true) {
        await ask('campaign.bin', { campaign: twin })
        await ask('campaign.takeBack', { campaign: twin })
        await open(twin)
      }
      sayHead(campaign, { leaving: true })
      await ask('backups.restore', { campaign, backup: await newestBackup(campaign), as: 'replace' })
      await open(campaign)
      await note(campaign)
      sayHead(campaign, { leaving: true })
      await ask('backups.undoRestore', { campaign })
      await open(campaign)
      const backup = await newestBackup(campaign)
      await open((await ask('backups.restore', { campaign, backup, as: 'copy' })).campaign)
      await move(campaign, play)
      await ask('campaign.close', { campaign })
      await open(campaign)
      await step(campaign, 'undo')
      await note(campaign)
    },
  }
}
