// What an upgrade of the Sparrow brings is shared out before it is sold.
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { PayDialog, type Bill } from '../../../../../../renderer/games/akarios/squad/market/PayDialog.tsx'
import { SparrowCards } from '../../../../../../renderer/games/akarios/squad/market/SparrowCards.tsx'
import type { Squad } from '../../../../../../renderer/games/akarios/squad/use-squad.ts'
import { show } from '../../../../../support/renderer/screen.tsx'

function Stall({ squad }: { squad: Squad }) {
  const [bill, setBill] = useState<Bill | null>(null)
  return (
    <>
      <SparrowCards squad={squad} onBill={setBill} />
      {bill !== null && <PayDialog squad={squad} bill={bill} onClose={() => setBill(null)} />}
    </>
  )
}

const seats = [
  { seat: 1, player: 'Ada', credits: 0 },
  { seat: 2, player: 'Ben', credits: 7 },
]
const owned = (card: string, name: string, sells: number | null) => ({ card, name, place: null, sells })

test('all seats get alike unless the table says otherwise; without a known cost the rules are asked and refuse', async () => {
  const act = vi.fn()
  const sparrow = [owned('shield-tech', 'Shield Tech', 5), owned('old-hold', 'Old Hold', null)]
  show(<Stall squad={{ view: { seats, sparrow }, locked: false, act } as unknown as Squad} />, {})
  await userEvent.click(screen.getByRole('button', { name: 'Sell for 5: Shield Tech' }))
  const share = (player: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${player} gets` })
  expect([share('Ada').value, share('Ben').value]).toEqual(['3', '2'])
  await userEvent.click(screen.getByRole('button', { name: 'Sell' }))
  const shares = [
    { seat: 1, amount: 3 },
    { seat: 2, amount: 2 },
  ]
  expect(act.mock.calls.at(-1)?.[0]).toEqual({ type: 'sellSparrowUpgrade', card: 'shield-tech', shares })
  await userEvent.click(screen.getByRole('button', { name: 'Sell: Old Hold' }))
  expect(act.mock.calls.at(-1)?.[0]).toEqual({ type: 'sellSparrowUpgrade', card: 'old-hold', shares: [] })
})
