// Changes by hand during a visit: tracks and dice of a pilot, where it stands, the round and the end.
import { useState } from 'react'
import type { WorldChange } from '../../../../shared/games/akarios/world/change.ts'
import type { People } from '../../../i18n/sentence.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { SetNumber } from '../../../kernel/play/SetNumber.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { CardHand } from './CardHand.tsx'
import type { VisitHandle } from './use-visit.ts'
import styles from './World.module.css'
import { pilotIn } from './words.ts'

export function VisitHand({ visit, people }: { visit: VisitHandle; people: People }) {
  const { world } = useTexts()
  const [open, setOpen] = useState(false)
  const { view, busy, change, question } = visit
  const [seat, setSeat] = useState(view.pilots[0]?.seat ?? '')
  const pilot = view.pilots.find((one) => one.seat === seat)
  const button = (label: string, wanted: WorldChange) => (
    <Button size="small" busy={busy} onPress={() => change(wanted)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.form}>
      <Button kind="quiet" size="small" icon="hand" pressed={open} onPress={() => setOpen(!open)}>
        {world.byHand}
      </Button>
      {open && pilot !== undefined && (
        <>
          <Select
            label={world.pilot}
            value={seat}
            options={view.pilots.map((one) => ({ value: one.seat, label: pilotIn(people, one.seat) }))}
            onChange={setSeat}
          />
          {(['health', 'energy', 'stress'] as const).map((track) => (
            <SetNumber
              key={`${seat} ${track}`}
              label={world[track]}
              now={pilot[track]}
              most={10}
              busy={busy}
              onSet={(to) => change({ type: 'setTrack', seat, track, to })}
            />
          ))}
          <SetNumber
            key={`${seat} trauma`}
            label={world.trauma}
            now={pilot.trauma}
            most={20}
            busy={busy}
            onSet={(to) => change({ type: 'setTrauma', seat, to })}
          />
          <SetNumber
            key={`${seat} dice`}
            label={world.diceLeft}
            now={pilot.dice}
            most={8}
            busy={busy}
            onSet={(to) => change({ type: 'setDice', seat, to })}
          />
          {view.cards.length > 0 && (
            <SetNumber
              key={`${seat} card`}
              label={world.placeOn}
              now={pilot.card ?? 0}
              most={999}
              busy={busy}
              onSet={(card) => change({ type: 'placePilot', seat, card })}
            />
          )}
          <CardHand cards={view.cards} busy={busy} onChange={change} />
          <ButtonRow>
            {pilot.is !== 'docked' && view.cards.length > 0 && button(world.leave, { type: 'dockPilot', seat })}
            {question?.type === 'act' && button(world.endRound, { type: 'endRound' })}
            {button(world.endSuccess, { type: 'endVisit', result: 'success' })}
            {button(world.endFailure, { type: 'endVisit', result: 'failure' })}
          </ButtonRow>
        </>
      )}
    </div>
  )
}
