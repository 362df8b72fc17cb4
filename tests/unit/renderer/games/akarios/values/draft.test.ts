// What a form is filled in with comes to the value, and the value to the form; what is wrong is named where it is wrong.
import { expect, test } from 'vitest'
import { readDraft, type Problem } from '../../../../../../renderer/games/akarios/values/read-draft.ts'
import type { Draft } from '../../../../../../renderer/games/akarios/values/shape.ts'
import { newItem, startDraft } from '../../../../../../renderer/games/akarios/values/start-draft.ts'
import type { FieldForm } from '../../../../../../shared/games/akarios/content/forms/field-form.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'

const supply: FieldForm = { type: 'number', min: 1, max: 4, words: ['unlimited'] }
const icons: FieldForm = { type: 'list', of: { type: 'choice', words: ['move', 'attack'] }, min: 1, max: 4 }
const slots: FieldForm = {
  type: 'list',
  min: 0,
  max: 4,
  of: {
    type: 'variants',
    key: 'type',
    options: [
      { word: 'single', fields: [{ name: 'icons', form: icons, optional: false }] },
      { word: 'joined', fields: [{ name: 'icons', form: icons, optional: false }] },
    ],
  },
}
const attack: FieldForm = {
  type: 'group',
  fields: [
    { name: 'damage', form: { type: 'number', min: 0, max: 20, words: [] }, optional: false },
    { name: 'range', form: { type: 'number', min: 1, max: 20, words: [] }, optional: true },
    {
      name: 'arcs',
      form: { type: 'list', of: { type: 'hexes', facing: false, most: 9 }, min: 1, max: 3 },
      optional: true,
    },
  ],
}
const move: FieldForm = { type: 'hexes', facing: true, most: 3 }

test.each<[string, FieldForm, Json]>([
  ['a number', supply, 3],
  ['a word in its place', supply, 'unlimited'],
  ['a choice', { type: 'choice', words: ['a', 'b'] }, 'b'],
  ['some words', { type: 'several', words: ['a', 'b', 'c'], min: 0 }, ['a', 'c']],
  ['no words', { type: 'several', words: ['a'], min: 0 }, []],
  ['a yes', { type: 'yesNo' }, true],
  ['a no', { type: 'yesNo' }, false],
  ['a text', { type: 'text', most: 80 }, 'Ottoline'],
  [
    'slots',
    slots,
    [
      { type: 'single', icons: ['move'] },
      { type: 'joined', icons: ['attack', 'move'] },
    ],
  ],
  ['no slots', slots, []],
  [
    'an attack with an arc',
    attack,
    {
      damage: 2,
      arcs: [
        [
          { q: 0, r: -1 },
          { q: 1, r: -2 },
        ],
      ],
    },
  ],
  ['an attack with a range', attack, { damage: 0, range: 3 }],
  [
    'a move',
    move,
    [
      { q: 0, r: -1, facing: 0 },
      { q: 1, r: -2, facing: 1 },
    ],
  ],
  ['JSON', { type: 'json' }, [{ id: 'a', line: [] }]],
])('%s goes into its form and comes out again', (_, form, value) => {
  expect(readDraft(form, startDraft(form, value))).toEqual({ ok: true, value })
})

test.each<[string, FieldForm, Draft, Record<string, Problem>]>([
  ['nothing', supply, null, { '': { type: 'blank' } }],
  ['a number too large', supply, 5, { '': { type: 'outOfRange', min: 1, max: 4 } }],
  ['half a number', supply, 1.5, { '': { type: 'outOfRange', min: 1, max: 4 } }],
  ['blanks', { type: 'text', most: 8 }, '   ', { '': { type: 'blank' } }],
  ['a long text', { type: 'text', most: 3 }, 'four', { '': { type: 'tooLong', most: 3 } }],
  ['too few words', { type: 'several', words: ['a'], min: 1 }, [], { '': { type: 'tooFew', min: 1 } }],
  ['an empty list', icons, [], { '': { type: 'tooFew', min: 1 } }],
  ['a slot without a form', slots, [{}], { '0': { type: 'blank' } }],
  ['a slot without an icon', slots, [{ type: 'single', icons: [null] }], { '0.icons.0': { type: 'blank' } }],
  [
    'an attack without damage',
    attack,
    { damage: null, range: 40 },
    { damage: { type: 'blank' }, range: { type: 'outOfRange', min: 1, max: 20 } },
  ],
  ['a move without facings', move, '0,-1', { '': { type: 'hexes' } }],
  ['a facing that is none', move, '0,-1,6', { '': { type: 'hexes' } }],
  ['a move too long', move, '0,-1,0 0,-2,0 0,-3,0 0,-4,0', { '': { type: 'hexes' } }],
  ['no move', move, '', { '': { type: 'blank' } }],
  ['broken JSON', { type: 'json' }, '[1,]', { '': { type: 'noJson' } }],
])('%s is told where it is', (_, form, draft, problems) => {
  expect(readDraft(form, draft)).toEqual({ ok: false, problems: new Map(Object.entries(problems)) })
})

test('a blank form begins with as many places as the list needs', () => {
  expect(startDraft({ ...icons, min: 2 })).toEqual([null, null])
  expect(startDraft(attack)).toEqual({ damage: null, range: null, arcs: null })
})

const hull: FieldForm = {
  type: 'either',
  options: [
    { word: 'fixed', form: { type: 'number', min: 0, max: 99, words: [] } },
    {
      word: 'perPilot',
      form: {
        type: 'group',
        fields: [{ name: 'perPilot', form: { type: 'number', min: 1, max: 99, words: [] }, optional: false }],
      },
    },
  ],
}
const step: FieldForm = {
  type: 'variants',
  key: 'do',
  options: [
    { word: 'redraw', fields: [] },
    { word: 'double', fields: [{ name: 'by', form: { type: 'fixed', value: 2 }, optional: false }] },
    {
      word: 'may',
      fields: [
        { name: 'steps', form: { type: 'list', of: { type: 'again' }, min: 1, max: 12 }, optional: false },
        { name: 'calm', form: { type: 'flag', value: true }, optional: true },
        { name: 'hull', form: hull, optional: true },
      ],
    },
  ],
}

test.each<[string, FieldForm, Json]>([
  ['a figure', hull, 7],
  ['a figure for each pilot', hull, { perPilot: 3 }],
  ['a value that nobody is asked for', step, { do: 'double', by: 2 }],
  ['steps in steps', step, { do: 'may', steps: [{ do: 'may', steps: [{ do: 'redraw' }], calm: true }], hull: 4 }],
])('%s comes out as it went in', (_, form, value) => {
  expect(readDraft(form, startDraft(form, value))).toEqual({ ok: true, value })
})

test('what is wrong deep inside is named by its way, and what was chosen of several is asked for', () => {
  const draft = { do: 'may', steps: [{ do: 'may', steps: [{}] }], hull: { is: 'perPilot', inner: { perPilot: 0 } } }
  expect(readDraft(step, draft)).toEqual({
    ok: false,
    problems: new Map<string, Problem>([
      ['steps.0.steps.0', { type: 'blank' }],
      ['hull.perPilot', { type: 'outOfRange', min: 1, max: 99 }],
    ]),
  })
})

test('none is an answer where there may be none of a thing, and not the same as nothing said', () => {
  const wave: FieldForm = {
    type: 'group',
    fields: [{ name: 'comes', form: { type: 'list', of: supply, min: 0, max: 8 }, optional: true }],
  }
  expect(readDraft(wave, { comes: null })).toEqual({ ok: true, value: {} })
  expect(readDraft(wave, { comes: [] })).toEqual({ ok: true, value: { comes: [] } })
})

test('a thing that others name gets a name that none in its list has', () => {
  const markers = {
    ...{ type: 'list', min: 0, max: 20, thing: 'marker', named: true },
    of: { type: 'group', fields: [{ name: 'id', form: { type: 'id' }, optional: false }] },
  } as const satisfies FieldForm
  expect(newItem(markers, [{ id: 'marker-1' }, { id: 'gate' }, { id: 'marker-3' }])).toEqual({ id: 'marker-2' })
})
