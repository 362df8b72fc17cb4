// Decides what a command line of the web host means, or which sentence tells what is wrong with it.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, ok, type Result } from '../../shared/lib/result.ts'

export interface ServeArguments {
  readonly type: 'serve'
  /** 0 takes any port that is free. */
  readonly port: number
  /** Absolute; missing where the command line does not name one. */
  readonly dataDir?: string
  /** Whether a browser is opened at the printed address. */
  readonly open: boolean
}

export type Arguments = ServeArguments | { readonly type: 'help' }

export const help = `Sparrow Logbook in a browser of this computer

  --port N       listen on port N of 127.0.0.1 (any free port when left out)
  --data-dir D   keep campaigns, backups and settings in folder D
  --no-open      print the address and open no browser
  --help         show this list`

const options = {
  port: { type: 'string' },
  'data-dir': { type: 'string' },
  'no-open': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Reads the words after the program's name. The refusal is a sentence for the person who typed them. */
export function readArguments(words: readonly string[], folder = process.cwd()): Result<Arguments, string> {
  let port = 0
  let dataDir: string | undefined
  let open = true
  let wantsHelp = false
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') return fail(`"${token.value}" is not an option. --help lists them.`)
    // A word that starts with a dash is the next option, not the value that was left out.
    const value = token.inlineValue === false && token.value.startsWith('-') ? '' : (token.value ?? '')
    switch (token.rawName) {
      case '--port':
        if (!isPort(value)) return fail('--port needs a number from 0 to 65535.')
        port = Number(value)
        break
      case '--data-dir':
        if (value.trim() === '') return fail('--data-dir needs the path of a folder.')
        dataDir = resolve(folder, value)
        break
      case '--no-open':
      case '--help':
        if (token.value !== undefined) return fail(`${token.rawName} takes no value.`)
        if (token.rawName === '--help') wantsHelp = true
        else open = false
        break
      default:
        return fail(`There is no option ${token.rawName}. --help lists the options.`)
    }
  }
  if (wantsHelp) return ok({ type: 'help' })
  return ok({ type: 'serve', port, open, ...(dataDir === undefined ? {} : { dataDir }) })
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
