// Files in and out of the app in pieces, with how far they have come and a way to stop.
import { mostBytes, pieceSize } from '../../shared/contract/bounds.ts'
import type { Output } from '../../shared/contract/contract.ts'
import { call } from './client.ts'

export interface Journey {
  /** 0 to 1. */
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

/** Bytes of the largest file that is sent. */
export const largestFile = mostBytes

const base64Of = (piece: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : '')
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(piece)
  })

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Gives a file to the app; answers the transfer that holds it. Throws `CallRefused`, and the signal's reason when stopped. */
export async function sendFile(file: File, { onShare, signal }: Journey): Promise<string> {
  const { transfer } = await call('transfer.begin', { name: file.name, size: file.size })
  try {
    for (let index = 0; index * pieceSize < file.size; index += 1) {
      signal.throwIfAborted()
      const data = await base64Of(file.slice(index * pieceSize, (index + 1) * pieceSize))
      const { received } = await call('transfer.piece', { transfer, index, data })
      onShare(received / file.size)
    }
    signal.throwIfAborted()
    return transfer
  } catch (fault) {
    await call('transfer.cancel', { transfer }).catch(() => undefined)
    throw fault
  }
}

/** Has a campaign packed and fetches the file. Throws as `sendFile` does. */
export const fetchExport = async (campaign: string, journey: Journey): Promise<{ name: string; file: Blob }> =>
  fetchOffered(await call('export.begin', { campaign }), journey)

/** Fetches a file that the app holds ready. */
export async function fetchOffered(
  { transfer, name, pieces }: Pick<Output<'export.begin'>, 'transfer' | 'name' | 'pieces'>,
  { onShare, signal }: Journey,
): Promise<{ name: string; file: Blob }> {
  try {
    const parts: Uint8Array<ArrayBuffer>[] = []
    for (let index = 0; index < pieces; index += 1) {
      signal.throwIfAborted()
      parts.push(bytesOf((await call('export.piece', { transfer, index })).data))
      onShare((index + 1) / pieces)
    }
    signal.throwIfAborted()
    return { name, file: new Blob(parts, { type: 'application/octet-stream' }) }
  } finally {
    await call('transfer.cancel', { transfer }).catch(() => undefined)
  }
}

/** Puts a file where the browser keeps what was downloaded. */
export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the bytes by the next turn of the page.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
