// `npm run case -- FILE…`: runs rule cases from anywhere and prints for each whether it holds, and what differs when not.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCase } from '../tests/support/cases/case.ts'
import { runCase } from '../tests/support/cases/run.ts'

const from = process.env.INIT_CWD ?? process.cwd()
const files = process.argv.slice(2)
if (files.length === 0 || files.includes('--help')) {
  console.log('Usage: npm run case -- FILE…   (for example tests/cases/campaign/one-pilot-twice.yaml)')
  process.exit(files.length === 0 ? 2 : 0)
}

let failed = 0
for (const file of files) {
  const { title, found } = await look(resolve(from, file))
  if (found.length > 0) failed += 1
  console.log(`${found.length === 0 ? 'pass' : 'FAIL'}  ${title}  (${file})`)
  for (const line of found) console.log(`      ${line}`)
}
console.log(`${files.length - failed} of ${files.length} cases hold`)
process.exitCode = failed === 0 ? 0 : 1

async function look(path) {
  let title = 'a file that is no case'
  try {
    const ruleCase = readCase(readFileSync(path, 'utf8'))
    title = [...ruleCase.rules.map((rule) => `[${rule}]`), ruleCase.title].join(' ')
    return { title, found: await runCase(ruleCase) }
  } catch (fault) {
    return { title, found: [fault instanceof Error ? fault.message : String(fault)] }
  }
}
