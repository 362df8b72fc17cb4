import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TakeOver } from '../../../../../../renderer/games/akarios/parts/outcome/TakeOver.tsx'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import type { OutcomeCommand } from '../../../../../../shared/games/akarios/campaign/command.ts'
import type { SquadView } from '../../../../../../shared/games/akarios/view/squad-view.ts'
import { show } from '../../../../../support/renderer/screen.tsx'

const campaign = 'a'.repeat(16)
const { squad: words } = textsOf('en')
const command: OutcomeCommand = {
  type: 'finishScenario',
  number: 902,
  kind: 'fight',
  seats: [1, 2, 3],
  outcome: 'success',
  pilots: [],
  rewards: [{ type: 'upgrade', upgrade: 'biscuit-tin', to: 'eachPilot' }],
}
const pilots = ['Ines Calder', 'Bram Oduya', 'Wren Halloway'].map((name, at) => ({ id: name, name, seat: at + 1 }))
const view = {
  seats: pilots.map(({ id, seat }) => ({ seat, pilot: id })),
  pilots,
} as unknown as SquadView

test('[ES-020] a card with fewer copies than pilots is given to whom the table names, as many as there are', async () => {
  const cards = [{ upgrade: 'biscuit-tin', name: 'Biscuit Tin', left: 2 }]
  const shown = show(<TakeOver campaign={campaign} command={command} label="Take over" />, {
    'squad.view': view,
    'squad.scarce': { seats: [1, 2, 3], cards },
    'squad.do': { title: { key: 'akarios.camp.finishScenario', args: {} }, entry: 7 },
  })
  const group = within(
    await screen.findByRole('group', { name: 'Who gets Biscuit Tin? The box has 2 copies left for 3 pilots.' }),
  )
  const done = () => shown.calls.filter(({ name }) => name === 'squad.do').map(({ input }) => input)
  const take = screen.getByRole('button', { name: 'Take over' })
  await userEvent.click(await group.findByRole('checkbox', { name: 'Ines Calder' }))
  await userEvent.click(take)
  expect(screen.getByText(words.shareFirst({ card: 'Biscuit Tin' }))).toBeTruthy()
  expect(done()).toEqual([])
  await userEvent.click(group.getByRole('checkbox', { name: 'Wren Halloway' }))
  await userEvent.click(group.getByRole('checkbox', { name: 'Bram Oduya' }))
  await userEvent.click(take)
  expect(done()).toEqual([{ campaign, who: 'table', command: { ...command, owners: { 'biscuit-tin': [3, 2] } } }])
})

test('what needs no sharing out is taken over as it is, and nobody is asked', async () => {
  const plain: OutcomeCommand = { ...command, rewards: [] }
  const shown = show(<TakeOver campaign={campaign} command={plain} label="Take over" />, {
    'squad.do': { title: { key: 'akarios.camp.finishScenario', args: {} }, entry: 7 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }))
  expect(shown.calls.map(({ name, input }) => [name, input])).toContainEqual([
    'squad.do',
    { campaign, who: 'table', command: plain },
  ])
  expect(shown.calls.map(({ name }) => name)).not.toContain('squad.scarce')
})
