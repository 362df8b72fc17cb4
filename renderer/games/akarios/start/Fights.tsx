// On the bridge while no fight is open: the missions of the packs with what is lacking, and who flies.
import { useState } from 'react'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { Lack, MissionChoice, RealThings } from '../../../../shared/contract/calls/fight.ts'
import { defaultSettings, tabletops, type TabletopName } from '../../../../shared/contract/choices.ts'
import { useCall, useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { go } from '../../../screens.ts'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx'
import { SectionHeader } from '../../../ui/page-header/PageHeader.tsx'
import { SeatChoice } from '../parts/SeatChoice.tsx'
import styles from './Fights.module.css'
import { LackLine } from '../parts/LackLine.tsx'
import { Later } from './Later.tsx'
import { RealThingsChoice } from './RealThingsChoice.tsx'
import { countOf, sharedLacks, without } from './shared-lacks.ts'
import { SketchFight } from './sketch/SketchFight.tsx'
import { TellValues } from './TellValues.tsx'

export function Fights({ campaign }: { campaign: CampaignView }) {
  const { combat } = useTexts()
  const plays = useCall('play.list', { campaign: campaign.id })
  const isOpen = plays.data?.plays.some(({ machine, status }) => machine === 'akarios.combat' && status === 'open')
  if (campaign.access !== 'owner' || isOpen !== false) return null
  return (
    <section className={styles.fights} aria-label={combat.startTitle}>
      <SectionHeader title={combat.startTitle} ruled />
      <Missions campaign={campaign} />
    </section>
  )
}

function Missions({ campaign: { id, seats, scenarios } }: { campaign: CampaignView }) {
  const texts = useTexts()
  const { combat, bridge } = texts
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
  const all = missions.data?.missions ?? []
  // People see where they are: their own table needs nothing of the map.
  const needed = sharedLacks(all.map(({ lacks }) => lacks.filter(({ thing }) => thing !== 'map')))
  const later = sharedLacks(all.map((mission) => mission.later))
  const isNext = ({ scenario }: MissionChoice) => scenarios.some(({ number }) => number === scenario)
  const hasNext = all.some(isNext)
  const sketch = <SketchFight pilots={seats.length} scenario={scenarios[0]?.number} />
  if (missions.data?.missions.length === 0)
    return (
      <>
        <p>{combat.noMissions}</p>
        {sketch}
      </>
    )
  return (
    <>
      <SeatChoice
        title={combat.whoFlies}
        seats={seats.map(({ seat, pilotName, shipName }) => ({
          seat,
          label: texts.game.pilotIn({ pilot: pilotName, ship: shipName }),
        }))}
        resting={resting}
        onRest={setResting}
      />
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
      <TellValues
        lacks={needed}
        says={bridge.neededByAll({ count: countOf(needed) })}
        label={`${combat.printed.now}: ${bridge.forEveryFight}`}
      />
      <TellValues
        lacks={later}
        says={bridge.askedByAll({ count: countOf(later) })}
        label={`${combat.printed.now}: ${bridge.inEveryFight}`}
      />
      {!hasNext && (
        <div className={styles.ofBook}>
          <p>{texts.sketch.noneNext}</p>
          {sketch}
        </div>
      )}
      <ul className={styles.missions}>
        {all
          .toSorted((one, other) => Number(isNext(other)) - Number(isNext(one)) || one.scenario - other.scenario)
          .map((mission) => (
            <MissionRow
              key={mission.id}
              mission={mission}
              shared={[...needed, ...later]}
              isNext={isNext(mission)}
              tabletop={tabletop}
              busy={start.isPending}
              onStart={flying.length > 0 ? (on) => begin(mission.id, on) : undefined}
            />
          ))}
      </ul>
      {hasNext && sketch}
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
  /** What is said once for all missions. */
  readonly shared: readonly Lack[]
  /** The squad may play it now. */
  readonly isNext: boolean
  /** What was chosen. */
  readonly tabletop: TabletopName
  readonly busy: boolean
  /** Missing while nobody flies. */
  readonly onStart: ((on: TabletopName) => void) | undefined
}

function MissionRow({ mission, shared, isNext, tabletop, busy, onStart }: MissionRowProps) {
  const texts = useTexts()
  const { combat, bridge, game } = texts
  const { name, wording, scenario, pack, lacks: all, later } = mission
  // People see where they are: their own table needs nothing of the map.
  const lacks = all.filter(({ thing }) => thing !== 'map')
  const needsTable = tabletop === 'board' && lacks.length < all.length
  const own = without(needsTable ? all : lacks, shared)
  const on = needsTable ? 'table' : tabletop
  const [words, label] = needsTable
    ? [combat.table.startOnTable, combat.table.startOnTableOf({ mission: name })]
    : [combat.start, combat.startOf({ mission: name })]
  return (
    <li className={styles.mission} data-mission={mission.id}>
      <div>
        <h3>{name}</h3>
        <p>
          {game.scenario({ number: scenario })}, {pack}: {wording}
          {isNext && <b> {bridge.isNext}</b>}
        </p>
      </div>
      {(own.length > 0 || needsTable) && (
        <ul className={styles.lacks}>
          {own.map((lack) => (
            <LackLine key={`${lack.thing} ${lack.id}`} lack={lack} />
          ))}
          {needsTable && lacks.length === 0 && <li>{combat.table.onlyTable}</li>}
        </ul>
      )}
      {lacks.length === 0 && <Later mission={name} lacks={without(later, shared)} />}
      {lacks.length === 0 && (
        <ButtonRow>
          <Button
            label={label}
            busy={busy}
            onPress={() => onStart?.(on)}
            refusal={onStart === undefined ? game.nobodyChosen : undefined}
          >
            {words}
          </Button>
        </ButtonRow>
      )}
    </li>
  )
}
