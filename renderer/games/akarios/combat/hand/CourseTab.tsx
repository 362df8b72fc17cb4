// By hand, the course of the fight: its phase, its end, new enemies, special rules of the mission, and what the squad shares.
import { useTexts } from '../../../../i18n/texts.tsx'
import { SetNumber } from '../../../../kernel/play/SetNumber.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { EndFight } from './EndFight.tsx'
import { EndPhase } from './EndPhase.tsx'
import styles from './Hand.module.css'
import { mostSupply, type HandProps } from './hand-state.ts'

export function CourseTab({ view, talk, busy, onChange }: HandProps) {
  const { combat } = useTexts()
  const { hand } = combat
  return (
    <div className={styles.groups}>
      <ButtonRow>
        <EndPhase view={view} talk={talk} busy={busy} onChange={onChange} />
        <EndFight talk={talk} busy={busy} onChange={onChange} />
      </ButtonRow>
      {view.realTable === null && (
        <div className={styles.row}>
          <p>{combat.table.toTableMeans}</p>
          <Button
            size="small"
            busy={busy}
            refusal={view.mayChangeBoard ? undefined : combat.refused['akarios.refused.underWay']}
            onPress={() => onChange({ type: 'playOnTable' })}
          >
            {combat.table.toTable}
          </Button>
        </div>
      )}
      {view.waves.length > 0 && (
        <ButtonRow>
          {view.waves.map((wave) => (
            <Button key={wave} size="small" busy={busy} onPress={() => onChange({ type: 'spawnWave', wave })}>
              {hand.wave({ wave: talk.name(wave) })}
            </Button>
          ))}
        </ButtonRow>
      )}
      {view.sparrowUpgrades.map(({ place, name, supply }) =>
        supply === null ? null : (
          <SetNumber
            key={`${place}:${supply}`}
            label={combat.supplyOf({ name })}
            now={supply}
            most={mostSupply}
            keepTyped
            busy={busy}
            onSet={(value) => onChange({ type: 'setSupply', seat: 'table', place, supply: value })}
          />
        ),
      )}
      {view.rules.map(({ id, wording }) => (
        <div key={id} className={styles.row}>
          <p>{wording}</p>
          <Button size="small" busy={busy} onPress={() => onChange({ type: 'speakRule', rule: id })}>
            {hand.changes.speakRule}
          </Button>
        </div>
      ))}
    </div>
  )
}
