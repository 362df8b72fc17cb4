// The enemies of a fight of the book, line by line: which type, and how many of each rank.
import { enemyBoards } from '../../../../../shared/games/akarios/enemy-boards.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Combobox } from '../../../../ui/combobox/Combobox.tsx'
import { NumberField } from '../../../../ui/number-field/NumberField.tsx'
import { TextField } from '../../../../ui/text-field/TextField.tsx'
import { emptyLine, unlisted, type KnownEnemy, type LineDraft } from './draft.ts'
import styles from './Sketch.module.css'

interface SketchLinesProps {
  readonly lines: readonly LineDraft[]
  readonly known: readonly KnownEnemy[]
  readonly onChange: (lines: readonly LineDraft[]) => void
}

export function SketchLines({ lines, known, onChange }: SketchLinesProps) {
  const { sketch } = useTexts()
  const next = Math.max(...lines.map(({ key }) => key)) + 1
  return (
    <>
      {lines.map((line, at) => (
        <SketchLine
          key={line.key}
          title={sketch.line({ number: at + 1 })}
          line={line}
          known={known}
          onChange={(changed) => onChange(lines.map((one) => (one === line ? changed : one)))}
          onLeaveOut={lines.length === 1 ? undefined : () => onChange(lines.filter((one) => one !== line))}
        />
      ))}
      {lines.length < enemyBoards && (
        <ButtonRow>
          <Button icon="plus" onPress={() => onChange([...lines, emptyLine(next)])}>
            {sketch.addLine}
          </Button>
        </ButtonRow>
      )}
    </>
  )
}

interface SketchLineProps {
  readonly title: string
  readonly line: LineDraft
  readonly known: readonly KnownEnemy[]
  readonly onChange: (line: LineDraft) => void
  /** Missing for the only one. */
  readonly onLeaveOut: (() => void) | undefined
}

function SketchLine({ title, line, known, onChange, onLeaveOut }: SketchLineProps) {
  const { sketch } = useTexts()
  return (
    <fieldset className={styles.line}>
      <legend>{title}</legend>
      <div className={styles.type}>
        <Combobox
          label={sketch.type}
          value={line.enemy}
          placeholder={sketch.chooseType}
          options={[
            ...known.map(({ id, name }) => ({ value: id, label: name })),
            { value: unlisted, label: sketch.unlisted, hint: sketch.unlistedHint },
          ]}
          onChange={(enemy) => onChange({ ...line, enemy })}
        />
        {line.enemy === unlisted && (
          <TextField
            label={sketch.typeName}
            value={line.name}
            maxLength={80}
            onChange={(name) => onChange({ ...line, name })}
          />
        )}
      </div>
      {(['regular', 'elite'] as const).map((rank) => (
        <div key={rank} className={styles.count}>
          <NumberField
            label={sketch.counts[rank]}
            value={line[rank]}
            min={0}
            max={enemyBoards}
            onChange={(count) => onChange({ ...line, [rank]: count })}
          />
        </div>
      ))}
      {onLeaveOut !== undefined && (
        <Button kind="quiet" size="small" icon="cross" label={sketch.leaveOutOf({ line: title })} onPress={onLeaveOut}>
          {sketch.leaveOut}
        </Button>
      )}
    </fieldset>
  )
}
