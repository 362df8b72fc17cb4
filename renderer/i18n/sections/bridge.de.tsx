// German: a campaign at a glance.
import type { TranslationOf } from '../language.ts'
import type { bridge as english } from './bridge.en.tsx'

export const bridge: TranslationOf<typeof english> = {
  campaign: 'Kampagne',
  begun: 'Begonnen',
  campaigns: 'Alle Kampagnen',
  failed: 'Diese Kampagne lässt sich nicht öffnen',
  failedKept: 'Ihre Datei blieb, wie sie ist.',
}
