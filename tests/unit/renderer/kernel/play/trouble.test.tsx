import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Trouble } from '../../../../../renderer/kernel/play/Trouble.tsx'
import * as pieces from '../../../../../renderer/api/pieces.ts'
import { fight } from '../../../../support/combat/table.ts'
import { show } from '../../../../support/renderer/screen.tsx'
import { contextOf } from '../../games/akarios/combat/table.ts'

const { talk } = contextOf(fight({ pilots: { p1: { at: 'E-7', dice: 'move' } } }).view)

const textOf = (file: Blob): Promise<string> =>
  new Promise((read) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => read(reader.result as string))
    reader.readAsText(file)
  })

test('a refusal says in words that nothing changed and why', () => {
  const problems = [{ key: 'akarios.invariant.hull', args: { what: 'p1' } }]
  show(<Trouble notTaken={{ byHand: true, problems }} say={talk.refusal} />, {})
  expect(screen.getByRole('alert').textContent.trim()).toBe(
    'That was not taken. Nothing changed. The hull of Argonaut goes from 0 to its start value.',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('when the game itself has failed, its report can be saved whole', async () => {
  const download = vi.spyOn(pieces, 'download').mockImplementation(() => undefined)
  const report = {
    machine: 'akarios.combat',
    version: 1,
    setupHash: 'abc',
    entries: [],
    tried: { type: 'act' },
    error: { name: 'Error', message: 'no ship', stack: '', details: null },
  }
  show(
    <Trouble notTaken={{ byHand: false, problems: [{ key: 'kernel.engineFault' }], report }} say={talk.refusal} />,
    {},
  )
  expect(screen.getByRole('alert').textContent).toContain('The game failed at this step. Nothing changed')
  await userEvent.click(screen.getByRole('button', { name: 'Save a report' }))
  const [name, file] = download.mock.lastCall!
  expect(name).toBe('report.json')
  expect(JSON.parse(await textOf(file))).toEqual(report)
  download.mockRestore()
})
