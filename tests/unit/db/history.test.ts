// The log as people read it: pages, filters, words.
import { expect, test } from 'vitest'
import { runCommand } from '../../../main/db/command.ts'
import { listHistory, type HistoryQuery } from '../../../main/db/history.ts'
import { addNote } from '../../../main/db/stores/notes.ts'
import { runPlay } from '../../../main/db/stores/plays.ts'
import { redo, undo } from '../../../main/db/undo.ts'
import { ok } from '../../../shared/lib/result.ts'
import { create, must, noPlays, now, who } from './support.ts'

function written() {
  const file = create()
  const note = (body: string, by: string) =>
    must(
      runCommand(
        file,
        {
          titleKey: 'noteAdded',
          titleArgs: { body },
          who: by,
          now,
          notes: [{ key: 'noted', args: { deep: { list: [body] } } }],
        },
        () => ok(addNote(file, { body, who: by, now })),
      ),
    )
  note('Fuel is low', 'Mara')
  note('ÄTHER found', 'Jon')
  must(
    runPlay(file, { who: 'table', now }, (ports) => {
      ports.plays.insert({
        id: 'p1',
        machine: 'm',
        version: 1,
        checked: 1,
        setup: '{}',
        seed: 's',
        physical: [],
        status: 'open',
      })
      return ok(
        ports.entries.append({
          play: 'p1',
          index: 0,
          kind: 'start',
          seat: null,
          title: { key: 'fightBegun', args: { mission: 7 } },
          inputs: '[]',
          stateHash: 'a'.repeat(64),
          notes: [],
          reveals: true,
          records: [],
        }),
      )
    }),
  )
  note('100 % sure_thing', who)
  must(undo(file, noPlays))
  must(redo(file, noPlays))
  must(undo(file, noPlays))
  return (query: Partial<HistoryQuery>) => {
    const { entries, more } = listHistory(file, { limit: 100, ...query })
    return { n: entries.map(({ n }) => n), more }
  }
}

test('pages go from the newest back, and say when there is more', () => {
  const find = written()
  expect(find({ limit: 3 })).toEqual({ n: [8, 7, 6], more: true })
  expect(find({ limit: 3, before: 6 })).toEqual({ n: [5, 4, 3], more: true })
  expect(find({ limit: 3, before: 3 })).toEqual({ n: [2, 1], more: false })
  expect(find({ limit: 3, before: 4 })).toEqual({ n: [3, 2, 1], more: false })
})

test('narrowed by kind and by play', () => {
  const find = written()
  expect(find({ kinds: ['undo', 'redo'] }).n).toEqual([8, 7, 6])
  expect(find({ kinds: ['input'] }).n).toEqual([4])
  expect(find({ play: 'p1' }).n).toEqual([4])
  expect(find({ kinds: ['wall'], play: 'p1' }).n).toEqual([])
  expect(find({ kinds: [] }).n).toEqual([])
})

test('narrowed by where entries stand, a page is full of those, however many others lie between', () => {
  const find = written()
  expect(find({ standing: 'counts', limit: 2 })).toEqual({ n: [4, 3], more: true })
  expect(find({ standing: 'undone' }).n).toEqual([5])
  expect(find({ standing: 'step' }).n).toEqual([8, 7, 6])
})

test('found by words in any script and case, in titles, notes and names, and by the sentences of the reader’s language', () => {
  const find = written()
  expect(find({ text: ' FUEL ' }).n).toEqual([2])
  expect(find({ text: 'äther' }).n).toEqual([3])
  expect(find({ text: 'jon' }).n).toEqual([3])
  expect(find({ text: '7' }).n).toEqual([4])
  expect(find({ text: '100 % sure_thing' }).n).toEqual([8, 7, 6, 5])
  expect(find({ text: '%' }).n).toEqual([8, 7, 6, 5])
  expect(find({ text: 'nothing', keys: ['fightBegun'] }).n).toEqual([4])
  expect(find({ keys: ['noted'] }).n).toEqual([5, 3, 2])
  expect(find({ text: 'note', limit: 1 })).toEqual({ n: [], more: false })
})
