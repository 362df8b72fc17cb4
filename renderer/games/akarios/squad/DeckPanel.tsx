// The modifier deck of a seat as cards with their copies, and what an attack from it comes to, now and with the hex that is looked at.
import type { DeckChances, DeckView } from '../../../../shared/games/akarios/view/deck-view.ts'
import { useSteadyCall } from '../../../api/client.ts'
import { formatNumber, formatShare } from '../../../i18n/format.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { ColumnPlot } from '../../../ui/plot/ColumnPlot.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import styles from './Progress.module.css'

export interface DeckPanelProps {
  campaign: string
  seat: number
  hex: { readonly tree: string; readonly hex: string } | undefined
}

export function DeckPanel({ campaign, seat, hex }: DeckPanelProps) {
  const texts = useTexts()
  const { squad: words } = texts
  const question = { campaign, seat, ...(hex === undefined ? {} : { hex }) }
  // From hex to hex the chart stays until the next one is there.
  const answer = useSteadyCall('squad.deck', question)
  if (answer.error) return <p>{refusalText(texts, answer.error.refusal)}</p>
  if (answer.data === undefined) return <Loading words={words.reading} lines={3} />
  const { deck } = answer.data
  return (
    <Section title={words.modifierDeck} actions={deck !== null && <Size deck={deck} />}>
      {deck === null ? (
        <p className={styles.quiet}>{words.deckNotTold}</p>
      ) : (
        <>
          <Cards deck={deck} />
          {deck.now !== null && <Chances base={deck.base} now={deck.now} then={deck.then} />}
        </>
      )}
    </Section>
  )
}

/** Letters of a face that is written large, such as "+1". */
const shortest = 4

/** How many cards there are, and how many with the hex. */
function Size({ deck: { cards, then } }: { deck: DeckView }) {
  const { squad: words } = useTexts()
  const size = (of: 'now' | 'then') => cards.reduce((sum, card) => sum + card[of], 0)
  return (
    <p className={styles.quiet}>
      {then === null ? words.deckSize({ now: size('now') }) : words.deckSizes({ now: size('now'), then: size('then') })}
    </p>
  )
}

function Cards({ deck: { cards } }: { deck: DeckView }) {
  const { squad: words } = useTexts()
  return (
    <ul className={styles.deck} aria-label={words.modifierDeck}>
      {cards
        .filter(({ now, then: after, base }) => now + after + base > 0)
        .map(({ card, name, base, now, then: after }) => (
          <li key={card} data-changed={now !== base || undefined} data-looked={after !== now || undefined}>
            <span className={styles.face} data-long={name.length > shortest || undefined}>
              {name}
            </span>
            <span className={styles.copies}>
              {after === now ? words.copies({ now }) : words.copiesThen({ now, then: after })}
            </span>
          </li>
        ))}
    </ul>
  )
}

interface ChancesProps {
  base: number
  now: DeckChances
  then: DeckChances | null
}

function Chances({ base, now, then }: ChancesProps) {
  const { squad: words } = useTexts()
  const language = useLanguage()
  const both = then === null ? [now] : [now, then]
  const totals = [...new Set(both.flatMap((one) => one.totals.map(({ total }) => total)))].toSorted((a, b) => a - b)
  const chanceOf = (one: DeckChances, total: number) => one.totals.find((of) => of.total === total)?.chance ?? 0
  const none = (one: DeckChances) => one.missed + chanceOf(one, 0)
  const share = (value: number) => formatShare(language, value, 1)
  const facts = [
    { label: words.meanNow, value: formatNumber(language, now.mean, 2) },
    ...(then === null ? [] : [{ label: words.meanThen, value: formatNumber(language, then.mean, 2) }]),
    { label: words.noneNow, value: share(none(now)) },
    ...(then === null ? [] : [{ label: words.noneThen, value: share(none(then)) }]),
  ]
  return (
    <>
      <ColumnPlot
        title={then === null ? words.attackOf({ base }) : words.attackBeforeAfter({ base })}
        firstColumn={words.damage}
        series={[
          { id: 'now', label: words.now, look: then === null ? 'full' : 'hollow' },
          ...(then === null ? [] : [{ id: 'then', label: words.withHex, look: 'full', tone: 'act' } as const]),
        ]}
        columns={[
          { label: words.missShort, name: words.missed, values: both.map(({ missed }) => missed) },
          ...totals.map((total) => ({
            label: formatNumber(language, total),
            name: formatNumber(language, total),
            values: both.map((one) => chanceOf(one, total)),
          })),
        ]}
        short={(value) => formatNumber(language, value * 100)}
        text={share}
      />
      <dl className={styles.means}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dd>{value}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </>
  )
}
