// What is told of the course of a fight: the round with what is ahead, and each objective with its figure.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PhaseBar } from '../../../../../../renderer/games/akarios/combat/PhaseBar.tsx'
import { objectivesAfter } from '../../../../../../renderer/games/akarios/combat/pace/objectives-after.ts'
import type { ObjectiveView } from '../../../../../../shared/games/akarios/view/course-view.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { show } from '../../../../../support/renderer/screen.tsx'

const { view } = fight({ pilots: { p1: { hull: 4 } } })
const objective = (
  id: string,
  progress: ObjectiveView['progress'],
  more: Partial<ObjectiveView> = {},
): ObjectiveView => ({
  id,
  wording: `${id}.`,
  done: false,
  loses: false,
  progress,
  ...more,
})
const objectives = [
  objective('Clear', { counts: 'ships', done: 3, of: 9 }),
  objective('Flee', { counts: 'ships', done: 0, of: 1 }),
  objective('Hold', { counts: 'rounds', done: 4, of: 4 }, { done: true }),
  objective('Sign off', { counts: 'pilots', done: 1, of: 3 }),
  objective('Agree', { counts: 'word', done: 0, of: 1 }),
  objective('Boat lost', { counts: 'hull', done: 1, of: 6, ship: 'p1' }, { loses: true }),
]

test('each objective says what is done of what is needed, and that a change is read out', () => {
  show(<PhaseBar view={{ ...view, objectives }} />, {})
  const goals = within(screen.getByRole('list', { name: 'Goal' })).getAllByRole('listitem')
  expect(goals.map((goal) => [goal.textContent, goal.getAttribute('aria-live')])).toEqual([
    ['Clear. 3 of 9 ships', 'polite'],
    ['Flee. 0 of 1 ship', 'polite'],
    ['Hold. This has come about.', 'polite'],
    ['Sign off. 1 of 3 pilots', 'polite'],
    ['Agree. The table says when.', 'polite'],
    ['Lost if this comes about: Boat lost. hull 5 of 6', 'polite'],
  ])
})

test('[ER-004] the round says which one is awaited and when new ships come; cubes lie where the box has them', () => {
  const roundTrack = {
    cubes: [10, 2],
    lastRound: 14,
    arrivals: [
      { round: 12, at: 'roundEnd' },
      { round: 16, at: 'roundStart' },
    ],
  } as const
  show(<PhaseBar view={{ ...view, round: 12, roundTrack, objectives: [] }} />, {})
  const places = [...document.querySelectorAll('[aria-hidden] > i')]
  expect([
    screen.getByText(/^Round/).textContent,
    screen.getByText(/New ships at the end/).textContent,
    screen.getByText(/New ships at the start/).textContent,
    places.flatMap((place, at) => (place.hasAttribute('data-cube') ? [at + 1] : [])),
    places.flatMap((place, at) => (place.hasAttribute('data-last') ? [at + 11] : [])),
    places.flatMap((place, at) => (place.hasAttribute('data-arrival') ? [at + 11] : [])),
  ]).toEqual([
    'Round 12 of 14',
    'New ships at the end of round 12',
    '. New ships at the start of round 16',
    [2, 10],
    [14],
    [12, 16],
  ])
})

test('a hull that counts is the one of the step that is looked at', () => {
  expect(objectivesAfter(objectives, view.ships).map(({ progress }) => progress.done)).toEqual([3, 0, 4, 1, 0, 2])
})
