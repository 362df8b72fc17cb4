// Real dice, told die after die: one key each. After the last one the roll is sent; Back takes the last one away.
import type { ReactNode } from 'react'
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { ChanceResult, RollAsk } from '../../../../../shared/kernel/chance.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useToldDice } from '../../../../kernel/play/use-told-dice.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { faceIcons } from '../../parts/face-icons.ts'
import { nothingPicked, type Option } from '../question/option.ts'
import { QuestionPanel } from '../question/QuestionPanel.tsx'
import type { Talk } from '../talk.ts'
import styles from './Chance.module.css'

export interface TellingProps {
  readonly view: FightView
  readonly talk: Talk
  readonly busy: boolean
  readonly trouble: ReactNode
  /** Null lets the app answer this once. */
  readonly onTell: (result: ChanceResult | null) => void
  readonly onHand: () => void
}

const byApp = 'app'

export function RollForm({ ask, view, talk, busy, trouble, onTell, onHand }: TellingProps & { readonly ask: RollAsk }) {
  const { combat } = useTexts()
  const dice = ask.streams.length
  const { faces, told, show, takeBack } = useToldDice(view.dieFaces, dice, onTell)
  const options: Option[] = [
    ...faces.map((face) => ({ id: face, label: talk.name(face), hints: [], then: 'toggle' as const })),
    { id: byApp, label: combat.chance.roll, hints: [], key: 'a', then: 'toggle' },
  ]
  const tell = ({ id }: Option) => {
    if (busy) return
    if (id === byApp) onTell(null)
    else show(id)
  }
  const [, seat = ''] = ask.die.split(':')
  return (
    <QuestionPanel
      menu={{
        heading: combat.chance.rolled({ name: talk.person(seat), die: Math.min(told.length + 1, dice), dice }),
        options,
        first: -1,
        ...(told.length > 0 ? { back: nothingPicked } : {}),
      }}
      rule="PA-002"
      current={-1}
      chosen={[]}
      looked={undefined}
      busy={busy}
      trouble={trouble}
      aside={<ToldDice told={told} talk={talk} />}
      onPoint={tell}
      onTouch={tell}
      onLook={() => undefined}
      onConfirm={() => undefined}
      onBack={takeBack}
      onHand={onHand}
    />
  )
}

function ToldDice({ told, talk }: { readonly told: readonly DieFace[]; readonly talk: Talk }) {
  const { combat } = useTexts()
  return (
    <div className={styles.told} role="status">
      <p>{combat.chance.soFar}</p>
      {told.length === 0 ? (
        <p>{combat.chance.nothingYet}</p>
      ) : (
        <ol>
          {told.map((face, at) => (
            <li key={at}>
              <Icon name={faceIcons[face]} /> {talk.name(face)}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
