// A price that the squad pays together, or gets, split as it likes (rule MK-010): unless the table says otherwise, each seat in turn
// gives what it has, and all get alike.
import { useState } from 'react'
import type { CampaignCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import type { SquadView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { NumberField } from '../../../../ui/number-field/NumberField.tsx'
import styles from '../Squad.module.css'
import type { Squad } from '../use-squad.ts'

type Shares = { seat: number; amount: number }[]

export interface Bill {
  readonly title: string
  readonly way: 'pay' | 'get'
  readonly price: number
  readonly command: (shares: Shares) => CampaignCommand
}

export function PayDialog({ squad: { view, act }, bill, onClose }: { squad: Squad; bill: Bill; onClose: () => void }) {
  const { squad: words, common } = useTexts()
  const [shares, setShares] = useState<Shares>(() => (bill.way === 'pay' ? paidInTurn : evenly)(view, bill.price))
  const [says, done] = bill.way === 'pay' ? [words.pays, words.pay] : [words.gets, words.sell]
  const shared = shares.reduce((sum, { amount }) => sum + amount, 0)
  const settle = () => act(bill.command(shares), onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={settle}
      title={bill.title}
      actions={
        <>
          <Button submit>{done}</Button>
          <Button kind="quiet" onPress={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        {view.seats.map(({ seat, player, credits }) => (
          <NumberField
            key={seat}
            label={says({ player })}
            hint={words.has({ player, credits })}
            value={shares.find((one) => one.seat === seat)?.amount ?? 0}
            onChange={(amount) =>
              setShares((old) => old.map((one) => (one.seat === seat ? { seat, amount: amount ?? 0 } : one)))
            }
            min={0}
            max={999}
          />
        ))}
        <p aria-live="polite">{words.total({ paid: shared, price: bill.price })}</p>
      </div>
    </Dialog>
  )
}

function paidInTurn({ seats }: SquadView, price: number): Shares {
  let rest = price
  return seats.map(({ seat, credits }) => {
    const amount = Math.min(rest, credits)
    rest -= amount
    return { seat, amount }
  })
}

function evenly({ seats }: SquadView, price: number): Shares {
  const each = Math.floor(price / seats.length)
  const over = price % seats.length
  return seats.map(({ seat }, at) => ({ seat, amount: at < over ? each + 1 : each }))
}
