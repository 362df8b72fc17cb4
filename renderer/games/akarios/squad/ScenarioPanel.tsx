// What is played now: a scenario is opened, set up and ended here; below, what was played before and what was achieved.
import { useState } from 'react'
import type { SquadView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useCall } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { go } from '../../../screens.ts'
import { Banner } from '../../../ui/banner/Banner.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { useOutcome } from '../parts/outcome/use-outcome.ts'
import { Crew } from './Crew.tsx'
import { EndScenario } from './EndScenario.tsx'
import { FightOutcome } from './FightOutcome.tsx'
import { OnTheWay } from './OnTheWay.tsx'
import { OpenScenario } from './OpenScenario.tsx'
import { SetUpSheet } from './SetUpSheet.tsx'
import styles from './Squad.module.css'
import type { Squad } from './use-squad.ts'

export function ScenarioPanel({ squad }: { squad: Squad }) {
  const { squad: words, game } = useTexts()
  const { view, locked } = squad
  const { open } = view
  const fought = useOutcome(squad.campaign)
  // What was fought in the app ends the scenario as its outcome is taken over, and not a second time.
  const endsHere = open !== null && !locked && fought?.command.number !== open.number
  return (
    <div className={styles.panel}>
      <FightOutcome squad={squad} />
      {open === null ? (
        !locked && <OpenScenario squad={squad} />
      ) : (
        <Section title={words.opened({ number: game.scenario({ number: open.number }), kind: words.kinds[open.kind] })}>
          {open.kind === 'fight' || open.kind === 'world' ? (
            <Preparing squad={squad} open={open} />
          ) : (
            <p className={styles.line}>{words.nothingToSetUp}</p>
          )}
        </Section>
      )}
      {open !== null && !locked && <OnTheWay squad={squad} />}
      {endsHere && <EndScenario key={open.number} squad={squad} open={open} />}
      <Section title={words.log}>
        <Table
          label={words.log}
          rows={view.scenarios.toReversed()}
          rowKey={({ id }) => String(id)}
          empty={<p>{words.noLog}</p>}
          columns={[
            { id: 'number', header: words.number, cell: ({ number }) => game.scenario({ number }) },
            { id: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
            {
              id: 'outcome',
              header: words.outcome,
              cell: ({ outcome, how }) => (how === 'played' ? words.outcomes[outcome] : words.hows[how]),
            },
            { id: 'level', header: game.difficulty, cell: ({ difficulty }) => game.difficulties[difficulty] },
          ]}
        />
      </Section>
      <Achievements squad={squad} />
    </div>
  )
}

/** The list of the set-up with the crew, until it is done. */
function Preparing({ squad, open }: { squad: Squad; open: NonNullable<SquadView['open']> }) {
  const { squad: words } = useTexts()
  return (
    <div className={styles.part}>
      <SetUpSheet campaign={squad.campaign} />
      {open.kind === 'fight' && !squad.locked && <WhereFought campaign={squad.campaign} />}
      {open.step === 'underWay' && <p>{words.underWay}</p>}
      {open.step === 'setUp' && !squad.locked && (
        <>
          <Crew squad={squad} ships={open.kind === 'fight'} />
          <ButtonRow>
            <Button busy={squad.busy} onPress={() => squad.act({ type: 'beginScenario' })}>
              {words.setUpDone}
            </Button>
          </ButtonRow>
        </>
      )}
    </div>
  )
}

/** Where the fight of the open scenario is played, whether a pack has it or nobody has told it yet. */
function WhereFought({ campaign }: { campaign: string }) {
  const { sketch } = useTexts()
  const list = useCall('squad.setUp', { campaign }).data?.list
  if (list === null || list === undefined) return null
  return (
    <Banner tone="info" action={{ label: sketch.toBridge, onPress: () => go({ name: 'bridge', campaign }) }}>
      {list.mission === null ? sketch.lacking : sketch.held}
    </Banner>
  )
}

function Achievements({ squad: { view, locked, busy, act } }: { squad: Squad }) {
  const { squad: words } = useTexts()
  const [name, setName] = useState('')
  const mark = () => act({ type: 'achievementByHand', name, has: true }, () => setName(''))
  return (
    <Section title={words.achievements}>
      <div className={styles.part}>
        {view.achievements.length === 0 && <p>{words.noAchievements}</p>}
        <ul className={styles.lines}>
          {view.achievements.map((one) => (
            <li key={one.achievement}>
              <span>{one.name}</span>
              {!locked && (
                <Button
                  kind="quiet"
                  size="small"
                  icon="cross"
                  label={`${words.wipe}: ${one.name}`}
                  onPress={() => act({ type: 'achievementByHand', name: one.name, has: false })}
                >
                  {words.wipe}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {!locked && (
          <div className={styles.form}>
            <TextField label={words.achievement} value={name} maxLength={80} onChange={setName} onEnter={mark} />
            <ButtonRow>
              <Button busy={busy} onPress={mark}>
                {words.mark}
              </Button>
            </ButtonRow>
          </div>
        )}
      </div>
    </Section>
  )
}
