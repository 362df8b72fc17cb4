// What pilots have learned and ships have gained: trees as hexes, the hex that is looked at with its step, and the deck that it changes.
import { useState } from 'react'
import type { HexView, PilotView, SquadShipView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { DeckPanel } from './DeckPanel.tsx'
import { HexSheet } from './HexSheet.tsx'
import { ImproveDialog, type Improving } from './ImproveDialog.tsx'
import styles from './Progress.module.css'
import { StartSum } from './StartSum.tsx'
import { Tree } from './Tree.tsx'
import { TraumaTrack } from './TraumaTrack.tsx'
import type { Squad } from './use-squad.ts'

const named = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

export function ProgressPanel({ squad }: { squad: Squad }) {
  const { squad: words, game } = useTexts()
  const { view } = squad
  const [pilotId, setPilot] = useState(view.seats[0]?.pilot ?? '')
  const [shipId, setShip] = useState<string | null>(null)
  const pilot = view.pilots.find(({ id }) => id === pilotId)
  const own = view.seats.find((seat) => seat.pilot === pilotId)?.ship
  const ship = view.ships.find(({ id }) => id === (shipId ?? own ?? view.seats[0]?.ship))
  return (
    <div className={styles.progress}>
      <div className={styles.pickers}>
        <Select
          label={words.person}
          value={pilotId}
          options={named(view.pilots)}
          onChange={(id) => {
            setPilot(id)
            setShip(null)
          }}
        />
        <Select label={game.ship} value={ship?.id ?? null} options={named(view.ships)} onChange={setShip} />
      </div>
      {pilot !== undefined && <PilotTrees key={pilot.id} squad={squad} pilot={pilot} />}
      {ship !== undefined && <ShipTree key={ship.id} squad={squad} ship={ship} />}
    </div>
  )
}

/** The hex that is looked at: the one that was pressed, else the first that may be marked. */
function useLooked(trees: readonly { readonly id: string; readonly hexes: readonly HexView[] }[]) {
  const [pressed, press] = useState<{ tree: string; hex: string }>()
  const all = trees.flatMap(({ id, hexes }) => hexes.map((hex) => ({ tree: id, hex })))
  const looked =
    all.find(({ tree, hex }) => tree === pressed?.tree && hex.id === pressed.hex) ??
    all.find(({ hex }) => hex.standing === 'open')
  return { looked, look: (tree: string, hex: HexView) => press({ tree, hex: hex.id }) }
}

function PilotTrees({ squad, pilot }: { squad: Squad; pilot: PilotView }) {
  const { squad: words } = useTexts()
  const { campaign, locked, act } = squad
  const [improving, setImproving] = useState<Improving | null>(null)
  const { looked, look } = useLooked(pilot.trees ?? [])
  const mark = () => {
    if (looked === undefined) return
    const step = { pilot: pilot.id, tree: looked.tree, hex: looked.hex.id }
    if (looked.hex.gives.type === 'shipImprovement' && looked.hex.halves === 1) setImproving(step)
    else act({ type: 'markSkill', ...step })
  }
  const open = pilot.levels.filter((level) => level.open)
  const facts = [
    {
      label: words.levels,
      value: open.map(({ level, name }) => (name === null ? level : `${level} ${name}`)).join(', ') || words.none,
    },
    {
      label: words.skills,
      value: pilot.skills?.map(({ skill, value }) => `${words.skillNames[skill]} ${value}`).join(', ') ?? words.untold,
    },
  ]
  return (
    <>
      <div className={styles.main}>
        <Section title={pilot.name} actions={<Points free={pilot.free} />}>
          {pilot.trees === null ? (
            <p className={styles.quiet}>{words.treesUntold}</p>
          ) : (
            <div className={styles.trees}>
              {pilot.trees.map(({ id, hexes }, at) => (
                <Tree
                  key={id}
                  title={words.tree({ number: at + 1 })}
                  hexes={hexes}
                  flow="up"
                  chosen={looked?.tree === id ? looked.hex.id : undefined}
                  canMark={!locked && pilot.free > 0}
                  onChoose={(hex) => look(id, hex)}
                />
              ))}
            </div>
          )}
        </Section>
      </div>
      <div className={styles.side}>
        {looked !== undefined && (
          <HexSheet hex={looked.hex} words={words.markHalf} free={pilot.free} locked={locked} onMark={mark} />
        )}
        {pilot.seat !== null && (
          <DeckPanel
            campaign={campaign}
            seat={pilot.seat}
            hex={
              looked === undefined || looked.hex.halves === 2 ? undefined : { tree: looked.tree, hex: looked.hex.id }
            }
          />
        )}
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{words.trauma}</dt>
            <dd>
              <TraumaTrack trauma={pilot.trauma} track={pilot.track} />
            </dd>
          </div>
        </dl>
      </div>
      {improving !== null && <ImproveDialog squad={squad} mark={improving} onClose={() => setImproving(null)} />}
    </>
  )
}

/** Points that wait to be marked. */
function Points({ free }: { free: number }) {
  const { squad: words } = useTexts()
  return (
    <p className={styles.points} data-free={free > 0 || undefined}>
      {words.points({ count: free })}
    </p>
  )
}

function ShipTree({ squad: { locked, act }, ship }: { squad: Squad; ship: SquadShipView }) {
  const { squad: words } = useTexts()
  const { looked, look } = useLooked(ship.tree === null ? [] : [{ id: ship.id, hexes: ship.tree }])
  return (
    <div className={styles.main}>
      <Section title={ship.name} actions={<Points free={ship.free} />}>
        <div className={styles.sums}>
          <StartSum field="hull" parts={ship.hull} />
          <StartSum field="shield" parts={ship.shield} />
        </div>
        {ship.tree === null ? (
          <p className={styles.quiet}>{words.treesUntold}</p>
        ) : (
          <Tree
            title={words.shipTree}
            hexes={ship.tree}
            flow="across"
            chosen={looked?.hex.id}
            canMark={!locked && ship.free > 0}
            onChoose={(hex) => look(ship.id, hex)}
          />
        )}
        <p className={styles.quiet}>{words.bought(ship)}</p>
      </Section>
      {looked !== undefined && (
        <HexSheet
          hex={looked.hex}
          words={words.markHex}
          free={ship.free}
          locked={locked}
          onMark={() => act({ type: 'markShip', ship: ship.id, hex: looked.hex.id })}
        />
      )}
    </div>
  )
}
