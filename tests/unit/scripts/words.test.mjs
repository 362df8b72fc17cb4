import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib.mjs'

const form =
  "{ options: { fights: { type: 'string', default: '2000' }, only: { type: 'string' }, json: { type: 'boolean' } } }"
const program = `import { readWords } from '${join(root, 'scripts/words.mjs')}'; console.log(JSON.stringify(readWords(${form}, process.argv.slice(1)).values))`
const called = (...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, '--', ...words])
  return [status, stdout.toString().trim(), stderr.toString().trim()]
}
const taken = 'It takes --fights … (2000), --only …, --json.'

test('words that a command takes are read; another one, or one without its value, is refused with all that it takes', () => {
  expect(called('--only', 'a', '--json')).toEqual([0, '{"only":"a","json":true,"fights":"2000"}', ''])
  expect(called('--fight', '3')).toEqual([2, '', `Unknown option '--fight'. ${taken}`])
  expect(called('--only')).toEqual([2, '', `Option '--only <value>' argument missing. ${taken}`])
  expect(called('--help')).toEqual([0, taken, ''])
})
