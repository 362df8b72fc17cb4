// The side dialog with one or several rules: opened from any id that the app shows, and closed again where one was.
import { useState, type ReactNode } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { print, useScreen } from '../screens.ts'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { LinkButton } from '../ui/link/Link.tsx'
import { RuleContext, type OpenRules } from './open-rules.ts'
import { RuleWords } from './RuleWords.tsx'
import styles from './Rules.module.css'

export function RuleDialogProvider({ children }: { children: ReactNode }) {
  const { common, rules } = useTexts()
  const address = print(useScreen())
  const [shown, setShown] = useState<{ readonly ids: readonly string[]; readonly address?: string }>({ ids: [] })
  const { ids } = shown
  const [first] = ids
  const show: OpenRules = (next) => setShown({ ids: [...new Set(next)], address })
  const close = () => setShown({ ids })
  return (
    <RuleContext value={show}>
      {children}
      <Dialog
        // It belongs to the screen on which it was opened.
        open={shown.address === address}
        onClose={close}
        title={first !== undefined && ids.length === 1 ? rules.rule({ rule: first }) : rules.title}
        place="side"
        reading
        actions={
          <>
            <Button keyHint="Escape" onPress={close}>
              {common.close}
            </Button>
            {first !== undefined && (
              <LinkButton kind="quiet" to={{ name: 'rules', at: first }}>
                {rules.toReference}
              </LinkButton>
            )}
          </>
        }
      >
        <div className={styles.several}>
          {ids.map((id) => (
            <section key={id} aria-label={rules.rule({ rule: id })}>
              {ids.length > 1 && <h3 className={styles.id}>{id}</h3>}
              <RuleWords id={id} />
            </section>
          ))}
        </div>
      </Dialog>
    </RuleContext>
  )
}
