// Reads the words behind a command. One that it does not take ends it with 2 and a sentence; `--help` names all that it takes.
import { parseArgs } from 'node:util'

/** Takes and gives what Node's `parseArgs` does, which throws where this ends the script. */
export function readWords(form, words = process.argv.slice(2)) {
  if (words.includes('--help')) {
    console.log(takenBy(form))
    process.exit(0)
  }
  try {
    return parseArgs({ ...form, args: words })
  } catch (error) {
    console.error(`${error.message.split('. ', 1)[0].replace(/\.$/, '')}. ${takenBy(form)}`)
    process.exit(2)
  }
}

/** `It takes --fights N (2000), --json.` */
export function takenBy({ options }) {
  const each = Object.entries(options).map(([name, { type, default: usual }]) =>
    type === 'boolean' ? `--${name}` : `--${name} …${usual === undefined || usual === '' ? '' : ` (${usual})`}`,
  )
  return `It takes ${each.join(', ')}.`
}
