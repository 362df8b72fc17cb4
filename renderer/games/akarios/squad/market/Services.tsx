// What is no card: supply, improvements of ships, trauma taken off. Only what has a price here.
import { useState } from 'react'
import type { CampaignCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import type { MarketView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { refusalText } from '../../../../i18n/refusal.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { NumberField } from '../../../../ui/number-field/NumberField.tsx'
import { Section } from '../../../../ui/section/Section.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import squadStyles from '../Squad.module.css'
import { SupplyTrack } from '../../parts/SupplyTrack.tsx'
import { TraumaTrack } from '../TraumaTrack.tsx'
import type { Squad } from '../use-squad.ts'
import styles from './Market.module.css'
import type { Bill } from './PayDialog.tsx'

interface ServicesProps {
  squad: Squad
  market: MarketView
  /** Seat that pays for an improvement. */
  buyer: number
  onBill: (bill: Bill) => void
}

export function Services({ squad, market, buyer, onBill }: ServicesProps) {
  const { supply, improvement, trauma } = market
  return (
    <div className={styles.services}>
      {supply !== null && <Supply squad={squad} market={market} price={supply} onBill={onBill} />}
      {improvement !== null && <Improvement squad={squad} buyer={buyer} price={improvement} />}
      {trauma !== null && <Trauma squad={squad} market={market} price={trauma} onBill={onBill} />}
    </div>
  )
}

interface SoldProps {
  squad: Squad
  market: MarketView
  price: number
  onBill: (bill: Bill) => void
}

function Supply({ squad: { view }, market: { supplyRefusal }, price, onBill }: SoldProps) {
  const texts = useTexts()
  const { squad: words, market: ours } = texts
  const [wanted, setAmount] = useState<number | null>(1)
  const amount = wanted ?? 1
  const command: Bill['command'] = (shares): CampaignCommand => ({ type: 'buySupply', amount, shares })
  return (
    <Section title={words.buySupply}>
      <SupplyTrack supply={view.supply} />
      <p className={squadStyles.line}>{words.eachCosts({ credits: price })}</p>
      <div className={squadStyles.form}>
        <NumberField label={words.amount} value={wanted} onChange={setAmount} min={1} max={10} />
        <ButtonRow>
          <Button
            refusal={supplyRefusal === null ? undefined : refusalText(texts, { code: 'refused', ...supplyRefusal })}
            onPress={() => onBill({ title: words.buySupply, way: 'pay', price: price * amount, command })}
          >
            {words.buySupply}
          </Button>
        </ButtonRow>
      </div>
      <p className={squadStyles.line}>{ours.supplySum({ credits: price * amount })}</p>
    </Section>
  )
}

function Improvement({ squad: { view, busy, act }, buyer, price }: { squad: Squad; buyer: number; price: number }) {
  const { squad: words, game } = useTexts()
  const [chosen, setShip] = useState(view.seats[0]?.ship ?? '')
  const ship = view.ships.find(({ id }) => id === chosen)
  return (
    <Section title={words.buyImprovement}>
      <p className={squadStyles.line}>{words.eachCosts({ credits: price })}</p>
      <div className={squadStyles.form}>
        <Select
          label={game.ship}
          value={chosen}
          options={view.ships.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setShip}
        />
        <ButtonRow>
          <Button busy={busy} onPress={() => act({ type: 'buyImprovement', seat: buyer, ship: chosen })}>
            {words.buyImprovement}
          </Button>
        </ButtonRow>
      </div>
      {ship !== undefined && <p className={squadStyles.line}>{words.bought(ship)}</p>}
    </Section>
  )
}

function Trauma({ squad: { view }, market: { traumaRefusals }, price, onBill }: SoldProps) {
  const texts = useTexts()
  const { squad: words } = texts
  const [chosen, setPilot] = useState(view.seats[0]?.pilot ?? '')
  const pilot = view.pilots.find(({ id }) => id === chosen)
  const refusal = traumaRefusals.find((one) => one.pilot === chosen)?.refusal ?? null
  const command: Bill['command'] = (shares): CampaignCommand => ({ type: 'cutTrauma', pilot: chosen, shares })
  return (
    <Section title={words.cutTrauma}>
      {pilot !== undefined && <TraumaTrack trauma={pilot.trauma} track={pilot.track} />}
      <p className={squadStyles.line}>{words.eachCosts({ credits: price })}</p>
      <div className={squadStyles.form}>
        <Select
          label={words.person}
          value={chosen}
          options={view.pilots.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setPilot}
        />
        <ButtonRow>
          <Button
            refusal={refusal === null ? undefined : refusalText(texts, { code: 'refused', ...refusal })}
            onPress={() => onBill({ title: words.cutTrauma, way: 'pay', price, command })}
          >
            {words.cutTrauma}
          </Button>
        </ButtonRow>
      </div>
    </Section>
  )
}
