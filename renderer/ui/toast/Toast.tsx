// Short messages after an action: what was done (with its way back), or what did not work and stays until read.
import { Toast as Base } from '@base-ui/react/toast'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { WithRuleIds } from '../../rules/RuleId.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './Toast.module.css'

export interface ToastAction {
  label: string
  onPress: () => void
  keyHint?: string
}

export interface Toasts {
  /** What was done; goes after eight seconds (not while pointed at or focused). */
  done: (words: string, action?: ToastAction) => void
  /** The same for a step taken back or anew, in the place of the last one: undo may be pressed often, and the table stays in sight. */
  stepped: (words: string) => void
  /** What did not work and what to do; stays until dismissed. */
  bad: (words: string, action?: ToastAction) => void
}

interface ToastData {
  action?: ToastAction | undefined
}

const readingTime = 8000

export function useToast(): Toasts {
  const { add } = Base.useToastManager<ToastData>()
  return useMemo(
    () => ({
      done: (words, action) => void add({ title: words, type: 'done', timeout: readingTime, data: { action } }),
      stepped: (words) => void add({ id: 'step', title: words, type: 'done', timeout: readingTime, data: {} }),
      bad: (words, action) => void add({ title: words, type: 'bad', timeout: 0, priority: 'high', data: { action } }),
    }),
    [add],
  )
}

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider limit={3}>
      {children}
      <Base.Portal>
        <ToastList />
      </Base.Portal>
    </Base.Provider>
  )
}

function ToastList() {
  const texts = useTexts()
  const { toasts, close } = Base.useToastManager<ToastData>()
  return (
    <Base.Viewport className={styles.viewport} aria-label={texts.shell.messages}>
      {toasts.map((toast) => (
        <Base.Root key={toast.id} toast={toast} className={styles.toast} data-kind={toast.type}>
          <Base.Content className={styles.content}>
            <Icon name={toast.type === 'bad' ? 'warn' : 'check'} />
            <Base.Title className={styles.words} render={<p />}>
              {typeof toast.title === 'string' ? <WithRuleIds>{toast.title}</WithRuleIds> : toast.title}
            </Base.Title>
            {toast.data?.action !== undefined && (
              <ToastButton action={toast.data.action} onDone={() => close(toast.id)} />
            )}
            <IconButton icon="cross" size="small" label={texts.common.dismiss} onPress={() => close(toast.id)} />
          </Base.Content>
        </Base.Root>
      ))}
    </Base.Viewport>
  )
}

function ToastButton({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  return (
    <Button
      size="small"
      {...(action.keyHint === undefined ? {} : { keyHint: action.keyHint })}
      onPress={() => {
        onDone()
        action.onPress()
      }}
    >
      {action.label}
    </Button>
  )
}
