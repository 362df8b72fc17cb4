// Dice are committed: who uses the chosen point, how many dice each of them lays on it, and the chances of each number.
import { useState } from 'react'
import type { ActQuestion } from '../../../../shared/games/akarios/world/question.ts'
import type { PointOdds } from '../../../../shared/games/akarios/world/world-view.ts'
import { formatList, formatNumber } from '../../../i18n/format.ts'
import type { People } from '../../../i18n/sentence.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { chanceText } from '../parts/chance-text.ts'
import type { PointAt } from './CardGrid.tsx'
import type { VisitHandle } from './use-visit.ts'
import { AskOptions } from '../parts/ask/Ask.tsx'
import styles from './World.module.css'
import { pilotIn, pointName } from './words.ts'

interface ActProps {
  readonly visit: VisitHandle
  readonly question: ActQuestion
  readonly point: PointAt | undefined
  readonly people: People
}

export function Act({ visit, question, point, people }: ActProps) {
  const { world } = useTexts()
  const offered = question.points.find((one) => one.card === point?.card && one.point === point.point)
  return (
    <>
      {offered === undefined ? <p>{world.choosePoint}</p> : <Commit visit={visit} offered={offered} people={people} />}
      <AskOptions>
        {question.rests.map((seat) => (
          <li key={seat}>
            <Button kind="quiet" busy={visit.busy} onPress={() => visit.send({ type: 'rest', seat })}>
              {world.restOf({ pilot: pilotIn(people, seat) })}
            </Button>
          </li>
        ))}
      </AskOptions>
    </>
  )
}

interface CommitProps {
  readonly visit: VisitHandle
  readonly offered: ActQuestion['points'][number]
  readonly people: People
}

function Commit({ visit, offered: { card, point, parties }, people }: CommitProps) {
  const texts = useTexts()
  const { world } = texts
  const language = useLanguage()
  const [at, setAt] = useState('0')
  const [told, setTold] = useState<Readonly<Record<string, number | null>>>({})
  const party = parties[Number(at)] ?? []
  const is = visit.view.cards.find(({ number }) => number === card)?.points[point]?.is
  const odds = visit.view.odds.find(
    (one) => one.card === card && one.point === point && one.seats.join() === party.map(({ seat }) => seat).join(),
  )
  const wanted = Math.max(odds?.need ?? 1, party.length, 1)
  /** As many as are needed at least, spread from the first pilot on, until somebody says otherwise. */
  const usual = spread(party, wanted)
  const dice = party.map(({ seat }, place) => ({ seat, dice: told[seat] ?? usual[place] ?? 1 }))
  const sum = dice.reduce((all, one) => all + one.dice, 0)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        visit.send({ type: 'commit', card, point, dice })
      }}
    >
      <p className={styles.title}>
        {world.cardOf({ card })}
        {is !== undefined && `, ${pointName(texts, is)}`}
      </p>
      {parties.length > 1 && (
        <Select
          label={world.who}
          value={at}
          options={parties.map((one, place) => ({
            value: String(place),
            label: formatList(
              language,
              one.map(({ seat }) => pilotIn(people, seat)),
            ),
          }))}
          onChange={setAt}
        />
      )}
      {party.map(({ seat, dice: most }, place) => (
        <NumberField
          key={seat}
          label={world.diceOf({ pilot: pilotIn(people, seat) })}
          value={told[seat] ?? usual[place] ?? 1}
          min={1}
          max={most}
          onChange={(value) => setTold((old) => ({ ...old, [seat]: value }))}
        />
      ))}
      {odds !== undefined && odds.need > 0 ? (
        <Odds odds={odds} sum={sum} least={party.length} />
      ) : (
        <p className={styles.faint}>{world.noRoll}</p>
      )}
      <Button kind="act" submit busy={visit.busy}>
        {odds !== undefined && odds.need > 0 ? world.roll : world.goThere}
      </Button>
    </form>
  )
}

const spread = (party: readonly { readonly dice: number }[], wanted: number): number[] => {
  let left = wanted - party.length
  return party.map(({ dice }) => {
    const more = Math.min(dice - 1, Math.max(left, 0))
    left -= more
    return 1 + more
  })
}

function Odds({ odds: { need, byDice }, sum, least }: { odds: PointOdds; sum: number; least: number }) {
  const { world } = useTexts()
  const language = useLanguage()
  const canRollAgain = byDice.some(({ again }) => again !== null)
  return (
    <>
      <p className={styles.faint}>{world.need({ count: need })}</p>
      <table className={styles.odds} aria-label={world.odds}>
        <thead>
          <tr>
            {[world.dice, world.success, ...(canRollAgain ? [world.again] : []), world.stressCost].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byDice
            .filter(({ dice }) => dice >= least)
            .map(({ dice, success, again, stress }) => (
              <tr key={dice} aria-current={dice === sum || undefined}>
                <th scope="row">
                  <VisuallyHidden>{dice}</VisuallyHidden>
                  <span className={styles.count} aria-hidden="true">
                    {Array.from({ length: dice }, (_, die) => (
                      <i key={die} />
                    ))}
                  </span>
                </th>
                <td>
                  <span className={styles.chance}>
                    <progress className={styles.bar} value={success} aria-hidden="true" />
                    {chanceText(language, success)}
                  </span>
                </td>
                {again !== null && <td>{chanceText(language, again)}</td>}
                <td>{formatNumber(language, stress, 1)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={styles.faint}>{world.retry}</p>
    </>
  )
}
