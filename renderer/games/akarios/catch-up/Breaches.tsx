// What does not go together, each in its sentence beside what it is about: taken as played so, or to be mended on the form.
import type { CatchUpBreach } from '../../../../shared/contract/calls/catch-up.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts, type Texts } from '../../../i18n/texts.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './CatchUp.module.css'
import type { CatchUp } from './use-catch-up.ts'

export interface BreachesProps {
  catchUp: CatchUp
  breaches: readonly CatchUpBreach[]
  /** Where the row is not in sight beside it. */
  named?: boolean
}

/** The sentence, with the row before it where it stands nowhere else. */
export function breachText(texts: Texts, { key, args, name }: CatchUpBreach, named: boolean): string {
  const says = refusalText(texts, { code: 'refused', key, args })
  return !named || name === '' || Object.values(args).includes(name) ? says : texts.catchUp.at({ name, says })
}

export function Breaches({ catchUp: { draft, accept }, breaches, named = false }: BreachesProps) {
  const texts = useTexts()
  const { catchUp: words } = texts
  if (breaches.length === 0) return null
  return (
    <ul className={styles.breaches} aria-label={words.breaches}>
      {breaches.map((breach) => {
        const { id, acceptable } = breach
        const taken = draft.accepted.includes(id)
        return (
          <li key={id} data-taken={taken || undefined}>
            <p>
              <Icon name={taken ? 'check' : 'warn'} />
              <span>{breachText(texts, breach, named)}</span>
            </p>
            {acceptable ? (
              <Checkbox label={words.playedSo} checked={taken} onChange={(on) => accept(id, on)} />
            ) : (
              <p className={styles.faint}>
                <Icon name="lock" /> <span>{words.cannotBe}</span>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
