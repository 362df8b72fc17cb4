import { expect, test } from 'vitest'
import { find, indexOf, type Findable } from '../../../../renderer/search/rank.ts'
import { groupsFor } from '../../../../renderer/search/groups.ts'
import { ruleThings, type GroupName, type Thing } from '../../../../renderer/search/things.ts'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'

const named = (...names: readonly string[]): readonly Findable[] => names.map((name) => ({ id: name, name, also: '' }))

const ships = named('Argonaut', 'Merkava', 'Knossis', 'Invictus')
const german = named('Späher', 'Straße', 'Rückgängig', 'Verlauf', 'Übung')

test.each([
  [ships, 'mer', ['Merkava']],
  [ships, 'Merkvaa', ['Merkava']],
  [ships, 'knosis', ['Knossis']],
  [ships, 'argo', ['Argonaut']],
  [named('EMP Blast', 'Bank'), 'emp blsat', ['EMP Blast']],
  [ships, 'xyz', []],
  [ships, '   ', []],
  [german, 'spaher', ['Späher']],
  [german, 'Spaeher', ['Späher']],
  [german, 'strasse', ['Straße']],
  [german, 'RÜCK', ['Rückgängig']],
  [german, 'ubung', ['Übung']],
])('among %j the words %j find what they mean', (things, typed, names) => {
  expect(find(indexOf(things), typed, 9).map(({ thing }) => thing.name)).toEqual(names)
})

test('a whole name comes before a beginning, a beginning before a word inside, and that before a slip of the finger', () => {
  const things = named('Mole', 'Move Along', 'Free Move', 'Move')
  expect(find(indexOf(things), 'move', 9).map(({ thing, closeness }) => [thing.name, closeness])).toEqual([
    ['Move', 4],
    ['Move Along', 3],
    ['Free Move', 2],
    ['Mole', 1],
  ])
})

test('a name comes before what only speaks of the word', () => {
  const things: Findable[] = [
    { id: 'a', name: 'Long Shot', also: 'An attack that does not stun' },
    { id: 'b', name: 'Stun Charge', also: '' },
  ]
  expect(find(indexOf(things), 'stun', 9).map(({ thing }) => thing.id)).toEqual(['b', 'a'])
})

const rule = (id: string, says: string) => ({ id, says, example: '', questions: [] })
const rules = ruleThings(textsOf('en'), {
  chapters: [
    {
      letters: 'EN',
      title: '',
      rules: [rule('EN-008', 'Of ties.'), rule('EN-009', 'The nearest.'), rule('EN-090', '')],
    },
  ],
  questions: [{ number: 13, asks: 'Which hexes are behind?', ruling: 'The rear.', isSetting: false, rules: [] }],
})

test.each([
  ['EN-009', 'EN-009'],
  ['en009', 'EN-009'],
  ['en9', 'EN-009'],
  ['nearest', 'EN-009'],
  ['question 13', 'question-13'],
  ['behind', 'question-13'],
])('%j leads to the rule %s first', (typed, id) => {
  expect(find(indexOf(rules), typed, 9)[0]?.thing.id).toBe(id)
})

test('the kind with the best hit stands first, six of a kind at most, and empty kinds are left out', () => {
  const thing = (name: string, group: GroupName): Thing => ({
    ...{ id: name, name, also: '', icon: 'right', group },
    leads: { type: 'screen', to: { name: 'library' } },
  })
  const many = Array.from({ length: 9 }, (_, at) => thing(`Repair ${at}`, 'cards'))
  const groups = groupsFor(
    [indexOf([thing('Basic repair', 'actions'), ...many]), indexOf([thing('Repair', 'rules')])],
    'repair',
  )
  expect(groups.map(({ group, things }) => [group, things.length])).toEqual([
    ['rules', 1],
    ['cards', 6],
    ['actions', 1],
  ])
})
