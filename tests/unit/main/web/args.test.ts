import { expect, test } from 'vitest'
import { help, readArguments } from '../../../../main/web/args.ts'

const read = (...words: string[]) => readArguments(words, '/home/mira')

test('without a word: any free port, no folder named, a browser opened', () => {
  expect(read()).toEqual({ ok: true, value: { type: 'serve', port: 0, open: true } })
})

test('every option, in both spellings of a value; a later one wins; a relative folder is taken from where one stands', () => {
  expect(read('--port', '4173', '--data-dir', 'games/akarios', '--no-open')).toEqual({
    ok: true,
    value: { type: 'serve', port: 4173, dataDir: '/home/mira/games/akarios', open: false },
  })
  expect(read('--port=1', '--port=65535', '--data-dir=/srv/-x')).toEqual({
    ok: true,
    value: { type: 'serve', port: 65535, dataDir: '/srv/-x', open: true },
  })
})

test('--help wins over the other options and names each of them', () => {
  expect(read('--port', '80', '--help')).toEqual({ ok: true, value: { type: 'help' } })
  for (const option of ['--port', '--data-dir', '--no-open', '--help']) expect(help).toContain(option)
})

const aPort = '--port needs a number from 0 to 65535.'
const aFolder = '--data-dir needs the path of a folder.'

test.each([
  [['--port'], aPort],
  [['--port', '--no-open'], aPort],
  [['--port', ''], aPort],
  [['--port', '-1'], aPort],
  [['--port=-1'], aPort],
  [['--port', '65536'], aPort],
  [['--port', '99999999999'], aPort],
  [['--port', '80.5'], aPort],
  [['--port', '0x50'], aPort],
  [['--port', ' 80'], aPort],
  [['--port', '٣'], aPort],
  [['--data-dir'], aFolder],
  [['--data-dir', '--no-open'], aFolder],
  [['--data-dir', '  '], aFolder],
  [['--data-dir='], aFolder],
  [['--no-open=false'], '--no-open takes no value.'],
  [['--help=all'], '--help takes no value.'],
  [['--host', '0.0.0.0'], 'There is no option --host. --help lists the options.'],
  [['--no-port'], 'There is no option --no-port. --help lists the options.'],
  [['--Port', '1'], 'There is no option --Port. --help lists the options.'],
  [['-p', '1'], 'There is no option -p. --help lists the options.'],
  [['--__proto__'], 'There is no option --__proto__. --help lists the options.'],
  [['4173'], '"4173" is not an option. --help lists them.'],
  [['--', '--port'], '"--port" is not an option. --help lists them.'],
])('%j is refused with a sentence', (words, sentence) => {
  expect(read(...words)).toEqual({ ok: false, error: sentence })
})
