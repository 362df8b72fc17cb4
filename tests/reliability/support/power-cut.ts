// A disk as a power cut leaves it. strace records what a session asks of the disk; from that the files are built again as they
// could lie there after a cut: what was synced is there, each write or cut after the last sync is there, missing or torn, and
// of the names in a folder, some of the last changes since it was synced are missing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Random } from './trial.ts'

export type Call =
  | { readonly type: 'write'; readonly file: number; readonly at: number; readonly data: Buffer }
  | { readonly type: 'cut'; readonly file: number; readonly length: number }
  | { readonly type: 'sync'; readonly file: number }
  | { readonly type: 'name'; readonly path: string; readonly file: number | undefined; readonly from?: string }
  | { readonly type: 'syncNames'; readonly folder: string }
  | { readonly type: 'word'; readonly text: string }

export const traced =
  'openat,open,creat,write,pwrite64,writev,pwritev,fsync,fdatasync,ftruncate,truncate,unlink,unlinkat,rename,renameat,renameat2,link,linkat,mkdir,mkdirat,rmdir,copy_file_range,sendfile,fallocate'

const unhex = (text: string) => Buffer.from(text.replaceAll('\\x', ''), 'hex')
const stringsOf = (line: string) => [...line.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text = '']) => unhex(text))
const sector = 512

/** Reads the trace of a session that wrote below `folder` and said its words into the file `words`. */
export function readTrace(trace: string, folder: string, words: string): readonly Call[] {
  const calls: Call[] = []
  const names = new Map<string, number>()
  const sizes = new Map<number, number>()
  /** Place in the file of each descriptor that is written without one. */
  const places = new Map<string, number>()
  let files = 0
  const name = (path: string, file: number | undefined, from?: string) => {
    if (file === undefined) names.delete(path)
    else names.set(path, file)
    calls.push({ type: 'name', path, file, ...(from !== undefined && { from }) })
  }
  const write = (path: string, at: number, data: Buffer) => {
    const file = names.get(path)
    if (file === undefined) return
    calls.push({ type: 'write', file, at, data })
    sizes.set(file, Math.max(sizes.get(file) ?? 0, at + data.length))
  }
  const cut = (path: string, length: number) => {
    const file = names.get(path)
    if (file === undefined) return
    calls.push({ type: 'cut', file, length })
    sizes.set(file, length)
  }
  for (const line of joinedLines(readFileSync(trace, 'latin1'))) {
    const [, call = '', rest = '', result = ''] = /^\d+ +(\w+)\((.*)\) += (-?\d+)/.exec(line) ?? []
    if (call === '' || result.startsWith('-')) continue
    const descriptor = /^(\d+)<((?:\\x[0-9a-f]{2})+)>/.exec(rest)
    const path = descriptor === null ? '' : unhex(descriptor[2]!).toString()
    if (call === 'write' && path === words) {
      calls.push({ type: 'word', text: stringsOf(rest)[0]!.toString() })
      continue
    }
    if (call === 'openat' || call === 'open') {
      const opened = stringsOf(rest)[0]!.toString()
      if (!opened.startsWith(`${folder}/`) || opened === words) continue
      const isNew = rest.includes('O_CREAT') && !names.has(opened)
      if (isNew) name(opened, (files += 1))
      if (rest.includes('O_TRUNC') && !isNew) cut(opened, 0)
      places.set(opened, rest.includes('O_APPEND') ? -1 : 0)
      continue
    }
    if (descriptor !== null && !path.startsWith(folder)) continue
    if (call === 'pwrite64')
      write(path, Number(/, (\d+)$/.exec(rest)![1]), stringsOf(rest)[0]!.subarray(0, Number(result)))
    else if (call === 'write') {
      const at = places.get(path) ?? 0
      const data = stringsOf(rest)[0]!.subarray(0, Number(result))
      write(path, at < 0 ? (sizes.get(names.get(path) ?? -1) ?? 0) : at, data)
      if (at >= 0) places.set(path, at + data.length)
    } else if (call === 'fsync' || call === 'fdatasync') {
      const file = names.get(path)
      calls.push(file === undefined ? { type: 'syncNames', folder: path } : { type: 'sync', file })
    } else if (call === 'ftruncate') cut(path, Number(/, (\d+)$/.exec(rest)![1]))
    else if (call.startsWith('rename') || call.startsWith('link')) {
      const [from = '', to = ''] = stringsOf(rest).map(String)
      if (!from.startsWith(`${folder}/`)) continue
      const moved = names.get(from)
      if (moved === undefined) throw new Error(`a whole folder was renamed: ${from}`)
      if (call.startsWith('link')) name(to, moved)
      else {
        names.delete(from)
        name(to, moved, from)
      }
    } else if (call.startsWith('unlink')) {
      const gone = stringsOf(rest)[0]!.toString()
      if (names.has(gone)) name(gone, undefined)
    } else if (call.startsWith('mkdir')) {
      const made = stringsOf(rest)[0]!.toString()
      if (made.startsWith(`${folder}/`)) calls.push({ type: 'name', path: made, file: 0 })
    } else if (path !== '') throw new Error(`the recorder does not know ${call} of ${path}`)
  }
  return calls
}

/** Calls that another thread interrupted in the record are put together again. */
function joinedLines(text: string): string[] {
  const open = new Map<string, string>()
  return text.split('\n').flatMap((line) => {
    const pid = line.split(' ', 1)[0] ?? ''
    const begun = /^(.*?) *<unfinished \.\.\.>$/.exec(line)?.[1]
    if (begun !== undefined) {
      open.set(pid, begun)
      return []
    }
    const rest = /<\.\.\. \w+ resumed>(.*)$/.exec(line)?.[1]
    return rest === undefined ? [line] : [`${open.get(pid) ?? ''}${rest}`]
  })
}

/** What may be left of the first `upTo` calls, written below `target`. Names are as below `folder`. */
export function rebuild(calls: readonly Call[], upTo: number, random: Random, folder: string, target: string): void {
  const synced = new Map<number | string, number>()
  for (let index = 0; index < upTo; index += 1) {
    const call = calls[index]!
    if (call.type === 'sync') synced.set(call.file, index)
    if (call.type === 'syncNames') synced.set(call.folder, index)
  }
  const contents = new Map<number, Buffer>()
  const names = new Map<string, number>()
  const lost = lostNames(calls.slice(0, upTo), synced, random)
  for (let index = 0; index < upTo; index += 1) {
    const call = calls[index]!
    if (call.type === 'name' && !lost.has(index)) {
      if (call.from !== undefined) names.delete(call.from)
      if (call.file === undefined) names.delete(call.path)
      else names.set(call.path, call.file)
    }
    if (call.type !== 'write' && call.type !== 'cut') continue
    const isThere = index < (synced.get(call.file) ?? -1)
    const content = contents.get(call.file) ?? Buffer.alloc(0)
    if (call.type === 'cut') {
      if (isThere || random(2) === 0) contents.set(call.file, resized(content, call.length))
      continue
    }
    const fate = isThere ? 0 : random(3)
    const kept =
      fate === 0 ? call.data : call.data.subarray(0, sector * random(1 + Math.ceil(call.data.length / sector)))
    if (fate < 2) contents.set(call.file, written(content, call.at, kept))
  }
  for (const [path, file] of names) {
    const place = join(target, relative(folder, path))
    // Without its folder a file is not there, whatever was written to it.
    if (!reaches(path, folder, names)) continue
    if (file === 0) mkdirSync(place, { recursive: true })
    else {
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, contents.get(file) ?? Buffer.alloc(0))
    }
  }
}

/** Of each folder, the last of the changes of names that were not synced: never one in the middle. */
function lostNames(calls: readonly Call[], synced: ReadonlyMap<number | string, number>, random: Random): Set<number> {
  const pending = new Map<string, number[]>()
  for (const [index, call] of calls.entries()) {
    if (call.type !== 'name' || index < (synced.get(dirname(call.path)) ?? -1)) continue
    const folder = dirname(call.path)
    pending.set(folder, [...(pending.get(folder) ?? []), index])
  }
  return new Set([...pending.values()].flatMap((names) => names.slice(random(names.length + 1))))
}

const reaches = (path: string, folder: string, names: ReadonlyMap<string, number>): boolean =>
  dirname(path) === folder || (names.has(dirname(path)) && reaches(dirname(path), folder, names))

const resized = (content: Buffer, length: number) =>
  length <= content.length
    ? content.subarray(0, length)
    : Buffer.concat([content, Buffer.alloc(length - content.length)])

function written(content: Buffer, at: number, data: Buffer): Buffer {
  const grown = Buffer.from(resized(content, Math.max(content.length, at + data.length)))
  data.copy(grown, at)
  return grown
}
