// What the table takes out of the box for the open scenario, seat by seat.
import type { SetUpList } from '../../../../shared/games/akarios/view/set-up-list.ts'
import { useCall } from '../../../api/client.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { difficultyText } from '../parts/difficulty.ts'
import styles from './Squad.module.css'

type SeatList = SetUpList['seats'][number]

export function SetUpSheet({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const { squad: words, game, combat } = texts
  const language = useLanguage()
  const list = useCall('squad.setUp', { campaign }).data?.list
  if (list === null || list === undefined) return null
  const figure = (value: number | null) => value ?? words.untold
  const names = (cards: SeatList['putIn']) =>
    formatList(
      language,
      cards.map((card) => words.times(card)),
    )
  const deck = ({ deck: label, deckSize, putIn, takeOut, bolsters, stressMisses }: SeatList) =>
    [
      words.deckLine({ deck: game.deckNamed({ label }), size: deckSize ?? words.untold }),
      ...(putIn.length > 0 ? [words.putIn({ cards: names(putIn) })] : []),
      ...(takeOut.length > 0 ? [words.takeOut({ cards: names(takeOut) })] : []),
      ...(bolsters > 0 ? [words.bolsters({ count: bolsters })] : []),
      ...(stressMisses > 0 ? [words.misses({ count: stressMisses })] : []),
    ].join('; ')
  return (
    <>
      <Table
        label={words.setUp}
        rows={list.seats}
        rowKey={({ seat }) => String(seat)}
        columns={[
          { id: 'pilot', header: words.person, cell: ({ pilot, ship }) => game.pilotIn({ pilot, ship }) },
          { id: 'deck', header: words.deck, cell: deck },
          {
            id: 'cards',
            header: words.fitted,
            cell: ({ cards }) =>
              cards.length === 0
                ? words.empty
                : formatList(
                    language,
                    cards.map(({ name }) => name),
                  ),
          },
          { id: 'hull', header: words.hull, align: 'end', cell: ({ hull }) => figure(hull) },
          { id: 'shield', header: words.shield, align: 'end', cell: ({ shield }) => figure(shield) },
          { id: 'stress', header: words.stress, align: 'end', cell: ({ stress }) => stress },
        ]}
      />
      {list.kind === 'fight' && <p className={styles.line}>{difficultyText(texts, language, list.difficulty.level)}</p>}
      {list.sparrow.length > 0 && (
        <p className={styles.line}>
          {words.onSparrow}: {formatList(language, list.sparrow)}
        </p>
      )}
      {list.enemies.length > 0 && (
        <p className={styles.line}>
          {words.enemies}:{' '}
          {formatList(
            language,
            list.enemies.map((enemy) => words.enemyLine(enemy)),
          )}
        </p>
      )}
      {list.mission !== null && (
        <p className={styles.line}>{words.laidOut({ boards: list.boards, deployment: list.deployment })}</p>
      )}
      {list.map.length > 0 && (
        <p className={styles.line}>
          {words.onMap}:{' '}
          {formatList(
            language,
            list.map.map(({ name, count }) => words.times({ count, name: wordOf(combat.words, name) })),
          )}
        </p>
      )}
      {list.objectives.length > 0 && (
        <p className={styles.line}>
          {words.objectives}: {list.objectives.join(' ')}
        </p>
      )}
    </>
  )
}

/** Terrain has a word of the game; a marker has the name that its mission gives it. */
const wordOf = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name
