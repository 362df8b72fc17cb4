import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfirmDialog } from '../../../../renderer/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../../../renderer/ui/dialog/Dialog.tsx'
import { Button } from '../../../../renderer/ui/button/Button.tsx'
import { Menu } from '../../../../renderer/ui/menu/Menu.tsx'
import { Providers } from '../../../../renderer/ui/Providers.tsx'
import { Select } from '../../../../renderer/ui/select/Select.tsx'
import { TextField } from '../../../../renderer/ui/text-field/TextField.tsx'
import { useToast } from '../../../../renderer/ui/toast/Toast.tsx'

const show = (node: ReactNode) => render(<Providers language="en">{node}</Providers>)

afterEach(cleanup)

describe('ConfirmDialog', () => {
  const ask = (more: object = {}) => {
    const calls = { cancel: vi.fn(), confirm: vi.fn() }
    show(
      <ConfirmDialog
        open
        title="Delete it?"
        confirm="Delete"
        onCancel={calls.cancel}
        onConfirm={calls.confirm}
        {...more}
      >
        <p>For good.</p>
      </ConfirmDialog>,
    )
    return calls
  }

  test('focus begins on the harmless answer, and Enter there deletes nothing', async () => {
    const calls = ask()
    const harmless = await screen.findByRole('button', { name: /Cancel/ })
    await waitFor(() => expect(document.activeElement).toBe(harmless))
    await userEvent.keyboard('{Enter}')
    expect(calls.cancel).toHaveBeenCalledOnce()
    expect(calls.confirm).not.toHaveBeenCalled()
  })

  test('Escape is the harmless answer', async () => {
    const calls = ask()
    await screen.findByRole('alertdialog', { name: 'Delete it?' })
    await userEvent.keyboard('{Escape}')
    expect(calls.cancel).toHaveBeenCalledOnce()
  })

  test('a name that must be typed holds the button until it is right', async () => {
    const calls = ask({ mustType: { name: 'Two Chairs', label: 'Name', refusal: 'Not typed yet' } })
    const button = await screen.findByRole('button', { name: 'Delete' })
    const field = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, 'Two Chair')
    await userEvent.click(button)
    expect(calls.confirm).not.toHaveBeenCalled()
    await userEvent.type(field, 's')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(calls.confirm).toHaveBeenCalledOnce()
  })
})

test('Enter in a field of a dialog sends its form', async () => {
  const send = vi.fn()
  show(
    <Dialog open onClose={() => {}} onSubmit={send} title="Rename" actions={<Button submit>Rename</Button>}>
      <TextField label="Name" value="Two Chairs" onChange={() => {}} />
    </Dialog>,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

test('a menu lists what may not be chosen with its reason, and does only what may', async () => {
  const choose = vi.fn<(what: string) => void>()
  show(
    <Menu
      label="More"
      items={[
        { type: 'action', label: 'Rename', onChoose: () => choose('rename') },
        { type: 'action', label: 'Duplicate', refusal: 'No room on the disk', onChoose: () => choose('duplicate') },
        { type: 'place', label: 'Settings', to: { name: 'settings' }, current: true },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const refused = await screen.findByRole('menuitem', { name: /Duplicate No room on the disk/ })
  await userEvent.click(refused)
  expect(choose).not.toHaveBeenCalled()
  const place = screen.getByRole('menuitem', { name: 'Settings' })
  expect([place.getAttribute('href'), place.getAttribute('aria-current')]).toEqual(['#/settings', 'page'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  expect(choose.mock.calls).toEqual([['rename']])
})

test('a select is named by its label, shows its value, and gives the value that was chosen', async () => {
  const choose = vi.fn()
  const options = [
    { value: 'easy', label: 'Easy' },
    { value: 'hard', label: 'Hard' },
  ] as const
  show(<Select label="Difficulty" value="easy" options={options} onChange={choose} />)
  const select = screen.getByRole('combobox', { name: 'Difficulty' })
  expect(select.textContent).toBe('Easy')
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: 'Hard' }))
  expect(choose.mock.calls).toEqual([['hard']])
})

test('a step taken back is told in the place of the one before, and leaves other messages alone', async () => {
  function Steps() {
    const toast = useToast()
    return (
      <>
        <Button onPress={() => toast.done('Moved to the bin')}>Move</Button>
        <Button onPress={() => toast.stepped('Undone: Glide')}>First</Button>
        <Button onPress={() => toast.stepped('Undone: Rotate')}>Second</Button>
      </>
    )
  }
  show(<Steps />)
  for (const name of ['Move', 'First', 'Second']) await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByText('Undone: Glide')).toBeNull())
  expect(screen.getByText('Undone: Rotate')).toBeTruthy()
  expect(screen.getByText('Moved to the bin')).toBeTruthy()
})

test('a message offers its way back once and goes', async () => {
  const undo = vi.fn()
  function Move() {
    const toast = useToast()
    return <Button onPress={() => toast.done('Moved to the bin', { label: 'Take back', onPress: undo })}>Move</Button>
  }
  show(<Move />)
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Moved to the bin')).toBeNull())
})
