// The chances beside a question: one target as a plot and in words, several in words, and percent that never lie.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chanceText } from '../../../../../../renderer/games/akarios/parts/chance-text.ts'
import { menuOf } from '../../../../../../renderer/games/akarios/combat/question/menu.ts'
import { Odds } from '../../../../../../renderer/games/akarios/combat/question/Odds.tsx'
import { nothingPicked } from '../../../../../../renderer/games/akarios/combat/question/option.ts'
import { oddsFrom } from '../../../../../../main/games/akarios/odds/index.ts'
import { card } from '../../../../../support/combat/content.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { show } from '../../../../../support/renderer/screen.tsx'
import { contextOf } from './table.ts'

/** Two scouts ahead of a gun of 2 damage; `targets` of them may be chosen. */
const table = (targets: number) =>
  fight({
    pilots: {
      p1: {
        dice: 'attack',
        deck: 'zero plus-1 miss minus-1',
        cards: { 'weapon-1': card('gun', [{ do: 'attack' }], { attacks: [{ damage: 2, targets, range: 3 }] }) },
      },
    },
    enemies: {
      'scout#1': { at: 'E-6', hull: 2, shield: 0, effects: { targetLock: 1 } },
      'scout#2': { at: 'D-7', hull: 3, shield: 0 },
    },
  }).act('p1', 'weapon-1', 'attack')

const shown = () => screen.getByRole('complementary', { name: 'Chances' })

test('[PA-058] one target: the share of hits that destroy it, each total for the ear, and the words', () => {
  const { state, view } = table(1)
  const { talk } = contextOf(view)
  const [, second] = oddsFrom(state, null)
  show(<Odds attacks={[second!]} view={view} talk={talk} />, {})
  expect(within(shown()).getByRole('img').getAttribute('aria-label')).toBe(
    'Chance of each damage against scout 2: miss 25%, damage 1 25%, damage 2 25% and damage 3 25%',
  )
  const paragraphs = [...shown().querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(paragraphs).toEqual(['scout 2 25% destroyed', '2 or more: 50% · miss 25% · on average 1.5'])
})

test('[PA-067] several targets in their order, what makes a draw better, and that all are destroyed', () => {
  const { state, view } = table(2)
  const { talk } = contextOf(view)
  const attacks = oddsFrom(state, { type: 'targets', targets: ['scout#1', 'scout#2'] })
  show(<Odds attacks={attacks} view={view} talk={talk} />, {})
  const rows = within(shown()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent.slice(0, 22))).toEqual([
    'scout 1 destroyed 83%2',
    'scout 2 destroyed 25%2',
  ])
  expect(rows[0]?.textContent).toContain('Advantage, 2 draws: target lock')
  expect(shown().textContent).toMatch(/^\d+% all destroyed/)
})

test('each target of a question says how likely it is destroyed', () => {
  const { state, view, question } = table(1)
  const { options } = menuOf(question, nothingPicked, { ...contextOf(view), odds: oddsFrom(state, null) })
  expect(options.map(({ hints }) => hints.at(-1))).toEqual(['destroyed 83%', 'destroyed 25%'])
})

test('what may come is never 0 %, what may fail never 100 %', () => {
  const written = [0, 0.001, 0.5, 0.999, 1].map((chance) => chanceText('en', chance))
  expect(written).toEqual(['0%', '<1%', '50%', '>99%', '100%'])
  expect(chanceText('de', 0.001)).toBe('<1\u00a0%')
})
