// Keeps faults of ours in <data>/logs for a report: where they happened and what kind they are, never what people wrote.
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type LogFault = (fault: unknown, where: string) => void

/** Bytes of one log file; there are at most two, this one and the one before. */
export const mostLogBytes = 512 * 1024
const mostMessage = 200
const mostFrames = 30

/** A message often quotes data (`Unexpected token in "…"`): everything from the first quotation mark to the last goes. */
const withoutQuotes = (message: string): string =>
  message
    .replace(/["'`\u201c].*["'`\u201d]/s, '"…"')
    .replace(/\s+/g, ' ')
    .slice(0, mostMessage)

const frames = (fault: Error): readonly string[] =>
  (fault.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)

/** One fault as text: kind, code, message without quoted data, stack, and the same of its cause. */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return `not an error but ${typeof fault}`
  const code = 'code' in fault && typeof fault.code === 'string' ? ` ${fault.code}` : ''
  const own = [`${fault.name}${code}: ${withoutQuotes(fault.message)}`, ...frames(fault)].join('\n')
  return fault.cause === undefined ? own : `${own}\ncaused by ${describeFault(fault.cause)}`
}

const sizeOf = (path: string): number => {
  try {
    return statSync(path).size
  } catch {
    return 0
  }
}

/**
 * A log in `<dataDir>/logs/faults.log`. The whole fault also goes to `console` for whoever started the program there. A log that
 * cannot be written is given up for this run: it must never be the reason why something else fails.
 */
export function createFaultLog({ dataDir, now }: { readonly dataDir: string; readonly now: () => Date }): LogFault {
  const folder = join(dataDir, 'logs')
  const path = join(folder, 'faults.log')
  const write = (text: string) => {
    try {
      mkdirSync(folder, { recursive: true })
      if (sizeOf(path) + text.length > mostLogBytes) renameSync(path, join(folder, 'faults.before.log'))
      appendFileSync(path, text)
    } catch (failed) {
      console.error('The log cannot be written:', failed)
    }
  }
  return (fault, where) => {
    console.error(`Fault in ${where}:`, fault)
    write(`${now().toISOString()} ${where}\n${describeFault(fault)}\n\n`)
  }
}
