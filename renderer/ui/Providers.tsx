// What every component below needs: the content policy's rule for the library, the language, keys, toasts, rules, the sprite.
import './styles/index.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import type { Language } from '../i18n/language.ts'
import { LanguageProvider } from '../i18n/texts.tsx'
import { CommandProvider } from '../keys/commands.tsx'
import { RuleDialogProvider } from '../rules/RuleDialog.tsx'
import { Sprite } from './icons.tsx'
import { ToastProvider } from './toast/Toast.tsx'

export function Providers({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <LanguageProvider language={language}>
        <CommandProvider>
          <Sprite />
          <RuleDialogProvider>
            <ToastProvider>{children}</ToastProvider>
          </RuleDialogProvider>
        </CommandProvider>
      </LanguageProvider>
    </CSPProvider>
  )
}
