// A printed value that a fight asks for: what the owner's pack knows of it already stands in the form; refusals are in the language in use.
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ValuePanel } from '../../../../../../../renderer/games/akarios/combat/question/ValuePanel.tsx'
import type { Language } from '../../../../../../../renderer/i18n/language.ts'
import type { NotTaken } from '../../../../../../../renderer/kernel/play/use-play.ts'
import { formOf } from '../../../../../../../shared/games/akarios/content/forms/form-of.ts'
import type { ValueQuestion } from '../../../../../../../shared/games/akarios/question/question.ts'
import type { Json } from '../../../../../../../shared/kernel/json.ts'
import { enemyType } from '../../../../../../support/combat/content.ts'
import { fight } from '../../../../../../support/combat/table.ts'
import { show } from '../../../../../../support/renderer/screen.tsx'
import { contextOf } from '../table.ts'

const asking = (field: string, what: string): ValueQuestion => ({
  ...{ type: 'value', seat: 'table', kind: 'enemies', id: 'scout', field },
  asks: { key: 'akarios.ask.value', args: { name: 'Scout', what }, rule: 'CB-016' },
  form: formOf('enemies', enemyType('scout'), field.split('.'), () => [])!,
})

const inPack = 'Your pack has it already. If it is right, Enter takes it.'

/** With `said`, once the panel says so. */
async function panel(
  question: ValueQuestion,
  entry: Json,
  said?: string,
  notTaken?: NotTaken,
  language: Language = 'en',
) {
  const onTell = vi.fn()
  const { talk } = contextOf(fight().view, language)
  const row = { kind: 'enemies', id: 'scout', name: 'Scout', wording: '', missing: 0, told: 1 } as const
  show(
    <ValuePanel
      {...{ question, talk, notTaken, onTell }}
      heading="Scout: hull"
      busy={false}
      onHand={() => undefined}
    />,
    { 'packs.entry': { ...row, entry, own: false, fields: [], others: [] } },
    language,
  )
  if (said !== undefined) await screen.findByText(said)
  return onTell
}

test('[CB-016] what the pack knows stands in the form after the answer was taken back, and Enter takes it', async () => {
  const onTell = await panel(asking('elite.hull', 'elite-hull'), { elite: { hull: 5 } }, inPack)
  await userEvent.keyboard('{Enter}')
  expect(onTell.mock.calls).toEqual([[5]])
})

test('[CB-016] what was typed wins over what the pack knows', async () => {
  const onTell = await panel(asking('elite.hull', 'elite-hull'), { elite: { hull: 5 } }, inPack)
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.keyboard('3{Enter}')
  expect(onTell.mock.calls).toEqual([[3]])
})

test('[EN-001] a command line that the pack knows stands there as the keys that make it', async () => {
  const line: Json = [
    { id: 'a', do: 'rotate' },
    { id: 'b', do: 'attack', damage: 2, targets: 1, range: 2 },
  ]
  await panel(asking('cards.c1.line', 'line'), { cards: [{ id: 'c1', line }] }, inPack)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'r a2,2')
})

test('[EN-001] Enter behind a word that is no command says so, and behind a whole line takes it', async () => {
  const onTell = await panel(asking('cards.c1.line', 'line'), {})
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'r m:fx{Enter}')
  expect(screen.getByText('This is no command of a line: m:fx')).toBeTruthy()
  await userEvent.type(field, '{Backspace}{Enter}')
  expect(onTell).toHaveBeenCalledTimes(1)
})

test('what nobody knows is blank, and a value that is refused says why in German, the words of the check as English', async () => {
  const refused = { key: 'akarios.refused.value', args: { code: 'value-refused', hint: 'at most 60' } }
  await panel(asking('elite.hull', 'elite-hull'), {}, undefined, { byHand: false, problems: [refused] }, 'de')
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect(screen.getByRole('alert').textContent).toContain(
    'Ein solcher Wert kann dort nicht stehen. In den Worten der Prüfung (englisch): at most 60',
  )
})
