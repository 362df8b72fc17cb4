// On the bridge: the open fight to go on with, or the missions of the packs with what is lacking, and who flies.
import { useState } from 'react'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { MissionChoice, RealThings } from '../../../../shared/contract/calls/fight.ts'
import { defaultSettings, tabletops, type TabletopName } from '../../../../shared/contract/choices.ts'
import { useCall, useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { go } from '../../../screens.ts'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx'
import { SectionHeader } from '../../../ui/page-header/PageHeader.tsx'
import styles from './Fights.module.css'
import { LackLine } from './LackLine.tsx'
import { Later } from './Later.tsx'
import { RealThingsChoice } from './RealThingsChoice.tsx'

export function Fights({ campaign }: { campaign: CampaignView }) {
  const { combat } = useTexts()
  const plays = useCall('play.list', { campaign: campaign.id })
  const open = plays.data?.plays.find(({ machine, status }) => machine === 'akarios.combat' && status === 'open')
  return (
    <section className={styles.fights} aria-label={combat.startTitle}>
      <SectionHeader title={combat.startTitle} ruled />
      {open !== undefined ? (
        <p>
          <LinkButton kind="act" to={{ name: 'play', campaign: campaign.id, play: open.id }}>
            {combat.resume}
          </LinkButton>
        </p>
      ) : (
        campaign.access === 'owner' && <Missions campaign={campaign} />
      )}
    </section>
  )
}

function Missions({ campaign: { id, seats } }: { campaign: CampaignView }) {
  const texts = useTexts()
  const { combat } = texts
  const missions = useCall('fight.missions', { campaign: id })
  const start = useCommand('fight.start')
  const [resting, setResting] = useState<readonly number[]>([])
  const [real, setReal] = useState<RealThings>({ dice: [], decks: [], shared: [] })
  const aboard = seats.filter(({ seat }) => !resting.includes(seat))
  const flying = aboard.map(({ seat }) => seat)
  const settings = useCall('settings.get', {})
  const keep = useCommand('settings.set')
  const [chosen, setChosen] = useState<TabletopName>()
  const tabletop = chosen ?? settings.data?.settings.tabletop ?? defaultSettings.tabletop
  const begin = (mission: string, on: TabletopName) => {
    // What only this mission needs is no choice of the players.
    if (on === tabletop) keep.mutate({ tabletop })
    start.mutate(
      { campaign: id, mission, seats: flying, tabletop: on, real: flown(real, flying) },
      { onSuccess: ({ play }) => go({ name: 'play', campaign: id, play }) },
    )
  }
  if (missions.data?.missions.length === 0) return <p>{combat.noMissions}</p>
  return (
    <>
      <fieldset className={styles.seats}>
        <legend>{combat.whoFlies}</legend>
        {seats.map(({ seat, pilotName, shipName }) => (
          <Checkbox
            key={seat}
            label={texts.game.pilotIn({ pilot: pilotName, ship: shipName })}
            checked={!resting.includes(seat)}
            onChange={(checked) => setResting((old) => (checked ? old.filter((one) => one !== seat) : [...old, seat]))}
          />
        ))}
      </fieldset>
      <RadioCards
        label={combat.table.where}
        value={tabletop}
        options={tabletops.map((value) => ({
          value,
          label: combat.table.places[value],
          hint: combat.table.placeHints[value],
        }))}
        onChange={setChosen}
      />
      <RealThingsChoice seats={aboard} real={real} onChange={setReal} />
      <ul className={styles.missions}>
        {missions.data?.missions.map((mission) => (
          <MissionRow
            key={mission.id}
            mission={mission}
            tabletop={tabletop}
            busy={start.isPending}
            onStart={flying.length > 0 ? (on) => begin(mission.id, on) : undefined}
          />
        ))}
      </ul>
      {start.error && <p role="alert">{refusalText(texts, start.error.refusal)}</p>}
    </>
  )
}

/** Who rests brings nothing to the table. */
const flown = ({ dice, decks, shared }: RealThings, seats: readonly number[]): RealThings => ({
  dice: dice.filter((seat) => seats.includes(seat)),
  decks: decks.filter((seat) => seats.includes(seat)),
  shared,
})

interface MissionRowProps {
  readonly mission: MissionChoice
  /** What was chosen. */
  readonly tabletop: TabletopName
  readonly busy: boolean
  /** Missing while nobody flies. */
  readonly onStart: ((on: TabletopName) => void) | undefined
}

function MissionRow({ mission: { name, wording, pack, lacks: all, later }, tabletop, busy, onStart }: MissionRowProps) {
  const texts = useTexts()
  const { combat } = texts
  // People see where they are: their own table needs nothing of the map.
  const lacks = all.filter(({ thing }) => thing !== 'map')
  const needsTable = tabletop === 'board' && lacks.length < all.length
  const on = needsTable ? 'table' : tabletop
  const [words, label] = needsTable
    ? [combat.table.startOnTable, combat.table.startOnTableOf({ mission: name })]
    : [combat.start, combat.startOf({ mission: name })]
  return (
    <li className={styles.mission}>
      <div>
        <h3>{name}</h3>
        <p>
          {pack}: {wording}
        </p>
      </div>
      {(lacks.length > 0 || needsTable) && (
        <ul className={styles.lacks}>
          {(needsTable ? all : lacks).map((lack) => (
            <LackLine key={`${lack.thing} ${lack.id}`} lack={lack} />
          ))}
          {needsTable && lacks.length === 0 && <li>{combat.table.onlyTable}</li>}
        </ul>
      )}
      {lacks.length === 0 && <Later mission={name} lacks={later} />}
      {lacks.length === 0 && (
        <ButtonRow>
          <Button
            label={label}
            busy={busy}
            onPress={() => onStart?.(on)}
            refusal={onStart === undefined ? combat.whoFlies : undefined}
          >
            {words}
          </Button>
        </ButtonRow>
      )}
    </li>
  )
}
