// When the enemies' turns are shown at the players' pace at all.
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useCall } from '../../../../../../renderer/api/client.ts'
import { usePace } from '../../../../../../renderer/games/akarios/combat/pace/use-pace.ts'
import type { Told } from '../../../../../../renderer/kernel/play/use-play.ts'
import { defaultSettings, type paces } from '../../../../../../shared/contract/choices.ts'
import type { FightView } from '../../../../../../shared/games/akarios/view/fight-view.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { show } from '../../../../../support/renderer/screen.tsx'

const now = fight({ pilots: { p1: {} }, enemies: { 'scout#1': {} } }).view
const note = (word: string, command: string) => ({ key: `akarios.log.${word}`, args: { ship: 'scout#1', command } })
const acted = [note('enemyBegan', ''), note('commandBegan', 'fly'), note('commandBegan', 'fire')]

function Turns({ told }: { told: Told<FightView> }) {
  const pace = usePace(told, now)
  if (useCall('settings.get', {}).data === undefined) return null
  return <button onClick={pace?.next}>{pace === undefined ? 'the fight' : `${pace.number} of ${pace.count}`}</button>
}

async function shown(told: Partial<Told<FightView>>, pace: (typeof paces)[number] = 'steps') {
  show(<Turns told={{ byHand: false, before: now, notes: acted, ...told }} />, {
    'settings.get': { settings: { ...defaultSettings, tipsRead: [], pace }, dataDir: '/home/mara' },
  })
  return screen.findByRole('button')
}

test('the enemies are shown command by command, then the fight as it stands', async () => {
  const button = await shown({})
  const seen = [button.textContent]
  for (let press = 0; press < 2; press += 1) {
    await userEvent.click(button)
    seen.push(button.textContent)
  }
  expect(seen).toEqual(['1 of 2', '2 of 2', 'the fight'])
})

test.each([
  { says: 'a change by hand', told: { byHand: true } },
  { says: 'a decision after which no enemy acted', told: { notes: [] } },
])('$says is shown at once', async ({ told }) => {
  expect((await shown(told)).textContent).toBe('the fight')
})

test('whoever wants no steps sees the fight at once', async () => {
  expect((await shown({}, 'off')).textContent).toBe('the fight')
})
