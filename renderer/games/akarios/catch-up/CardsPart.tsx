// What the squad owns: upgrade cards by tray, upgrades of the Sparrow, co-pilots; each is found by typing its name.
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import { withoutRow, withRow, type Form } from './draft.ts'
import { AddByName, Picked } from './Picked.tsx'
import type { CatchUp } from './use-catch-up.ts'

type CardRow = Form['cards'][number]

/** In place of a seat: the common tray. */
const everybody = 'everybody'

const nameIn = (list: readonly { readonly id: string; readonly name: string }[], id: string) =>
  list.find((one) => one.id === id)?.name ?? id

export function CardsPart({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words, squad } = useTexts()
  const { form, changeForm, stock } = catchUp
  const { upgrades, fitted } = form.sparrow
  return (
    <>
      <Trays catchUp={catchUp} />
      <h3>{words.sparrowUpgrades}</h3>
      <Picked
        label={words.sparrowUpgrades}
        rows={upgrades.map((id) => ({ id, name: nameIn(stock.sparrowUpgrades, id) }))}
        onDrop={(at) =>
          changeForm((old) => ({
            ...old,
            sparrow: {
              ...old.sparrow,
              upgrades: withoutRow(upgrades, at),
              fitted: fitted.filter((card) => card !== upgrades[at]),
            },
          }))
        }
      />
      <div className={styles.fields}>
        <AddByName
          label={words.addSparrowUpgrade}
          options={stock.sparrowUpgrades.filter(({ id }) => !upgrades.includes(id))}
          onAdd={(id) =>
            changeForm((old) => ({ ...old, sparrow: { ...old.sparrow, upgrades: [...old.sparrow.upgrades, id] } }))
          }
        />
      </div>
      <h3>{squad.coPilots}</h3>
      <Picked
        label={squad.coPilots}
        rows={form.coPilots.map((id) => ({ id, name: nameIn(stock.coPilots, id) }))}
        onDrop={(at) => changeForm((old) => ({ ...old, coPilots: withoutRow(old.coPilots, at) }))}
      />
      <div className={styles.fields}>
        <AddByName
          label={words.addCoPilot}
          options={stock.coPilots.filter(({ id }) => !form.coPilots.includes(id))}
          onAdd={(id) => changeForm((old) => ({ ...old, coPilots: [...old.coPilots, id] }))}
        />
      </div>
      <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('cards')} named />
    </>
  )
}

function Trays({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words, squad } = useTexts()
  const { form, changeForm, stock } = catchUp
  const [tray, setTray] = useState<string>(String(form.seats[0]?.seat ?? everybody))
  const owners = [
    ...stock.seats.map(({ seat, player }) => ({ value: String(seat), label: player })),
    { value: everybody, label: squad.everybody },
  ]
  const ownerName = (seat: number | null) =>
    owners.find(({ value }) => value === String(seat ?? everybody))?.label ?? squad.everybody
  const dropOne = (at: number) =>
    changeForm((old) => ({
      ...old,
      cards: old.cards.flatMap((row, place) => {
        if (place !== at) return [row]
        return row.count === 1 ? [] : [{ ...row, count: row.count - 1 }]
      }),
    }))
  const add = (upgrade: string) => {
    const seat = tray === everybody ? null : Number(tray)
    changeForm((old) => {
      const same = (row: CardRow) => row.upgrade === upgrade && row.seat === seat
      const count = (old.cards.find(same)?.count ?? 0) + 1
      return { ...old, cards: withRow(old.cards, same, { upgrade, seat, count }) }
    })
  }
  return (
    <>
      <h3>{squad.trays}</h3>
      <Picked
        label={squad.trays}
        rows={form.cards.map((row) => {
          const name = nameIn(stock.upgrades, row.upgrade)
          return {
            id: `${row.upgrade} ${row.seat ?? everybody}`,
            name: row.count === 1 ? name : squad.times({ count: row.count, name }),
            more: <span className={styles.faint}>{words.of({ owner: ownerName(row.seat) })}</span>,
          }
        })}
        onDrop={dropOne}
      />
      <div className={styles.fields}>
        <Select label={words.tray} value={tray} options={owners} onChange={setTray} />
        <AddByName label={words.addCard} options={stock.upgrades} onAdd={add} />
      </div>
    </>
  )
}
