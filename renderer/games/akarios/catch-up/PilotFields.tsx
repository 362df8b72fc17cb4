// One pilot's sheet: trauma, skill points, and the three trees as they are filled in.
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import { withPilot, type PilotSheet } from './draft.ts'
import { HexTree, wrongHexes } from './HexTree.tsx'
import type { CatchUp } from './use-catch-up.ts'

export interface PilotFieldsProps {
  catchUp: CatchUp
  sheet: PilotSheet
  /** Takes the sheet off the form; missing for whoever sits in a seat. */
  onDrop?: () => void
}

export function PilotFields({ catchUp, sheet, onDrop }: PilotFieldsProps) {
  const { catchUp: words, squad } = useTexts()
  const { checked, changeForm } = catchUp
  const set = (part: Partial<PilotSheet>) => changeForm((old) => withPilot(old, { ...sheet, ...part }))
  const view = checked?.view.pilots.find(({ id }) => id === sheet.pilot)
  const marked = sheet.marks.reduce((sum, { halves }) => sum + halves, 0)
  const halvesOf = (tree: string) => (hex: string) =>
    sheet.marks.find((mark) => mark.tree === tree && mark.hex === hex)?.halves ?? 0
  const mark = (tree: string, hex: string, halves: number) => {
    const others = sheet.marks.filter((one) => one.tree !== tree || one.hex !== hex)
    set({ marks: halves === 0 ? others : [...others, { tree, hex, halves: halves === 1 ? 1 : 2 }] })
  }
  const breaches = catchUp.breachesOf('crew', sheet.pilot)
  const levels = view?.levels.filter(({ open }) => open).map(({ level }) => level) ?? []
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          label={squad.trauma}
          value={sheet.trauma}
          min={0}
          max={20}
          onChange={(trauma) => set({ trauma: trauma ?? 0 })}
        />
        <NumberField
          label={words.points}
          hint={words.pointsHint({ marked })}
          value={sheet.points}
          min={0}
          max={200}
          onChange={(points) => set({ points: points ?? 0 })}
        />
        {onDrop !== undefined && (
          <Checkbox
            label={words.flown}
            hint={words.flownHint}
            checked={sheet.flown}
            onChange={(flown) => set({ flown })}
          />
        )}
      </div>
      {view?.trees === null ? (
        <p className={styles.line}>{squad.treesUntold}</p>
      ) : (
        <div className={styles.trees}>
          {view?.trees.map(({ id, hexes }, at) => (
            <HexTree
              key={id}
              title={squad.tree({ number: at + 1 })}
              hexes={hexes}
              halvesOf={halvesOf(id)}
              wrong={wrongHexes(breaches.filter(catchUp.isOpen), id)}
              upwards
              onChange={(hex, halves) => mark(id, hex, halves)}
            />
          ))}
        </div>
      )}
      {levels.length > 0 && <p className={styles.line}>{words.levels({ levels: levels.join(', ') })}</p>}
      <Breaches catchUp={catchUp} breaches={breaches} />
      {onDrop !== undefined && (
        <Button kind="quiet" size="small" label={words.takeOut({ name: view?.name ?? sheet.pilot })} onPress={onDrop}>
          {words.takeOut({ name: view?.name ?? sheet.pilot })}
        </Button>
      )}
    </>
  )
}
