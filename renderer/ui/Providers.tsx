// What every component below needs: the content policy's rule for the library, the language, keys, the sprite; in the app also
// rules and toasts.
import './styles/index.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import type { Language } from '../i18n/language.ts'
import { LanguageProvider } from '../i18n/texts.tsx'
import { CommandProvider } from '../keys/commands.tsx'
import { RuleDialogProvider } from '../rules/RuleDialog.tsx'
import { Sprite } from './icons.tsx'
import { ToastProvider } from './toast/Toast.tsx'

interface ProvidersProps {
  language: Language
  children: ReactNode
}

export const Providers = ({ language, children }: ProvidersProps) => (
  <PartProviders language={language}>
    <RuleDialogProvider>
      <ToastProvider>{children}</ToastProvider>
    </RuleDialogProvider>
  </PartProviders>
)

/** For a page that only shows. */
export function PartProviders({ language, children }: ProvidersProps) {
  return (
    <CSPProvider disableStyleElements>
      <LanguageProvider language={language}>
        <CommandProvider>
          <Sprite />
          {children}
        </CommandProvider>
      </LanguageProvider>
    </CSPProvider>
  )
}
