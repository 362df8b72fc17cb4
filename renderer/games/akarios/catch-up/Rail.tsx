// The rail beside the form: its parts in order, what is open in each, and the one step that writes it all down.
import { catchUpParts, type CatchUpPart } from '../../../../shared/games/akarios/campaign/parts.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { SectionHeader } from '../../../ui/page-header/PageHeader.tsx'
import styles from './CatchUp.module.css'
import type { CatchUp } from './use-catch-up.ts'

export interface RailProps {
  catchUp: CatchUp
  /** The part that is in sight. */
  now: CatchUpPart
  onGo: (part: CatchUpPart) => void
  onWrite: () => void
}

export function Rail({ catchUp, now, onGo, onWrite }: RailProps) {
  const { catchUp: words } = useTexts()
  const { draft, openIn, checked, busy, keeping, beginAgain } = catchUp
  const open = openIn()
  return (
    <div className={styles.rail}>
      <SectionHeader title={words.railTitle} ruled />
      <nav aria-label={words.railTitle}>
        <ol>
          {catchUpParts.map((part) => {
            const count = openIn(part)
            return (
              <li key={part}>
                <button
                  type="button"
                  className={styles.partLink}
                  aria-current={part === now ? 'step' : undefined}
                  onClick={() => onGo(part)}
                >
                  <span>{words.parts[part]}</span>
                  <span className={count > 0 ? styles.open : styles.faint}>
                    <Icon name={count > 0 ? 'warn' : 'check'} />{' '}
                    {count > 0 ? words.openIn({ count }) : words.nothingOpen}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </nav>
      <p className={styles.line} role="status">
        {open > 0 ? words.open({ count: open }) : words.ready}
        {draft.accepted.length > 0 && ` ${words.accepted({ count: acceptedIn(catchUp) })}`}
      </p>
      <Button
        kind="act"
        keyHint="Control+Enter"
        busy={busy}
        refusal={checked === undefined ? words.notYet : open > 0 ? words.mendFirst : undefined}
        onPress={onWrite}
      >
        {words.look}
      </Button>
      <p className={styles.faint}>{keeping ? words.keeping : words.kept}</p>
      <ButtonRow>
        <Button kind="quiet" size="small" onPress={beginAgain}>
          {words.beginAgain}
        </Button>
      </ButtonRow>
    </div>
  )
}

const acceptedIn = ({ checked, draft }: CatchUp): number =>
  checked?.breaches.filter(({ id }) => draft.accepted.includes(id)).length ?? 0
