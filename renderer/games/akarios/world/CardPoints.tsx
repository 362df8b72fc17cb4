// The points on a world card as people tell them: what there is so far, and one more.
import { useState } from 'react'
import type { WorldSkill } from '../../../../shared/games/akarios/content/pilot.ts'
import type { directions, PointOfInterest, worldIcons } from '../../../../shared/games/akarios/content/world.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { Icons } from './Icons.tsx'
import styles from './World.module.css'
import { keysOf, pointName } from './words.ts'

interface CardPointsProps {
  readonly points: readonly PointOfInterest[]
  readonly onChange: (points: PointOfInterest[]) => void
}

export function CardPoints({ points, onChange }: CardPointsProps) {
  const texts = useTexts()
  const { world } = texts
  return (
    <>
      {points.length > 0 && (
        <ul className={styles.told}>
          {points.map((point, at) => (
            <li key={at}>
              <span>{pointName(texts, point)}</span>
              <Icons icons={point.icons} />
              <Button
                kind="quiet"
                size="small"
                icon="bin"
                label={`${world.removePoint}: ${pointName(texts, point)}`}
                onPress={() => onChange(points.filter((_, other) => other !== at))}
              >
                {world.removePoint}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewPoint key={points.length} onAdd={(point) => onChange([...points, point])} />
    </>
  )
}

type Icon = (typeof worldIcons)[number]

function NewPoint({ onAdd }: { onAdd: (point: PointOfInterest) => void }) {
  const { world, errors } = useTexts()
  const [kind, setKind] = useState<PointOfInterest['type']>('move')
  const [number, setNumber] = useState<number | null>(null)
  const [counts, setCounts] = useState<Readonly<Partial<Record<Icon, number | null>>>>({})
  const [direction, setDirection] = useState<(typeof directions)[number]>('north')
  const [skill, setSkill] = useState<WorldSkill>('strength')
  const [perPilot, setPerPilot] = useState(false)
  const [repeat, setRepeat] = useState(false)
  const add = (entry: number) => {
    const icons = keysOf(world.icons).flatMap((icon) => Array.from({ length: counts[icon] ?? 0 }, () => icon))
    const again = repeat ? { repeat: true as const } : {}
    switch (kind) {
      case 'move':
        return void onAdd({ type: kind, number: entry, icons, direction, card: entry })
      case 'investigate':
        return void onAdd({ type: kind, number: entry, icons, entry, ...again })
      case 'skillCheck':
        return void onAdd({
          type: kind,
          number: entry,
          icons,
          skill,
          success: entry,
          failure: entry,
          ...again,
          ...(perPilot ? { perPilot: true } : {}),
        })
      case 'dock':
        return void onAdd({ type: kind, number: entry, icons, entry })
    }
  }
  return (
    <fieldset className={styles.newPoint}>
      <legend>{world.point}</legend>
      <Select
        label={world.kind}
        value={kind}
        options={keysOf(world.points).map((value) => ({ value, label: world.points[value] }))}
        onChange={setKind}
      />
      <NumberField label={world.number} value={number} min={1} max={999} onChange={setNumber} />
      {kind === 'move' && (
        <Select
          label={world.direction}
          value={direction}
          options={keysOf(world.directions).map((value) => ({ value, label: world.directions[value] }))}
          onChange={setDirection}
        />
      )}
      {kind === 'skillCheck' && (
        <>
          <Select
            label={world.skill}
            value={skill}
            options={keysOf(world.skills).map((value) => ({ value, label: world.skills[value] }))}
            onChange={setSkill}
          />
          <Checkbox label={world.perPilot} checked={perPilot} onChange={setPerPilot} />
        </>
      )}
      {keysOf(world.icons).map((icon) => (
        <NumberField
          key={icon}
          label={world.iconCount({ icon: world.icons[icon] })}
          value={counts[icon] === undefined ? 0 : counts[icon]}
          min={0}
          max={4}
          onChange={(value) => setCounts((old) => ({ ...old, [icon]: value }))}
        />
      ))}
      {(kind === 'investigate' || kind === 'skillCheck') && (
        <Checkbox label={world.repeat} checked={repeat} onChange={setRepeat} />
      )}
      <ButtonRow>
        <Button refusal={number === null ? errors.needed : undefined} onPress={() => number !== null && add(number)}>
          {world.addPoint}
        </Button>
      </ButtonRow>
    </fieldset>
  )
}
