// One bar for each total that may come about, the miss first; bars that destroy have the colour of an act.
import type { CSSProperties, ReactNode } from 'react'
import type { TargetOddsView } from '../../../../../shared/games/akarios/view/odds-view.ts'
import { formatList } from '../../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { chanceText } from '../../parts/chance-text.ts'
import styles from './Odds.module.css'

interface OddsPlotProps {
  readonly odds: TargetOddsView
  readonly name: string
}

export function OddsPlot({ odds: { totals, missed }, name }: OddsPlotProps) {
  const { odds } = useTexts().combat
  const language = useLanguage()
  const most = Math.max(missed, ...totals.map(({ chance }) => chance))
  const share = (chance: number) => chanceText(language, chance)
  const spoken = [
    ...(missed > 0 ? [odds.missed({ share: share(missed) })] : []),
    ...totals.map(({ total, chance }) => odds.total({ total, share: share(chance) })),
  ]
  return (
    <div
      className={styles.plot}
      role="img"
      aria-label={odds.plot({ name, totals: formatList(language, spoken) })}
      style={{ '--bars': totals.length + Number(missed > 0) } as CSSProperties}
    >
      {missed > 0 && <Bar share={missed / most} text={share(missed)} kind="miss" under={<Icon name="cross" />} />}
      {totals.map(({ total, chance, destroys }) => (
        <Bar
          key={total}
          share={chance / most}
          text={share(chance)}
          kind={destroys ? 'destroys' : 'hits'}
          under={total}
        />
      ))}
    </div>
  )
}

interface BarProps {
  /** Of the highest bar, 0 to 1. */
  readonly share: number
  readonly text: string
  readonly kind: 'miss' | 'hits' | 'destroys'
  readonly under: ReactNode
}

function Bar({ share, text, kind, under }: BarProps) {
  return (
    <span className={styles.column} data-kind={kind} style={{ '--share': share } as CSSProperties}>
      <small>{text.replaceAll(/\s?%/g, '')}</small>
      <span className={styles.bar} />
      <b>{under}</b>
    </span>
  )
}
