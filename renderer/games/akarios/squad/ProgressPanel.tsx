// What pilots have learned and ships have gained: trees to mark, hex by hex, as the rules let them.
import { useState } from 'react'
import type { PilotView, SquadShipView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FactList } from '../../../ui/fact-list/FactList.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { ImproveDialog, type Improving } from './ImproveDialog.tsx'
import styles from './Squad.module.css'
import { Tree } from './Tree.tsx'
import type { Squad } from './use-squad.ts'

export function ProgressPanel({ squad }: { squad: Squad }) {
  const { squad: words, game } = useTexts()
  const { view } = squad
  const [pilotId, setPilot] = useState(view.seats[0]?.pilot ?? '')
  const [shipId, setShip] = useState(view.seats[0]?.ship ?? '')
  const pilot = view.pilots.find(({ id }) => id === pilotId)
  const ship = view.ships.find(({ id }) => id === shipId)
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={styles.panel}>
      <Section title={words.person}>
        <div className={styles.part}>
          <div className={styles.fields}>
            <Select label={words.person} value={pilotId} options={named(view.pilots)} onChange={setPilot} />
          </div>
          {pilot !== undefined && <Pilot key={pilot.id} squad={squad} pilot={pilot} />}
        </div>
      </Section>
      <Section title={game.ship}>
        <div className={styles.part}>
          <div className={styles.fields}>
            <Select label={game.ship} value={shipId} options={named(view.ships)} onChange={setShip} />
          </div>
          {ship !== undefined && <Ship squad={squad} ship={ship} />}
        </div>
      </Section>
    </div>
  )
}

function Pilot({ squad, pilot }: { squad: Squad; pilot: PilotView }) {
  const { squad: words } = useTexts()
  const { locked, act } = squad
  const [improving, setImproving] = useState<Improving | null>(null)
  const open = pilot.levels.filter((level) => level.open)
  return (
    <>
      <div className={styles.narrow}>
        <FactList
          facts={[
            { label: words.trauma, value: words.traumaLine(pilot) },
            {
              label: words.levels,
              value: open.map(({ level, name }) => (name === null ? level : `${level} ${name}`)).join(', '),
            },
            {
              label: words.skills,
              value:
                pilot.skills?.map(({ skill, value }) => `${words.skillNames[skill]} ${value}`).join(', ') ??
                words.untold,
            },
          ]}
        />
      </div>
      <p className={styles.line}>{words.points({ count: pilot.free })}</p>
      {pilot.trees === null ? (
        <p>{words.treesUntold}</p>
      ) : (
        <div className={styles.trees}>
          {pilot.trees.map(({ id, hexes }, at) => (
            <Tree
              key={id}
              title={words.tree({ number: at + 1 })}
              hexes={hexes}
              words={words.markHalf}
              upwards
              onMark={
                locked || pilot.free === 0
                  ? undefined
                  : (hex) => {
                      const mark = { pilot: pilot.id, tree: id, hex: hex.id }
                      if (hex.gives.type === 'shipImprovement' && hex.halves === 1) setImproving(mark)
                      else act({ type: 'markSkill', ...mark })
                    }
              }
            />
          ))}
        </div>
      )}
      {improving !== null && <ImproveDialog squad={squad} mark={improving} onClose={() => setImproving(null)} />}
    </>
  )
}

function Ship({ squad: { locked, act }, ship }: { squad: Squad; ship: SquadShipView }) {
  const { squad: words } = useTexts()
  const sum = (parts: SquadShipView['hull']) =>
    parts === null ? words.untold : parts.reduce((total, { amount }) => total + amount, 0)
  return (
    <>
      <div className={styles.narrow}>
        <FactList
          facts={[
            { label: words.hull, value: sum(ship.hull) },
            { label: words.shield, value: sum(ship.shield) },
            { label: words.market, value: words.bought(ship) },
          ]}
        />
      </div>
      <p className={styles.line}>{words.points({ count: ship.free })}</p>
      {ship.tree === null ? (
        <p>{words.treesUntold}</p>
      ) : (
        <Tree
          title={words.shipTree}
          hexes={ship.tree}
          words={words.markHex}
          onMark={
            locked || ship.free === 0 ? undefined : (hex) => act({ type: 'markShip', ship: ship.id, hex: hex.id })
          }
        />
      )}
    </>
  )
}
