import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { WithRuleIds } from '../../../../renderer/rules/RuleId.tsx'
import { Rules } from '../../../../renderer/rules/Rules.tsx'
import { press, show } from '../../../support/renderer/screen.tsx'

test('an id in a sentence opens the rule beside it, with its example and the ruling that bears on it', async () => {
  show(
    <p>
      <WithRuleIds>Not now (PA-029).</WithRuleIds>
    </p>,
    {},
  )
  const link = screen.getByRole('link', { name: 'Rule PA-029' })
  expect(link.getAttribute('href')).toBe('#/rules/PA-029')
  expect(link.closest('p')?.textContent).toBe('Not now (PA-029).')
  await userEvent.click(link)
  const dialog = within(await screen.findByRole('dialog', { name: 'Rule PA-029' }))
  expect((await dialog.findByText(/three basic moves, one basic attack and basic repair/)).tagName).toBe('P')
  expect(dialog.getByText('Open question 75')).toBeDefined()
  expect(window.location.hash).toBe('')
  await press('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(link)
})

test('an address of a rule opens at it, in its chapter', async () => {
  show(<Rules at="EN-009" />, {}, 'de')
  const chosen = within(await screen.findByRole('complementary', { name: 'Gewählte Regel' }))
  expect(chosen.getByRole('heading', { name: 'Regel EN-009' })).toBeDefined()
  expect(chosen.getByText('Die Regeltexte sind auf Englisch geschrieben.')).toBeDefined()
  expect(chosen.getByText(/nearest player ship or scenario objective/).getAttribute('lang')).toBe('en')
  expect(screen.getByText('36 Einträge')).toBeDefined()
})

test('an address that names no rule says so and shows all', async () => {
  show(<Rules at="EN-999" />, {})
  expect(await screen.findByText('The rules have nothing by the name EN-999.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Rule CS-001' })).toBeDefined()
})

test('words that nothing holds are answered with a way back', async () => {
  show(<Rules at={undefined} />, {})
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'xyl')
  expect(screen.getByRole('heading', { name: 'Nothing fits' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show all again' }))
  expect(screen.getByRole('heading', { name: 'Rule CS-001' })).toBeDefined()
})
