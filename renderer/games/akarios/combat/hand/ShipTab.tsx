// By hand, one ship: its tracks, effects and place; for a pilot also cards and dice.
import { trackedEffects } from '../../../../../shared/games/akarios/content/tracked-effects.ts'
import type { HandChangeOf } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { SetNumber } from '../../../../kernel/play/SetNumber.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import { mostStress } from '../panels/Track.tsx'
import styles from './Hand.module.css'
import type { HandProps, HandState } from './hand-state.ts'
import { PilotForm } from './PilotForm.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { PrintedFigure } from './PrintedFigure.tsx'

type Track = HandChangeOf<'setTrack'>['track']

interface ShipTabProps extends HandProps {
  readonly state: HandState
  readonly onState: (state: HandState) => void
}

export function ShipTab({ state, onState, ...hand }: ShipTabProps) {
  const { combat } = useTexts()
  const { view, talk, busy, onChange } = hand
  const ship = view.ships.find(({ id }) => id === state.ship) ?? view.ships[0]
  if (ship === undefined) return null
  return (
    <div className={styles.ship}>
      <Select
        label={combat.hand.ship}
        value={ship.id}
        options={view.ships.map(({ id }) => ({ value: id, label: talk.name(id) }))}
        onChange={(id) => onState({ ...state, ship: id, at: null })}
      />
      {/* Drafts of figures begin anew with each ship. */}
      <div key={ship.id} className={styles.groups}>
        <fieldset className={styles.group}>
          <legend>{combat.hand.figures}</legend>
          <div className={styles.row}>
            {tracksOf(ship).map(({ track, now, most }) => (
              <div key={track} className={styles.figure}>
                <SetNumber
                  key={now}
                  label={combat[track]}
                  now={now}
                  most={most}
                  keepTyped
                  busy={busy}
                  onSet={(value) => onChange({ type: 'setTrack', ship: ship.id, track, value })}
                />
                {(track === 'hull' || track === 'shield') && (
                  <PrintedFigure ship={ship} figure={track} name={talk.name(ship.id)} />
                )}
              </div>
            ))}
            {ship.kind === 'enemy' && (
              <p className={styles.figure}>
                {combat.attack} +{ship.attack}
                <PrintedFigure ship={ship} figure="attack" name={talk.name(ship.id)} />
              </p>
            )}
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{combat.hand.effects}</legend>
          <ButtonRow>
            {trackedEffects.map((effect) => {
              const borne = ship.effects.some((one) => one.effect === effect)
              return (
                <Button
                  key={effect}
                  size="small"
                  pressed={borne}
                  busy={busy}
                  {...(borne ? { icon: 'check' as const } : {})}
                  onPress={() => onChange({ type: borne ? 'endEffect' : 'addEffect', ship: ship.id, effect })}
                >
                  {talk.name(effect)}
                </Button>
              )
            })}
          </ButtonRow>
        </fieldset>
        <PlaceForm {...hand} ship={ship} at={state.at} />
        {ship.kind === 'pilot' && <PilotForm {...hand} pilot={ship} />}
      </div>
    </div>
  )
}

/** There is no end to trauma that a board could show. */
function tracksOf(ship: ShipView): readonly { track: Track; now: number; most: number }[] {
  const body = [
    { track: 'hull', now: ship.hull, most: ship.startHull },
    { track: 'shield', now: ship.shield, most: ship.startShield },
  ] as const
  if (ship.kind !== 'pilot') return body
  return [
    ...body,
    { track: 'stress', now: ship.stress, most: mostStress },
    { track: 'trauma', now: ship.trauma, most: 99 },
  ]
}
