// Writes renderer/ui/icons.tsx from renderer/ui/assets/icons.svg: one React sprite and the typed list of names.
// A symbol whose id starts with "s-" is a ship drawing, every other one an icon. Run: node scripts/icons.mjs [--check]
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = new URL('../renderer/ui/assets/icons.svg', import.meta.url)
const target = new URL('../renderer/ui/icons.tsx', import.meta.url)

const svg = readFileSync(source, 'utf8')
const symbols = [...svg.matchAll(/<symbol id="([a-z0-9-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)]
if (symbols.length !== svg.split('<symbol').length - 1)
  throw new Error('icons.svg holds a symbol that this script cannot read')
for (const [, id, , body] of symbols)
  if (/\s(style|fill|stroke|on\w+|href)=/.test(body)) throw new Error(`${id} carries its own paint or a link`)

const names = symbols.map(([, id]) => id)
const icons = names.filter((id) => !id.startsWith('s-'))
const ships = names.filter((id) => id.startsWith('s-')).map((id) => id.slice(2))
const list = (words) => words.map((word) => `'${word}'`).join(', ')
const symbol = ([, id, viewBox, body]) =>
  `<symbol id="${id}" viewBox="${viewBox}">${body.replaceAll(' class=', ' className=')}</symbol>`

const text = `// Written by scripts/icons.mjs from assets/icons.svg; change the drawing there, then run the script.
// The symbols live in the document once (Sprite); Icon and ShipDrawing point at them by name.

export const iconNames = [${list(icons)}] as const
export type IconName = (typeof iconNames)[number]

export const shipNames = [${list(ships)}] as const
export type ShipName = (typeof shipNames)[number]

/** All symbols, drawn once near the root of the document. */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true" width="0" height="0">
      ${symbols.map(symbol).join('\n')}
    </svg>
  )
}
`
const prettier = fileURLToPath(new URL('../node_modules/prettier/bin/prettier.cjs', import.meta.url))
const formatted = execFileSync(process.execPath, [prettier, '--stdin-filepath', fileURLToPath(target)], {
  input: text,
  encoding: 'utf8',
})

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== formatted)
    throw new Error('renderer/ui/icons.tsx is older than assets/icons.svg: run node scripts/icons.mjs')
} else writeFileSync(target, formatted)
