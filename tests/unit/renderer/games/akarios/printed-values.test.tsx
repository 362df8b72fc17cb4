// Printed values told or corrected where they matter: on the list of missions, and beside the figures of a ship.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PrintedFigure } from '../../../../../renderer/games/akarios/combat/hand/PrintedFigure.tsx'
import { LackLine } from '../../../../../renderer/games/akarios/parts/LackLine.tsx'
import { fight } from '../../../../support/combat/table.ts'
import { show } from '../../../../support/renderer/screen.tsx'

const refused = { 'packs.entry': { refuse: { code: 'not-found', key: 'packs.noEntry' } } } as const

test('what a mission lacks says so and opens the dialog that takes it', async () => {
  const lack = { thing: 'enemyDeck' as const, id: 'E', name: 'Deck E', fields: ['cards'] }
  const { calls } = show(<LackLine lack={lack} />, refused)
  expect(screen.getByRole('listitem').textContent).toContain('Deck E: cards not told yet')
  await userEvent.click(screen.getByRole('button', { name: 'Tell it: Deck E' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(calls).toContainEqual({ name: 'packs.entry', input: { kind: 'decks', id: 'E' } })
})

test('a figure of an enemy is corrected for its rank, one of a pilot for the ship', async () => {
  const { ships } = fight({ pilots: { p1: {} }, enemies: { 'scout#2': { rank: 'elite' } } }).view
  const [pilot, enemy] = ['pilot', 'enemy'].map((kind) => ships.find((ship) => ship.kind === kind)!)
  const { calls } = show(
    <>
      <PrintedFigure ship={enemy!} figure="hull" name="Scout 2" />
      <PrintedFigure ship={pilot!} figure="shield" name="Argonaut" />
    </>,
    refused,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Scout 2, elite · hull: this number is wrong' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Argonaut, shield: this number is wrong' }))
  expect(calls).toMatchObject([{ input: { kind: 'enemies', id: 'scout' } }, { input: { kind: 'ships' } }])
})
