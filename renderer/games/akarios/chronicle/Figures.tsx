// The campaign in figures: fights by pilot, decks against what they let expect, attempts, credits. Each plot reads aloud as a table.
import { useState } from 'react'
import type { StatisticsView } from '../../../../shared/games/akarios/view/chronicle-view.ts'
import { useCall } from '../../../api/client.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { BarPlot } from '../../../ui/plot/BarPlot.tsx'
import { LinePlot } from '../../../ui/plot/LinePlot.tsx'
import { looks } from '../../../ui/plot/Plot.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import styles from './Chronicle.module.css'

export function Figures({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const { chronicle } = texts
  const counted = useCall('chronicle.statistics', { campaign })
  if (counted.error)
    return (
      <Failure
        title={chronicle.countingFailed}
        happened={refusalText(texts, counted.error.refusal)}
        onRetry={() => void counted.refetch()}
      />
    )
  if (counted.data === undefined) return <Loading words={chronicle.counting} lines={6} />
  const { data } = counted
  return (
    <div className={styles.story}>
      {data.fights.length === 0 ? <p className={styles.quiet}>{chronicle.noFights}</p> : <Fought data={data} />}
      <div className={styles.plots}>
        {data.attempts.length === 0 ? (
          <Lacking title={chronicle.attempts} words={chronicle.noAttempts} />
        ) : (
          <Attempts attempts={data.attempts} />
        )}
        {(data.credits[0]?.after.length ?? 0) < 2 ? (
          <Lacking title={chronicle.credits} words={chronicle.noCredits} />
        ) : (
          <Credits credits={data.credits} />
        )}
      </div>
    </div>
  )
}

const Lacking = ({ title, words }: { title: string; words: string }) => (
  <Section title={title}>
    <p className={styles.quiet}>{words}</p>
  </Section>
)

function useCounts(): (value: number) => string {
  const language = useLanguage()
  return (value) => formatNumber(language, value)
}

function Fought({ data: { fights, pilots, draws } }: { data: StatisticsView }) {
  const { chronicle } = useTexts()
  const language = useLanguage()
  const count = useCounts()
  const sum = (figure: 'destroyed' | 'fell') => pilots.reduce((total, pilot) => total + pilot[figure], 0)
  const facts = {
    fights: count(fights.length),
    won: count(fights.filter(({ won }) => won).length),
    rounds: formatNumber(language, fights.reduce((total, { rounds }) => total + rounds, 0) / fights.length, 1),
    destroyed: count(sum('destroyed')),
    fell: count(sum('fell')),
  }
  return (
    <>
      <dl className={styles.facts}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
          <div key={fact}>
            <dt>{chronicle.facts[fact]}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.plots}>
        <BarPlot
          title={chronicle.damage}
          note={chronicle.damageNote}
          firstColumn={chronicle.pilot}
          series={[
            { id: 'dealt', label: chronicle.dealt, look: 'full' },
            { id: 'taken', label: chronicle.taken, look: 'hollow', tone: 'loss' },
          ]}
          rows={pilots.map(({ name, dealt, taken }) => ({ label: name, values: [dealt, taken] }))}
          text={count}
        />
        <BarPlot
          title={chronicle.stress}
          note={chronicle.stressNote}
          firstColumn={chronicle.pilot}
          series={[
            { id: 'gained', label: chronicle.gained, look: 'full', tone: 'stress' },
            { id: 'eased', label: chronicle.eased, look: 'hollow', tone: 'stress' },
          ]}
          rows={pilots.map(({ name, stress, eased }) => ({ label: name, values: [stress, eased] }))}
          text={count}
        />
        <LinePlot
          title={chronicle.byFight}
          firstColumn={chronicle.fight}
          series={pilots.map(({ pilot, name }, at) => ({
            id: pilot,
            label: name,
            look: looks[at % looks.length] ?? 'full',
          }))}
          places={fights.map(({ mission }, at) => chronicle.fightNumber({ number: at + 1, mission }))}
          values={pilots.map(({ pilot }) =>
            fights.map((fight) => fight.pilots.find((one) => one.pilot === pilot)?.dealt ?? null),
          )}
          text={count}
        />
        {draws.length > 0 && <Draws draws={draws} pilots={pilots} />}
      </div>
    </>
  )
}

function Draws({ draws, pilots }: Pick<StatisticsView, 'draws' | 'pilots'>) {
  const { chronicle } = useTexts()
  const language = useLanguage()
  const [owner, setOwner] = useState(draws[0]?.pilot ?? null)
  const deck = draws.find(({ pilot }) => pilot === owner) ?? draws[0]
  if (deck === undefined) return null
  const nameOf = (pilot: string | null) => pilots.find((one) => one.pilot === pilot)?.name ?? chronicle.enemies
  return (
    <BarPlot
      title={chronicle.draws}
      note={chronicle.drawsNote({ count: deck.drawn })}
      firstColumn={chronicle.card}
      choice={
        <Select
          label={chronicle.drawsOf}
          value={deck.pilot ?? enemies}
          options={draws.map(({ pilot }) => ({ value: pilot ?? enemies, label: nameOf(pilot) }))}
          onChange={(value) => setOwner(value === enemies ? null : value)}
        />
      }
      series={[
        { id: 'drawn', label: chronicle.drawn, look: 'full' },
        { id: 'expected', label: chronicle.expected, look: 'hollow' },
      ]}
      rows={deck.cards.map(({ name, drawn, expected }) => ({ label: name, values: [drawn, expected] }))}
      text={(value) => formatNumber(language, value, 1)}
    />
  )
}
/** No pilot has it: ids of packs have no blank. */
const enemies = ' enemies'

function Attempts({ attempts }: Pick<StatisticsView, 'attempts'>) {
  const { chronicle, game } = useTexts()
  const count = useCounts()
  const ways = ['success', 'failure', 'read'] as const
  return (
    <BarPlot
      title={chronicle.attempts}
      note={chronicle.attemptsNote}
      firstColumn={chronicle.attempts}
      stacked
      series={[
        { id: 'success', label: chronicle.success, look: 'full' },
        { id: 'failure', label: chronicle.failure, look: 'hatched', tone: 'loss' },
        { id: 'read', label: chronicle.read, look: 'hollow' },
      ]}
      rows={attempts.map(({ number, ...ended }) => ({
        label: game.scenario({ number }),
        values: ways.map((way) => ended[way]),
      }))}
      text={count}
    />
  )
}

function Credits({ credits }: Pick<StatisticsView, 'credits'>) {
  const { chronicle } = useTexts()
  const count = useCounts()
  return (
    <LinePlot
      title={chronicle.credits}
      note={chronicle.creditsNote}
      firstColumn={chronicle.booking}
      stepped
      series={credits.map(({ seat, player }, at) => ({ id: String(seat), label: player, look: looks[at] ?? 'full' }))}
      places={(credits[0]?.after ?? []).map((_, number) => chronicle.bookingNumber({ number }))}
      values={credits.map(({ after }) => after)}
      text={count}
    />
  )
}
