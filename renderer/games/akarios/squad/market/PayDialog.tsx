// A price that the squad pays together, split as it likes (rule MK-010): unless the table says otherwise, each seat in turn gives what
// it has.
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
  readonly price: number
  readonly pay: (shares: Shares) => CampaignCommand
}

export function PayDialog({ squad: { view, act }, bill, onClose }: { squad: Squad; bill: Bill; onClose: () => void }) {
  const { squad: words, common } = useTexts()
  const [shares, setShares] = useState<Shares>(() => firstShares(view, bill.price))
  const paid = shares.reduce((sum, { amount }) => sum + amount, 0)
  const pay = () => act(bill.pay(shares), onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={pay}
      title={bill.title}
      actions={
        <>
          <Button submit>{words.pay}</Button>
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
            label={words.pays({ player })}
            hint={words.has({ player, credits })}
            value={shares.find((one) => one.seat === seat)?.amount ?? 0}
            onChange={(amount) =>
              setShares((old) => old.map((one) => (one.seat === seat ? { seat, amount: amount ?? 0 } : one)))
            }
            min={0}
            max={999}
          />
        ))}
        <p aria-live="polite">{words.total({ paid, price: bill.price })}</p>
      </div>
    </Dialog>
  )
}

function firstShares({ seats }: SquadView, price: number): Shares {
  let rest = price
  return seats.map(({ seat, credits }) => {
    const amount = Math.min(rest, credits)
    rest -= amount
    return { seat, amount }
  })
}
