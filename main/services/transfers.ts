// Files in and out of the app in pieces. What comes in is kept in memory until it is looked at, accepted or dropped; the
// campaigns on the shelf are never touched by an import.
import { readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { mostBytes, pieceSize } from '../../shared/contract/bounds.ts'
import type { ImportPreview } from '../../shared/contract/calls/transfer.ts'
import type { Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import type { Pack } from '../../shared/games/akarios/content/packed.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { readBytes } from '../db/bytes.ts'
import { finding, findingOf } from '../db/findings.ts'
import { placeBytes } from '../db/place-bytes.ts'
import { readSquad } from '../db/stores/squad.ts'
import { seatWithNames } from './campaigns.ts'
import type { LoadedPack } from '../files/packs/load.ts'
import { newCampaignId, newTransferId } from './ids.ts'
import type { LibraryService } from './library.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { Pushes } from './pushes.ts'
import type { RosterService } from './roster.ts'
import { runWorker } from './run-worker.ts'
import type { SparrowTask } from './sparrow-worker.ts'
import type { Unpacked } from './sparrow.ts'

/** Files on their way at once; the oldest is dropped for a new one. */
const mostTransfers = 4

interface Incoming {
  readonly kind: 'in'
  readonly size: number
  readonly pieces: Buffer[]
  received: number
}

interface Outgoing {
  readonly kind: 'out'
  readonly bytes: Buffer
}

export interface TransfersService {
  readonly begin: (input: Parsed<'transfer.begin'>) => Outcome<{ transfer: string }>
  readonly piece: (input: Parsed<'transfer.piece'>) => Outcome<{ received: number }>
  readonly cancel: (transfer: string) => Outcome<Record<string, never>>
  /** Reads the oldest file that the system asked the app to open. Refuses one that is too large or cannot be read. */
  readonly opened: () => Outcome<{ file?: { transfer: string; name: string } }>
  readonly look: (transfer: string) => Promise<Outcome<ImportPreview>>
  readonly accept: (transfer: string) => Promise<Outcome<{ campaign: string }>>
  readonly exportBegin: (
    campaign: string,
  ) => Promise<Outcome<{ transfer: string; name: string; size: number; pieces: number }>>
  /** Hands out a file that another service made; its pieces are read with `exportPiece`. */
  readonly offer: (bytes: Buffer, name: string) => { transfer: string; name: string; size: number; pieces: number }
  /** The content pack in a zip that has come in whole. Refuses one with any fault, and names the first. */
  readonly pack: (transfer: string) => Promise<Outcome<Pack>>
  readonly exportPiece: (transfer: string, index: number) => Outcome<{ data: string }>
}

/** Files that the system gave the program to open; only the desktop has them. */
export interface FilesToOpen {
  /** Takes the oldest path away; nothing when none waits. */
  readonly take: () => string | undefined
}

export interface TransfersOptions {
  readonly open: OpenCampaigns
  readonly library: LibraryService
  readonly roster: RosterService
  readonly pushes: Pushes
  readonly migrationsDir: string
  readonly appVersion: string
  readonly workerFile: string
  readonly filesToOpen?: FilesToOpen
  /** Backs up what is open, before anything new comes in. */
  readonly beforeImport: () => Promise<void>
}

/** A file name that every system takes: letters, digits and blanks of the squad's name. */
const fileNameOf = (squad: string): string => {
  const plain = squad
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60)
  return `${/^(con|prn|aux|nul|com\d|lpt\d)?$/i.test(plain) ? 'campaign' : plain}.sparrow`
}

export function createTransfers(options: TransfersOptions): TransfersService {
  const { open, library, roster, pushes, migrationsDir, appVersion, workerFile, filesToOpen } = options
  const transfers = new Map<string, Incoming | Outgoing>()

  const add = (transfer: Incoming | Outgoing): string => {
    const id = newTransferId()
    const [oldest] = transfers.keys()
    if (transfers.size >= mostTransfers && oldest !== undefined) transfers.delete(oldest)
    transfers.set(id, transfer)
    return id
  }
  const gone = () => fail(refusal('not-found', 'transferGone'))
  const run = <T>(task: SparrowTask) => runWorker<Outcome<T>>(workerFile, task)

  const taken = (transfer: string): Outcome<Buffer> => {
    const incoming = transfers.get(transfer)
    if (incoming?.kind !== 'in') return gone()
    if (incoming.received !== incoming.size) return fail(refusal('conflict', 'transferIncomplete'))
    return ok(Buffer.concat(incoming.pieces))
  }
  const offer = (bytes: Buffer, name: string) => {
    const pieces = Math.max(1, Math.ceil(bytes.length / pieceSize))
    return { transfer: add({ kind: 'out', bytes }), name, size: bytes.length, pieces }
  }
  const unpack = async (transfer: string): Promise<Outcome<Unpacked>> => {
    const sparrow = taken(transfer)
    return sparrow.ok ? run<Unpacked>({ do: 'unpack', sparrow: sparrow.value, migrationsDir }) : sparrow
  }
  return {
    begin: ({ size }) => ok({ transfer: add({ kind: 'in', size, pieces: [], received: 0 }) }),
    piece: ({ transfer, index, data }) => {
      const incoming = transfers.get(transfer)
      if (incoming?.kind !== 'in') return gone()
      const bytes = Buffer.from(data, 'base64')
      const fits = index === incoming.pieces.length && incoming.received + bytes.length <= incoming.size
      if (!fits || bytes.length === 0) return fail(refusal('conflict', 'transferOutOfOrder'))
      incoming.pieces.push(bytes)
      incoming.received += bytes.length
      return ok({ received: incoming.received })
    },
    cancel: (transfer) => {
      transfers.delete(transfer)
      return ok({})
    },
    opened: () => {
      const path = filesToOpen?.take()
      if (path === undefined) return ok({})
      const name = basename(path)
      try {
        const { size } = statSync(path)
        if (size > mostBytes) return fail(refusal('refused', 'import.tooLarge', { entry: name }))
        const bytes = readFileSync(path)
        const transfer = add({ kind: 'in', size: bytes.length, pieces: [bytes], received: bytes.length })
        return ok({ file: { transfer, name } })
      } catch (fault) {
        if (findingOf(fault) === undefined) throw fault
        return fail(refusal('unavailable', 'openedFileGone', { name }))
      }
    },
    look: async (transfer) => {
      const unpacked = await unpack(transfer)
      if (!unpacked.ok) return unpacked
      const { card, manifest, older } = unpacked.value
      const { squad, difficulty, ironman, createdAt, lastPlayedAt, entries } = card
      return ok({
        ...{ squad, difficulty, ironman, createdAt, lastPlayedAt, entries, older },
        seats: card.seats.map((seat) => seatWithNames(seat, roster)),
        appVersion: manifest.appVersion,
        sameOrigin: library.ofOrigin(card.id),
      })
    },
    accept: async (transfer) => {
      const unpacked = await unpack(transfer)
      if (!unpacked.ok) return unpacked
      await options.beforeImport()
      const campaign = newCampaignId()
      const path = open.pathOf(campaign)
      try {
        const placed = placeBytes(Buffer.from(unpacked.value.database), path)
        if (!placed.ok) return placed
      } catch (fault) {
        rmSync(dirname(path), { recursive: true, force: true })
        const found = findingOf(fault)
        if (found === undefined) throw fault
        return fail(found)
      }
      transfers.delete(transfer)
      pushes.publish({ name: 'library.changed', args: {} })
      return ok({ campaign })
    },
    exportBegin: async (campaign) => {
      const looked = open.look(campaign)
      if (!looked.ok) return looked
      const bytes = readBytes(looked.value.file.path)
      if (bytes === undefined) return fail(finding('fileInUse'))
      const packed = await run<Uint8Array>({ do: 'pack', database: bytes, appVersion })
      if (!packed.ok) return packed
      const file = Buffer.from(packed.value)
      const name = fileNameOf(readSquad(looked.value.file)?.name ?? '')
      return ok(offer(file, name))
    },
    offer,
    pack: async (transfer) => {
      const zip = taken(transfer)
      if (!zip.ok) return zip
      const { pack, troubles } = await runWorker<Omit<LoadedPack, 'path'>>(workerFile, {
        do: 'readPack',
        zip: zip.value,
      } satisfies SparrowTask)
      const [first] = troubles
      if (first === undefined && pack !== undefined) return ok(pack)
      if (first?.code === 'format-newer') return fail(refusal('newer', 'owner.packNewer'))
      const where = [first?.file, first?.where].filter((part) => part !== undefined && part !== '').join(' ')
      return fail(refusal('damaged', 'owner.packRefused', { where, hint: first?.hint ?? '' }))
    },
    exportPiece: (transfer, index) => {
      const outgoing = transfers.get(transfer)
      if (outgoing?.kind !== 'out') return gone()
      const piece = outgoing.bytes.subarray(index * pieceSize, (index + 1) * pieceSize)
      if (piece.length === 0) return gone()
      return ok({ data: piece.toString('base64') })
    },
  }
}
