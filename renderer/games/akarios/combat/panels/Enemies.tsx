// The enemies in their order of action with figures and effects, the card of the one that acts, and what else can be hit.
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { FightView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon, ShipDrawing } from '../../../../ui/icon/Icon.tsx'
import { drawingOf } from '../../parts/drawing.ts'
import type { Talk } from '../talk.ts'
import { AddEffect } from './AddEffect.tsx'
import { CommandLine } from './CommandLine.tsx'
import { Effects } from './Effects.tsx'
import { HandButton } from './HandButton.tsx'
import styles from './Enemies.module.css'
import panel from './Panels.module.css'
import { ShipTracks } from './ShipTracks.tsx'

export interface EnemiesProps {
  readonly view: FightView
  readonly talk: Talk
  /** The ship that the question is about. */
  readonly acting: string | undefined
  /** The commands that are behind the enemy that acts, where its turn is shown step by step. */
  readonly done: readonly string[] | undefined
  /** Missing while nothing can be changed by hand. */
  readonly onHand: ((ship: string) => void) | undefined
  readonly onChange: ((change: HandChange) => void) | undefined
}

export function Enemies({ view, talk, acting, done, onHand, onChange }: EnemiesProps) {
  const { combat } = useTexts()
  const { order, toAct, now, lines } = view.enemyPhase
  const place = ({ id }: ShipView) => (order.includes(id) ? order.indexOf(id) : order.length)
  const ships = view.ships.filter(({ kind }) => kind !== 'pilot').toSorted((a, b) => place(a) - place(b))
  const inPhase = view.phase === 'enemies'
  const still = toAct.length + (now === null ? 0 : 1)
  return (
    <section className={panel.list} aria-label={combat.enemies}>
      <h2 className={panel.title}>
        {combat.enemies} <small>{inPhase ? combat.stillToAct({ count: still }) : combat.inOrder}</small>
      </h2>
      {ships.map((ship) => {
        const isNow = now?.ship === ship.id
        const hasActed = inPhase && ship.kind === 'enemy' && !isNow && !toAct.includes(ship.id)
        return (
          <article
            key={ship.id}
            className={styles.enemy}
            data-acting={isNow || ship.id === acting || undefined}
            data-now={isNow || undefined}
            data-done={hasActed || undefined}
          >
            <span className={styles.order}>{ship.kind === 'enemy' ? place(ship) + 1 : ''}</span>
            <ShipDrawing name={drawingOf(ship)} side={ship.kind === 'enemy' ? 'enemy' : 'own'} size="small" />
            <div className={panel.names}>
              <h3>
                {talk.name(ship.id)} {hasActed && <Icon name="check" label={combat.hasActed} />}
                {ship.kind === 'enemy' && ship.rank === 'elite' && (
                  <span className={panel.mark} data-elite>
                    {combat.elite}
                  </span>
                )}
              </h3>
              <ShipTracks ship={ship} view={view} talk={talk} short={false} onChange={onChange} />
              <Effects
                ship={ship}
                round={view.round}
                talk={talk}
                onEnd={onChange && ((effect) => onChange({ type: 'endEffect', ship: ship.id, effect }))}
              />
            </div>
            {/* The Sparrow bears none (SP-013). */}
            <span className={panel.fixes} data-over>
              {onChange !== undefined && ship.kind !== 'sparrow' && (
                <AddEffect ship={ship} talk={talk} onChange={onChange} />
              )}
              {onHand !== undefined && <HandButton ship={ship.id} name={talk.name(ship.id)} onHand={onHand} />}
            </span>
            {isNow && ship.kind === 'enemy' && (
              <CommandLine line={lines[ship.type] ?? []} now={now.command} done={done} talk={talk} />
            )}
          </article>
        )
      })}
    </section>
  )
}
