// What came of the fights of a simulation: shares of wins against what is fair, what a fight is like, and how fights ended.
import type { SimulatedSquad } from '../../../../../shared/contract/calls/simulation.ts'
import { fairShare } from '../../../../../shared/games/akarios/simulation.ts'
import { formatList, formatNumber, formatShare } from '../../../../i18n/format.ts'
import { useLanguage, useTexts, type Texts } from '../../../../i18n/texts.tsx'
import { IntervalPlot } from '../../../../ui/plot/IntervalPlot.tsx'
import { Table, type Column } from '../../../../ui/table/Table.tsx'
import styles from './Simulator.module.css'

export function Results({ squads }: { squads: readonly SimulatedSquad[] }) {
  const { simulation: words } = useTexts().editors
  const language = useLanguage()
  const share = (value: number) => formatShare(language, value)
  const bounds = { from: share(fairShare.from), to: share(fairShare.to) }
  return (
    <div className={styles.results}>
      <IntervalPlot
        title={words.wins}
        note={words.winsNote(bounds)}
        firstColumn={words.pilots}
        heads={[words.won, words.trueShare]}
        band={fairShare}
        text={share}
        boundsText={({ from, to }) => words.between({ from: share(from), to: share(to) })}
        rows={squads.map(({ pilots, rate, interval: [from, to] }) => ({
          ...{ label: words.squadOf({ pilots }), share: rate, from, to },
        }))}
      />
      <div className={styles.part}>
        <h3>{words.costs}</h3>
        <p className={styles.note}>{words.costsNote}</p>
        <Costs squads={squads} />
      </div>
      <div className={styles.part}>
        <h3>{words.ends}</h3>
        <Ends squads={squads} />
      </div>
      {squads.map(
        ({ pilots, unfinished }) =>
          unfinished > 0 && (
            <p key={pilots}>{words.unfinished({ squad: words.squadOf({ pilots }), count: unfinished })}</p>
          ),
      )}
    </div>
  )
}

const keyOf = ({ pilots }: SimulatedSquad) => String(pilots)

function Costs({ squads }: { squads: readonly SimulatedSquad[] }) {
  const { simulation: words } = useTexts().editors
  const language = useLanguage()
  const figure = ({ median, from, to }: SimulatedSquad['rounds']) => {
    const [middle, low, high] = [median, from, to].map((value) => formatNumber(language, value))
    return words.spread({ median: middle ?? '', from: low ?? '', to: high ?? '' })
  }
  const losses = ({ losses: list }: SimulatedSquad) => {
    const fell = list.filter(({ fights }) => fights > 0)
    return fell.length === 0
      ? words.nobodyFell
      : formatList(
          language,
          fell.map(({ pilot, fights }) => words.fell({ pilot, fights })),
        )
  }
  // Only what the greedy player does at Normal is judged.
  const isJudged = squads.some((squad) => squad.judged !== undefined)
  const judged: Column<SimulatedSquad> = {
    ...{ id: 'judged', header: words.fair },
    cell: ({ judged: one }) => one !== undefined && words.judged(one),
  }
  return (
    <Table
      label={words.costs}
      rows={squads}
      rowKey={keyOf}
      columns={[
        { id: 'pilots', header: words.pilots, cell: ({ pilots }) => String(pilots) },
        { id: 'won', header: words.won, cell: ({ won, fights }) => words.wonOf({ won, fights }) },
        ...(isJudged ? [judged] : []),
        { id: 'rounds', header: words.rounds, cell: ({ rounds }) => figure(rounds) },
        { id: 'dealt', header: words.dealt, cell: ({ dealt }) => figure(dealt) },
        { id: 'taken', header: words.taken, cell: ({ taken }) => figure(taken) },
        { id: 'fell', header: words.unconscious, cell: losses },
      ]}
    />
  )
}

function Ends({ squads }: { squads: readonly SimulatedSquad[] }) {
  const texts = useTexts()
  const { simulation: words } = texts.editors
  const language = useLanguage()
  const rows = squads.flatMap(({ pilots, fights, ends }) => ends.map((end) => ({ pilots, of: fights, ...end })))
  return (
    <Table
      label={words.ends}
      rows={rows}
      rowKey={({ pilots, won, why }) => `${pilots} ${String(won)} ${why}`}
      columns={[
        { id: 'pilots', header: words.pilots, cell: ({ pilots }) => String(pilots) },
        { id: 'why', header: words.endedBy, cell: (end) => endText(texts, end) },
        { id: 'result', header: words.result, cell: ({ won }) => (won ? words.success : words.failure) },
        {
          id: 'fights',
          header: words.fights,
          cell: ({ fights, of }) => words.fightsOf({ fights, share: formatShare(language, fights / of) }),
        },
      ]}
    />
  )
}

/** The objective in its own words; what the rules know besides has words of ours. */
function endText(
  {
    editors: {
      simulation: { reasons },
    },
  }: Texts,
  { why, wording }: SimulatedSquad['ends'][number],
): string {
  const known: Readonly<Record<string, string>> = reasons
  return wording ?? (Object.hasOwn(known, why) ? known[why] : undefined) ?? why
}
