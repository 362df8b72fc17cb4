import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CommandProvider, useCommands, usePartKeys, type Command } from '../../../../renderer/keys/commands.tsx'
import { KeyHelp } from '../../../../renderer/keys/KeyHelp.tsx'
import { Providers } from '../../../../renderer/ui/Providers.tsx'

afterEach(cleanup)

function Commands({ commands }: { commands: readonly Command[] }) {
  useCommands(commands)
  return null
}

const command = (keys: string, run: () => void, more: Partial<Command> = {}): Command => ({
  keys,
  name: keys,
  where: 'screen',
  run,
  ...more,
})

test('a key runs its command while the component is mounted, and no longer', async () => {
  const run = vi.fn()
  const { rerender } = render(<CommandProvider>{<Commands commands={[command('n', run)]} />}</CommandProvider>)
  await userEvent.keyboard('n')
  rerender(<CommandProvider>{null}</CommandProvider>)
  await userEvent.keyboard('n')
  expect(run).toHaveBeenCalledOnce()
})

test('the function of the latest rendering runs', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender } = render(<CommandProvider>{<Commands commands={[command('n', first)]} />}</CommandProvider>)
  rerender(<CommandProvider>{<Commands commands={[command('n', second)]} />}</CommandProvider>)
  await userEvent.keyboard('n')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('who came last has the key, and gives it back on leaving', async () => {
  const frame = vi.fn()
  const part = vi.fn()
  const tree = (withPart: boolean) => (
    <CommandProvider>
      <Commands commands={[command('Enter', frame)]} />
      {withPart && <Commands commands={[command('Enter', part)]} />}
    </CommandProvider>
  )
  const { rerender } = render(tree(true))
  await userEvent.keyboard('{Enter}')
  rerender(tree(false))
  await userEvent.keyboard('{Enter}')
  expect([frame.mock.calls.length, part.mock.calls.length]).toEqual([1, 1])
})

test('a command that is off leaves its key to others', async () => {
  const on = vi.fn()
  const off = vi.fn()
  render(
    <CommandProvider>
      <Commands commands={[command('f', on)]} />
      <Commands commands={[command('f', off, { off: true })]} />
    </CommandProvider>,
  )
  await userEvent.keyboard('f')
  expect([on.mock.calls.length, off.mock.calls.length]).toEqual([1, 0])
})

test('the question mark is reached with and without Shift', async () => {
  const run = vi.fn()
  render(<CommandProvider>{<Commands commands={[command('[Shift]+?', run)]} />}</CommandProvider>)
  await userEvent.keyboard('?')
  await userEvent.keyboard('{Shift>}?{/Shift}')
  expect(run).toHaveBeenCalledTimes(2)
})

test('the help lists the keys of the screen and those everywhere, in words', async () => {
  render(
    <Providers language="de">
      <Commands
        commands={[
          command('n', () => {}, { name: 'Neue Kampagne' }),
          command('Control+Shift+z', () => {}, { name: 'Wiederholen', where: 'everywhere' }),
          command('x', () => {}, { name: 'Geht nicht', off: true }),
        ]}
      />
      <KeyHelp open onClose={() => {}} />
    </Providers>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
    'Neue Kampagne: N',
    'Wiederholen: Strg Umschalt Z',
  ])
})

test('the help lists the keys that a part takes while it has the focus, once for parts of one name, and binds none of them', async () => {
  const List = () => {
    usePartKeys('Entries', [{ keys: 'PageDown', name: 'A page down' }])
    return null
  }
  render(
    <Providers language="en">
      <Commands commands={[command('n', () => {}, { name: 'New' })]} />
      <List />
      <List />
      <KeyHelp open onClose={() => {}} />
    </Providers>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'On this screen',
    'While the focus is in: Entries',
  ])
  expect(dialog.getByText('A page down').nextSibling?.textContent).toBe('Page down')
})
