// The board: hexes, terrain, ships, what may be chosen, and a cursor that speaks. It is told everything and knows no rule.
import { memo, useId, useState, type KeyboardEvent } from 'react'
import type {
  ActionPreview,
  BoardView,
  FightView,
  ReachView,
  ShipView,
} from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import { sameHex } from '../../../../../shared/lib/hex.ts'
import type { Place } from '../../../../../shared/lib/hex/names.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useCommands, usePartKeys, type Command } from '../../../../keys/commands.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import type { Option } from '../question/option.ts'
import type { Talk } from '../talk.ts'
import styles from './Board.module.css'
import { Cells, cellId } from './Cells.tsx'
import { EndMark, TurnMark, type End } from './Ends.tsx'
import { Frame } from '../../parts/board/Frame.tsx'
import { extentOf, frameRoom, hexPath, linePath, middleOf, outline, size } from '../../parts/board/geometry.ts'
import { arrowSteps, beside, isArrow } from '../../parts/board/hex-steps.ts'
import { hexUnder } from '../../parts/board/hex-under.ts'
import { Legend } from './Legend.tsx'
import { usePanZoom } from './pan-zoom.ts'
import { Reach } from './Reach.tsx'
import { ShipMark } from './ShipMark.tsx'
import { markerNumber, Terrain } from '../../parts/board/Terrain.tsx'

export interface BoardProps {
  readonly board: BoardView
  readonly ships: readonly ShipView[]
  readonly talk: Talk
  /** What may be chosen by a place on the board. */
  readonly options: readonly Option[]
  /** The option that Enter would take. */
  readonly current: Option | undefined
  /** The option whose outcome is looked at; often the same. */
  readonly looked: Option | undefined
  /** What the attack that is being aimed reaches. */
  readonly reach: ReachView | null
  /** Ways that enemies have flown in the last step. */
  readonly flown: readonly (readonly Spot[])[]
  /** The attack under way. */
  readonly attack: FightView['attack']
  readonly acting: string | undefined
  /** A hex that was marked by hand. */
  readonly marked: Spot | null
  readonly onChoose: (option: Option) => void
  /** A hex was pointed at where nothing is to be chosen. */
  readonly onPoint: (spot: Spot) => void
}

export function Board(props: BoardProps) {
  const { board, ships, talk, options, current, looked, flown, attack, acting, marked, onChoose, onPoint } = props
  const { combat, shell } = useTexts()
  const { boardKeys } = shell
  const id = useId()
  const extent = extentOf(board.hexes)
  const [wide, high] = [extent.width + 2 * frameRoom, extent.height + 2 * frameRoom]
  const { frame, stage, zoom, fit, pan, show } = usePanZoom(wide, high)
  const [cursor, setCursor] = useState<Spot>(board.hexes[0] ?? { q: 0, r: 0 })

  const { preview } = looked ?? {}
  const reach = preview?.reach ?? props.reach
  const ends = endsOf(preview)
  useCommands([
    { keys: '-', name: combat.zoomOut, where: 'screen', run: () => zoom(0.8) },
    { keys: '=', name: combat.zoomIn, where: 'screen', run: () => zoom(1.25) },
    { keys: 'f', name: combat.fit, where: 'screen', run: fit },
  ])

  const optionsAt = (spot: Spot) => options.filter(({ at }) => at !== undefined && sameHex(at, spot))
  const choose = (spot: Spot) => {
    const here = optionsAt(spot)
    const next = here[(here.findIndex((one) => one.id === current?.id) + 1) % Math.max(1, here.length)]
    if (next === undefined) onPoint(spot)
    else onChoose(next)
  }
  /** Enter points at a hex; on the hex of the answer that Enter would take it is left to that answer, as its button says. */
  const pointsHere = (spot: Spot) => {
    const here = optionsAt(spot)
    return here.length > 0 && !here.some(({ id: one, then }) => one === current?.id && then !== 'toggle')
  }
  const go = (step: Place) => {
    const next = beside(cursor, step)
    const known = board.hexes.find((hex) => sameHex(hex, next))
    if (known === undefined) return
    setCursor(known)
    const { x, y } = middleOf(known)
    show(x + frameRoom, y + frameRoom)
  }
  /** What the board takes while it has the focus; the help lists the same. */
  const keys: readonly Omit<Command, 'where'>[] = [
    ...Object.entries(arrowSteps).flatMap(([arrow, step]) => [
      { keys: arrow, name: boardKeys.step, run: () => go(step) },
      { keys: `Shift+${arrow}`, name: boardKeys.pan, run: () => pan(-step.column * size, -step.row * size) },
    ]),
    { keys: 'Space', name: boardKeys.choose, run: () => choose(cursor) },
    { keys: 'Enter', name: boardKeys.choose, run: () => choose(cursor), off: !pointsHere(cursor) },
    { keys: '+', name: combat.zoomIn, run: () => zoom(1.25) },
  ]
  usePartKeys(
    boardKeys.part,
    keys.filter(({ off }) => off !== true),
  )
  const press = (event: KeyboardEvent) => {
    const key = event.key === ' ' ? 'Space' : event.key
    const pressed = event.shiftKey && isArrow(key) ? `Shift+${key}` : key
    const taken = keys.find((one) => one.keys === pressed)
    if (taken === undefined || taken.off === true) return
    taken.run()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.whole}>
      <div
        ref={frame}
        className={styles.frame}
        role="grid"
        tabIndex={0}
        aria-label={combat.board(extent)}
        aria-activedescendant={cellId(id, cursor)}
        onKeyDown={press}
      >
        <div ref={stage} className={styles.stage} role="presentation">
          <svg
            className={styles.svg}
            viewBox={`${-frameRoom} ${-frameRoom} ${wide} ${high}`}
            role="presentation"
            onClick={({ target }) => {
              const spot = hexUnder(target, board.hexes)
              if (spot === undefined) return
              setCursor(spot)
              choose(spot)
            }}
          >
            <Ground board={board} />
            <path className={styles.deployment} d={outline(board.deployment)} />
            {reach !== null && <Reach reach={reach} aimed={current?.ship} />}
            <Offers options={options} current={current} ends={ends} />
            <g aria-hidden="true">
              {ships.map((ship) => (
                <ShipMark
                  key={ship.id}
                  ship={ship.id === acting ? placedBy(ship, looked) : ship}
                  tag={talk.tag(ship)}
                  acting={ship.id === acting}
                  aimed={current?.ship === ship.id}
                />
              ))}
            </g>
            {flown.length > 0 && <path className={styles.flown} d={flown.map(linePath).join('')} aria-hidden="true" />}
            {attack !== null && <path className={styles.shot} d={shotPath(attack, ships)} aria-hidden="true" />}
            {marked !== null && <path className={styles.marked} d={hexPath(marked, 0.93)} />}
            <path className={styles.cursor} d={hexPath(cursor, 1)} />
            <Cells id={id} board={board} ships={ships} talk={talk} options={options} />
          </svg>
        </div>
      </div>
      <div className={styles.foot}>
        <Legend
          markers={[...new Set(board.markers.map(({ marker }) => marker))].map((marker) => ({
            number: markerNumber(board.markers, marker),
            name: talk.name(marker),
          }))}
          flown={flown.length > 0}
          arc={reach !== null}
          sight={reach?.sights.some(({ why }) => why === null) === true}
          blocked={reach?.sights.some(({ why }) => why === 'noSight') === true}
          ends={ends.length > 0 || options.some(({ at, ship }) => at !== undefined && ship === undefined)}
        />
        <ButtonRow end>
          <IconButton icon="minus" size="small" label={combat.zoomOut} keyHint="-" onPress={() => zoom(0.8)} />
          <Button kind="quiet" size="small" keyHint="f" onPress={fit}>
            {combat.fit}
          </Button>
          <IconButton icon="plus" size="small" label={combat.zoomIn} keyHint="=" onPress={() => zoom(1.25)} />
        </ButtonRow>
      </div>
    </div>
  )
}

/** A ship that is on its way onto the board is shown where the option that is looked at puts it. */
const placedBy = (ship: ShipView, { at, facing }: Partial<Option> = {}): ShipView =>
  ship.pose === null && at !== undefined && typeof facing === 'number' ? { ...ship, pose: { at, facing } } : ship

/** What never changes in a fight. */
const Ground = memo(function Ground({ board }: { board: BoardView }) {
  return (
    <g aria-hidden="true">
      <path className={styles.hexes} d={board.hexes.map((hex) => hexPath(hex)).join('')} />
      <Terrain board={board} />
      <Frame extent={extentOf(board.hexes)} />
    </g>
  )
})

interface OffersProps {
  readonly options: readonly Option[]
  readonly current: Option | undefined
  /** Ends of the action that is looked at; nothing of it can be chosen yet. */
  readonly ends: readonly End[]
}

function Offers({ options, current, ends }: OffersProps) {
  const way = current?.way ?? []
  const offered = options.flatMap((option) =>
    option.at === undefined || option.refused !== undefined ? [] : [{ ...option, at: option.at }],
  )
  const [first] = offered
  // Several facings on one hex are a turn on the spot.
  const turning = offered.length > 1 && first !== undefined && offered.every(({ at }) => sameHex(at, first.at))
  return (
    <g aria-hidden="true">
      {way.length > 0 && <path className={styles.way} d={linePath(way)} />}
      {ends.map((end) => (
        <EndMark key={`end ${end.id}`} end={end} chosen={false} offered={false} />
      ))}
      {offered.map((option) => {
        const chosen = option.id === current?.id
        if (option.ship !== undefined)
          return (
            <path
              key={option.id}
              className={styles.target}
              data-chosen={chosen || undefined}
              d={hexPath(option.at, 0.93)}
            />
          )
        return turning ? (
          <TurnMark key={option.id} end={option} chosen={chosen} />
        ) : (
          <EndMark key={option.id} end={option} chosen={chosen} offered />
        )
      })}
    </g>
  )
}

/** Lines from the attacker to its targets. */
function shotPath({ attacker, targets }: NonNullable<FightView['attack']>, ships: readonly ShipView[]): string {
  const placeOfShip = (wanted: string) => ships.find(({ id }) => id === wanted)?.pose?.at
  const from = placeOfShip(attacker)
  return targets
    .map((target) => {
      const to = placeOfShip(target)
      return from === undefined || to === undefined ? '' : linePath([from, to])
    })
    .join('')
}

/** The ends of an action that is looked at, as the board draws them. */
const endsOf = (preview: ActionPreview | undefined): readonly End[] => [
  ...(preview?.ends ?? []).flatMap(({ at, facing, stress, costs, entered }, index) =>
    at === null || entered === 0 ? [] : [{ id: String(index), at, facing, stress, costs }],
  ),
]
