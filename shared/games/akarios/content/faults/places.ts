// Systems, worlds, markets and events: numbers once each, places on the grid, ways that lead to something.
import { entriesOf } from '../content.ts'
import type { World } from '../world.ts'
import type { Check, Path } from './check.ts'

export function checkPlaces(check: Check): void {
  checkSystems(check)
  for (const world of entriesOf(check.content, 'worlds')) checkWorld(check, world)
  for (const { id, sells } of entriesOf(check.content, 'markets'))
    for (const [at, line] of sells.entries())
      if ('first' in line && line.first > line.last)
        check.fault(
          'markets',
          id,
          ['sells', at],
          'range-backward',
          `The first card number ${line.first} is above the last one ${line.last}.`,
        )
  for (const { id, outcome, options } of entriesOf(check.content, 'events'))
    if ((outcome === undefined) === (options === undefined))
      check.fault(
        'events',
        id,
        [],
        'options-or-outcome',
        'An event card has either one "outcome" or "options" to choose from.',
      )
}

function checkSystems({ content, fault }: Check): void {
  const letters = new Map<string, string>()
  for (const { id, letter, grid, locations = [], startLocation } of entriesOf(content, 'systems')) {
    const other = letters.get(letter)
    if (other !== undefined)
      fault('systems', id, ['letter'], 'id-twice', `"${other}" has the letter ${letter} already.`)
    letters.set(letter, id)
    const numbers = locations.map(({ number }) => number)
    if (locations.length > 0 && startLocation !== undefined && !numbers.includes(startLocation))
      fault('systems', id, ['startLocation'], 'unknown-id', `This system has no location ${startLocation}.`)
    for (const [at, { number, kind, x, y, jumpsTo, market }] of locations.entries()) {
      const path = ['locations', at]
      if (numbers.indexOf(number) !== at)
        fault('systems', id, [...path, 'number'], 'number-twice', `Location ${number} is here twice.`)
      if (grid !== undefined && ((x ?? 1) > grid.columns || (y ?? 1) > grid.rows))
        fault(
          'systems',
          id,
          path,
          'off-grid',
          `${letter}-${x}.${y} lies outside the grid of ${grid.columns} by ${grid.rows}.`,
        )
      if ((kind === 'jump') !== (jumpsTo !== undefined))
        fault(
          'systems',
          id,
          path,
          'jump-nowhere',
          'A jump point says in "jumpsTo" where it leads; other locations do not.',
        )
      if ((kind === 'market') !== (market !== undefined))
        fault('systems', id, path, 'jump-nowhere', 'A market location names its market; other locations do not.')
    }
  }
}

function checkWorld({ fault }: Check, { id, cards, entries }: World): void {
  const say = (path: Path, code: Parameters<typeof fault>[3], hint: string): void =>
    fault('worlds', id, path, code, hint)
  const cardNumbers = cards.map(({ number }) => number)
  const entryNumbers = entries.map(({ number }) => number)
  for (const [at, number] of cardNumbers.entries())
    if (cardNumbers.indexOf(number) !== at)
      say(['cards', at, 'number'], 'number-twice', `Card ${number} is here twice.`)
  for (const [at, number] of entryNumbers.entries())
    if (entryNumbers.indexOf(number) !== at)
      say(['entries', at, 'number'], 'number-twice', `Entry ${number} is here twice.`)
  const starts = cards.filter(({ start }) => start).length
  if (starts !== 1) say(['cards'], 'start-card', `One card is marked "start"; here ${starts} are.`)

  const entry = (path: Path, number: number): void => {
    if (!entryNumbers.includes(number)) say(path, 'unknown-id', `This world has no entry ${number}.`)
  }
  for (const [at, { goTo }] of entries.entries()) if (goTo !== undefined) entry(['entries', at, 'goTo'], goTo)
  for (const [at, { stop, points }] of cards.entries()) {
    if (stop !== undefined) entry(['cards', at, 'stop'], stop)
    for (const [p, point] of points.entries()) {
      const path = ['cards', at, 'points', p]
      if (points.findIndex(({ number }) => number === point.number) !== p)
        say([...path, 'number'], 'number-twice', `Point of interest ${point.number} is on this card twice.`)
      if (point.type === 'move' && !cardNumbers.includes(point.card))
        say([...path, 'card'], 'unknown-id', `This world has no card ${point.card}.`)
      if (point.type === 'investigate' || point.type === 'dock') entry([...path, 'entry'], point.entry)
      if (point.type === 'skillCheck') {
        entry([...path, 'success'], point.success)
        entry([...path, 'failure'], point.failure)
      }
    }
  }
}
