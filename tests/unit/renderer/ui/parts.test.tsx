import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Banner } from '../../../../renderer/ui/banner/Banner.tsx'
import { Button } from '../../../../renderer/ui/button/Button.tsx'
import { Checkbox } from '../../../../renderer/ui/checkbox/Checkbox.tsx'
import { Failure } from '../../../../renderer/ui/failure/Failure.tsx'
import { Loading } from '../../../../renderer/ui/loading/Loading.tsx'
import { NumberField } from '../../../../renderer/ui/number-field/NumberField.tsx'
import { Progress } from '../../../../renderer/ui/progress/Progress.tsx'
import { Providers } from '../../../../renderer/ui/Providers.tsx'
import { RadioCards } from '../../../../renderer/ui/radio-cards/RadioCards.tsx'
import { Switch } from '../../../../renderer/ui/switch/Switch.tsx'
import { Table } from '../../../../renderer/ui/table/Table.tsx'
import { TextField } from '../../../../renderer/ui/text-field/TextField.tsx'

const show = (node: React.ReactNode) => render(<Providers language="en">{node}</Providers>)
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

afterEach(cleanup)

describe('Button', () => {
  test('with a refusal it stays reachable, says why, and does nothing', async () => {
    const press = vi.fn()
    show(
      <Button refusal="Another program holds it" onPress={press}>
        Open
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Open' })
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(describedBy(button).map((words) => words?.trim())).toEqual(['Another program holds it'])
  })

  test('it keeps the focus when a refusal comes and goes', () => {
    const button = (refusal?: string) => (
      <Providers language="en">
        <Button refusal={refusal}>Open</Button>
      </Providers>
    )
    const { rerender } = render(button())
    screen.getByRole('button', { name: 'Open' }).focus()
    rerender(button('Another program holds it'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
    rerender(button())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  test('busy, it cannot be pressed a second time', async () => {
    const press = vi.fn()
    show(
      <Button busy onPress={press}>
        Back up
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back up' }))
    expect(press).not.toHaveBeenCalled()
  })

  test('a refused submit button does not send its form', async () => {
    const send = vi.fn((event: React.SyntheticEvent) => event.preventDefault())
    show(
      <form onSubmit={send}>
        <Button submit refusal="No name yet">
          Save
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(send).not.toHaveBeenCalled()
  })
})

describe('fields', () => {
  test('hint and error are read with the field, and the error marks it', () => {
    show(<TextField label="Supply" value="7" onChange={() => {}} hint="From the card" error="1 to 4" />)
    const field = screen.getByRole('textbox', { name: 'Supply' })
    expect(describedBy(field).map((words) => words?.trim())).toEqual(['From the card', '1 to 4'])
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('a refused field can be read but not changed', async () => {
    const change = vi.fn()
    show(<TextField label="Folder" value="/data" onChange={change} refusal="Set at the start" />)
    const field = screen.getByRole('textbox', { name: 'Folder' })
    await userEvent.type(field, 'x')
    expect(change).not.toHaveBeenCalled()
    expect(describedBy(field).map((words) => words?.trim())).toEqual(['Set at the start'])
  })

  test('an optional field says so in its name', () => {
    show(<TextField label="Note" value="" onChange={() => {}} optional />)
    expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeTruthy()
  })

  test('a number steps within its range', async () => {
    function Pilots() {
      const [count, setCount] = useState<number | null>(3)
      return <NumberField label="Pilots" value={count} min={1} max={4} onChange={setCount} />
    }
    show(<Pilots />)
    const more = screen.getByRole('button', { name: 'One more: Pilots' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pilots' }).value).toBe('4')
  })
})

describe('choices', () => {
  test('an option with a refusal cannot be chosen and says why', async () => {
    const choose = vi.fn()
    show(
      <RadioCards
        label="Ship"
        value={null}
        onChange={choose}
        options={[
          { value: 'argonaut', label: 'Argonaut', hint: 'Much hull' },
          { value: 'knossis', label: 'Knossis', refusal: 'Starla flies it' },
        ]}
      />,
    )
    const refused = screen.getByRole('radio', { name: 'Knossis' })
    expect(describedBy(refused).map((words) => words?.trim())).toEqual(['Starla flies it'])
    await userEvent.click(refused)
    expect(choose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Argonaut'))
    expect(choose.mock.calls).toEqual([['argonaut']])
  })

  test('switch and checkbox answer to a press on their words, and not when refused', async () => {
    const change = vi.fn()
    show(
      <>
        <Switch label="Skip motion" checked={false} onChange={change} />
        <Checkbox label="Box facts" checked onChange={change} />
        <Switch label="Ironman" checked refusal="Chosen at the start" onChange={change} />
      </>,
    )
    await userEvent.click(screen.getByText('Skip motion'))
    await userEvent.click(screen.getByText('Box facts'))
    await userEvent.click(screen.getByText('Ironman'))
    expect(change.mock.calls).toEqual([[true], [false]])
  })
})

describe('states', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  test('loading says its words only after 300 ms', async () => {
    show(<Loading words="Reading campaigns" />)
    expect(screen.getByRole('status', { busy: true }).textContent).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(310))
    expect(screen.getByText('Reading campaigns')).toBeTruthy()
  })

  test('a failure says what happened, was kept and to do, and tries again', async () => {
    const retry = vi.fn()
    show(
      <Failure
        title="Not exported"
        happened="The disk is full."
        kept="The campaign."
        next="Make room."
        onRetry={retry}
      />,
    )
    const words = screen.getByRole('alert').textContent
    for (const part of ['The disk is full.', 'The campaign.', 'Make room.']) expect(words).toContain(part)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('progress says its share and ends on Escape', async () => {
    const cancel = vi.fn()
    show(<Progress label="Checking backups" share={0.58} onCancel={cancel} />)
    expect(screen.getByRole('progressbar', { name: 'Checking backups' }).getAttribute('aria-valuenow')).toBe('58')
    await userEvent.keyboard('{Escape}')
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('only danger interrupts a reader', () => {
    show(
      <>
        <Banner tone="info">Read only</Banner>
        <Banner tone="danger">Not saved</Banner>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Not saved')
    expect(screen.getByText('Read only').closest('[role]')?.getAttribute('role')).toBe('status')
  })
})

test('a table without rows says so; with rows it names its columns and its current row', () => {
  const columns = [
    { id: 'when', header: 'When', cell: (row: string) => row },
    { id: 'do', header: 'Restore', hideHeader: true, cell: () => 'x' },
  ]
  const table = (rows: string[]) => (
    <Table
      label="Backups"
      columns={columns}
      rows={rows}
      rowKey={(row) => row}
      isCurrent={(row) => row === 'b'}
      empty="None yet"
    />
  )
  const { rerender } = render(table([]))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('None yet')).toBeTruthy()
  rerender(table(['a', 'b']))
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['When', 'Restore'])
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true'])
})
