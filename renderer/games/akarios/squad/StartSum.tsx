// A start value of a ship as the sum that it is: "7 = 6 tile + 1 tree".
import type { SquadShipView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Progress.module.css'

export function StartSum({ field, parts }: { field: 'hull' | 'shield'; parts: SquadShipView['hull'] }) {
  const { squad: words } = useTexts()
  const told = parts?.filter(({ part, amount }) => part === 'ship' || amount !== 0)
  return (
    <p className={styles.sum} data-field={field}>
      <Icon name={field} />
      <span className={styles.sumName}>{words[field]}</span>
      {told === undefined ? (
        <span className={styles.quiet}>{words.untold}</span>
      ) : (
        <>
          <b>{told.reduce((total, { amount }) => total + amount, 0)}</b>
          <span className={styles.quiet}>
            = {told.map(({ part, amount }) => words.startPart({ part: words.startParts[part], amount })).join(' + ')}
          </span>
        </>
      )}
    </p>
  )
}
