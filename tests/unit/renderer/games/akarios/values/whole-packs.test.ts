// The forms take whole packs: what cards do and how missions go comes out of a form as it went in, and each step is said in words.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entriesOf } from '../../../../../../shared/games/akarios/content/content.ts'
import type { FieldForm } from '../../../../../../shared/games/akarios/content/forms/field-form.ts'
import { editorRows } from '../../../../../../shared/games/akarios/content/forms/editor-rows.ts'
import { layerPacks } from '../../../../../../shared/games/akarios/content/layer.ts'
import { everyStep, type Step } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import { readDraft } from '../../../../../../renderer/games/akarios/values/read-draft.ts'
import { startDraft } from '../../../../../../renderer/games/akarios/values/start-draft.ts'
import { stepText } from '../../../../../../renderer/games/akarios/values/step-text.ts'
import { loadPack } from '../../../../../../main/files/packs/load.ts'
import { packsDir } from '../../../../../support/packs.ts'

const cardKinds = ['upgrades', 'abilities', 'coPilots', 'sparrowUpgrades', 'traumaCards'] as const

const packs = async () =>
  (await Promise.all(['akarios', 'training-sector'].map((name) => loadPack(join(packsDir, name))))).map(
    ({ pack }) => pack!,
  )

/** The rows of an entry that have a value, each with its form; as a file of a pack they would be `json`. */
const rowsOf = (kind: (typeof cardKinds)[number] | 'missions', entry: unknown) =>
  editorRows(kind, entry as Json, () => []).filter(({ value }) => value !== undefined)

test('what every card does, and all of every mission, comes out of its form as it went in', async () => {
  const { content } = layerPacks(await packs())
  let told = 0
  for (const kind of [...cardKinds, 'missions'] as const)
    for (const entry of entriesOf(content, kind))
      for (const { field, form, value } of rowsOf(kind, entry)) {
        if (kind !== 'missions' && field !== 'effects') continue
        expect(form.type, `${kind} ${field}`).not.toBe('json')
        expect(readDraft(form, startDraft(form, value)), `${entry.id} ${field}`).toEqual({ ok: true, value })
        told += 1
      }
  expect(told).toBeGreaterThan(200)
})

const form = (field: string): Extract<FieldForm, { type: 'variants' }> => {
  const row = editorRows('upgrades', {}, ({ to }) => [{ id: 'plus-2', name: `Plus two of ${to}` }]).find(
    (one) => one.field === field,
  )
  if (row?.form.type !== 'list' || row.form.of.type !== 'variants') throw new Error(`${field} is no list of steps`)
  return row.form.of
}

test('every step of every card is said in words of the language', async () => {
  const { content } = layerPacks(await packs())
  const said = new Set<string>()
  for (const kind of cardKinds)
    for (const { effects } of entriesOf(content, kind))
      for (const step of everyStep(effects))
        for (const language of ['en', 'de'] as const) {
          const text = stepText({ texts: textsOf(language), language }, form('effects'), step)
          expect(text, JSON.stringify(step)).toMatch(/^[\p{Lu}\d[].*[.)]$/su)
          expect(text, JSON.stringify(step)).not.toMatch(/undefined|\[object|[a-z][A-Z]/)
          said.add(step.do)
        }
  expect(said.size).toBeGreaterThan(50)
})

test.each<[Step, string, string]>([
  [
    { do: 'apply', effect: 'stun', amount: 1, targets: { who: 'enemy', count: 2, range: 3 } },
    'Give stun 1 to up to 2 enemies within 3.',
    'Betäubung 1. Für: bis zu 2 Gegner in Reichweite 3.',
  ],
  [
    {
      do: 'ifStress',
      steps: [
        { do: 'attackBonus', bonus: { add: 'damage', amount: 2 } },
        { do: 'pay', what: 'hull', amount: 1 },
      ],
    },
    'If a stress face paid for it: This attack gets 2 more damage. Pay 1 hull.',
    'Wenn eine Stress-Seite dafür gezahlt hat: Zu diesem Angriff kommt dazu: 2 mehr Schaden. Zahlt 1 Hülle.',
  ],
  [
    { do: 'addToDeck', card: 'plus-2', deck: 'enemy' },
    "Shuffle Plus two of modifierCards into the enemies' deck.",
    'Mischt Plus two of modifierCards in den Stapel der Gegner.',
  ],
])('%s', (step, english, german) => {
  expect(stepText({ texts: textsOf('en'), language: 'en' }, form('effects'), step)).toBe(english)
  expect(stepText({ texts: textsOf('de'), language: 'de' }, form('effects'), step)).toBe(german)
})
