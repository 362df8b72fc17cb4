// How the engine plays each card of a pack: its steps, and the files that serve them.
//   node scripts/cards.mjs [FOLDER] [--kind upgrades]
// A step is served by the file that names it: as a command, as a hook, or where a rule asks for it. Fails when one has none.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWords } from './words.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const engine = join(root, 'main/games/akarios')

const kinds = {
  upgrades: 'upgrades.json',
  abilities: 'abilities.json',
  coPilots: 'co-pilots.json',
  sparrowUpgrades: 'sparrow-upgrades.json',
  traumaCards: 'trauma-cards.json',
}

/** All steps of a card, those inside others too, each once. */
export function stepsOf(effects) {
  const inner = (step) => [...(step.steps ?? []), ...(step.options ?? []).flat()]
  const all = (list) => list.flatMap((step) => [step.do, ...all(inner(step))])
  return [...new Set(all(effects))]
}

/** Step → files that name it, by the forms in which the engine does. `files`: path → text. */
export function served(files) {
  const found = new Map()
  const add = (step, path) => found.set(step, [...new Set([...(found.get(step) ?? []), path])])
  for (const [path, text] of files) {
    const forms = [
      /\b(?:Command|Standing|StepOf)<'(\w+)'/g,
      /\bdo === '(\w+)'/g,
      /\bcase '(\w+)':\s*(?:return step|return \w+\(step|$)/gm,
      /^\s+(\w+): (?:hold|alreadyPaid),$/gm,
    ]
    for (const form of path.startsWith('combat/') ? forms : forms.slice(0, 2))
      for (const [, step] of text.matchAll(form)) add(step, path)
  }
  return found
}

const sources = () =>
  readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => [name, readFileSync(join(engine, name), 'utf8')])

const isMain = process.argv[1] === fileURLToPath(import.meta.url)
if (isMain) {
  const { values, positionals } = readWords({ allowPositionals: true, options: { kind: { type: 'string' } } })
  const folder = positionals[0] ?? join(root, 'packs/akarios')
  const files = served(sources())
  let [cards, lacking] = [0, 0]
  for (const [kind, file] of Object.entries(kinds)) {
    if (values.kind !== undefined && values.kind !== kind) continue
    const entries = read(folder, file)[kind]
    console.log(`\n${kind} (${entries.length})`)
    for (const { id, timing, effects } of entries) {
      const steps = stepsOf(effects)
      const none = steps.filter((step) => !files.has(step))
      const by = [...new Set(steps.flatMap((step) => main(files.get(step) ?? [])))]
      console.log(`  ${id.padEnd(24)} ${timing.padEnd(12)} ${steps.join(', ')}\n${' '.repeat(40)}${by.join(', ')}`)
      cards += 1
      lacking += none.length
      for (const step of none) console.log(`    nothing serves ${step}`)
    }
  }
  console.log('\neffects')
  for (const { id } of read(folder, 'effects.json').effects)
    console.log(`  ${id.padEnd(24)} ${effectFiles(id).join(', ')}`)
  console.log('\nmodifierCards')
  for (const { id, form, trait, change } of read(folder, 'modifier-cards.json').modifierCards)
    console.log(
      `  ${id.padEnd(24)} ${(form === 'trait' ? trait : change.type).padEnd(12)} combat/modifier-run.ts, combat/draw.ts`,
    )
  for (const kind of ['pilots', 'ships', 'enemies', 'systems']) {
    const names = namesOf(folder, kind)
    console.log(`\n${kind} (${names.length}), read when a play is set up\n  ${names.join(', ')}`)
  }
  console.log(`\n${cards} cards of ${relative(root, folder) || folder}; ${lacking} steps that nothing serves`)
  process.exitCode = lacking > 0 ? 1 : 0
}

function read(folder, file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

/** Of a file with all entries, or a folder with one file each; places that are still to be unlocked have no name yet. */
function namesOf(folder, kind) {
  const one = join(folder, `${kind}.json`)
  const entries = existsSync(one)
    ? read(folder, `${kind}.json`)[kind]
    : readdirSync(join(folder, kind)).map((file) => read(join(folder, kind), file))
  return entries.map(({ id }) => id).filter((id) => !/^(pilot|ship)-\d+$/.test(id))
}

/** Where an effect arrives, and where it steps into rules while it stays. */
function effectFiles(id) {
  const own = `combat/effects/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  return ['combat/effects/apply.ts', ...(existsSync(join(engine, own)) ? [own] : [])]
}

/** The file that carries a step out stands before those that only ask for it. */
function main(paths) {
  const own = paths.filter((path) => /\/(commands|cards)\//.test(path) && !path.endsWith('commands/commands.ts'))
  return own.length > 0 ? own : paths
}
