// What the table takes out of the box for the open scenario, seat by seat.
import type { SetUpList } from '../../../../shared/games/akarios/view/set-up-list.ts'
import { useCall } from '../../../api/client.ts'
import { formatList } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import { useLanguage, useTexts, type Texts } from '../../../i18n/texts.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { difficultyText } from '../parts/difficulty.ts'
import styles from './Squad.module.css'

type SeatList = SetUpList['seats'][number]

interface Fact {
  readonly label: string
  readonly value: string | number
}

export function SetUpSheet({ campaign }: { campaign: string }) {
  const list = useCall('squad.setUp', { campaign }).data?.list
  if (list === null || list === undefined) return null
  return list.kind === 'world' ? <WorldSheet list={list} /> : <FightSheet list={list} />
}

function FightSheet({ list }: { list: SetUpList }) {
  const texts = useTexts()
  const { squad: words, game } = texts
  const language = useLanguage()
  const figure = (value: number | null) => value ?? words.untold
  const listed = (names: readonly string[]) => formatList(language, names)
  const deck = ({ deck: label, deckSize, putIn, takeOut, bolsters, stressMisses }: SeatList) =>
    [
      deckSize === null
        ? words.deckUntold({ deck: game.deckNamed({ label }) })
        : words.deckLine({ deck: game.deckNamed({ label }), size: deckSize }),
      ...(putIn.length > 0 ? [words.putIn({ cards: listed(putIn.map(words.times)) })] : []),
      ...(takeOut.length > 0 ? [words.takeOut({ cards: listed(takeOut.map(words.times)) })] : []),
      ...(bolsters > 0 ? [words.bolsters({ count: bolsters })] : []),
      ...(stressMisses > 0 ? [words.misses({ count: stressMisses })] : []),
    ].join('; ')
  const stress = ({ stress: carried, triggers }: SeatList) =>
    triggers === 0 ? carried : words.stressWith({ stress: carried, triggers })
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
            cell: ({ cards }) => (cards.length === 0 ? words.empty : listed(cards.map(words.fittedCard))),
          },
          { id: 'hull', header: words.hull, align: 'end', cell: ({ hull }) => figure(hull) },
          { id: 'shield', header: words.shield, align: 'end', cell: ({ shield }) => figure(shield) },
          { id: 'stress', header: words.stress, align: 'end', cell: stress },
        ]}
      />
      <dl className={styles.setUp}>
        {factsOf(texts, language, list).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What lies beside the ships: enemies, decks, map, what decides the fight. Where no pack has the fight, how the book is read. */
function factsOf(texts: Texts, language: Language, list: SetUpList): readonly Fact[] {
  const { squad: words, game, combat } = texts
  const { mission, enemies, boards, deployment, map, objectives, sparrow, difficulty, pilots } = list
  const listed = (names: readonly string[]) => formatList(language, names)
  const named = enemies.map(({ name }) => name)
  const told = mission !== null
  return [
    {
      label: game.difficulty,
      value: `${game.difficulties[difficulty.level]}: ${difficultyText(texts, language, difficulty.level)}`,
    },
    ...(sparrow.length > 0 ? [{ label: words.onSparrow, value: listed(sparrow) }] : []),
    ...(told
      ? [
          { label: words.enemies, value: enemies.length === 0 ? words.none : listed(enemies.map(words.enemyLine)) },
          { label: words.boards, value: boards },
          { label: words.deployment, value: deployment },
        ]
      : [{ label: words.enemies, value: words.enemiesOfBook({ pilots }) }]),
    {
      label: words.shuffled,
      value: listed([
        ...words.decks,
        ...(told ? named.map((name) => words.combatDeck({ name })) : [words.combatDecks]),
      ]),
    },
    ...(map.length > 0
      ? [
          {
            label: words.onMap,
            value: listed(map.map(({ name, count }) => words.times({ count, name: wordOf(combat.words, name) }))),
          },
        ]
      : []),
    ...(objectives.length > 0 ? [{ label: words.objectives, value: objectives.join(' ') }] : []),
    ...(told ? [] : [{ label: words.inBook, value: words.restOfBook }]),
  ]
}

/** Rules WX-001 to WX-005. */
function WorldSheet({ list: { seats, energy } }: { list: SetUpList }) {
  const { squad: words, world } = useTexts()
  return (
    <>
      <Table
        label={words.setUp}
        rows={seats}
        rowKey={({ seat }) => String(seat)}
        columns={[
          { id: 'pilot', header: words.person, cell: ({ pilot }) => pilot },
          { id: 'health', header: world.health, align: 'end', cell: ({ health }) => health ?? words.untold },
          { id: 'energy', header: world.energy, align: 'end', cell: () => energy ?? words.untold },
          { id: 'stress', header: words.stress, align: 'end', cell: ({ stress }) => stress },
        ]}
      />
      <p className={styles.line}>{words.worldCards}</p>
    </>
  )
}

/** Terrain has a word of the game; a marker has the name that its mission gives it. */
const wordOf = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name
