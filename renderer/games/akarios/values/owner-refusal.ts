// Why a value was not taken, in the language in use: what kind of fault it is, and in brackets the app's own words on the place.
import type { FaultCode } from '../../../../shared/games/akarios/content/faults/fault.ts'
import { refusalText, type RefusalLike } from '../../../i18n/refusal.ts'
import type { Texts } from '../../../i18n/texts.tsx'

/** The sentence of a fault; nothing for one that this version does not know. */
export const faultText = ({ faults }: Texts, code: unknown): string | undefined =>
  typeof code === 'string' && Object.hasOwn(faults.byCode, code) ? faults.byCode[code as FaultCode] : undefined

export function ownerRefusal(texts: Texts, refusal: RefusalLike): string {
  const said = refusalText(texts, refusal)
  const fault = refusal.key === 'owner.refused' ? faultText(texts, refusal.args?.['code']) : undefined
  return fault === undefined ? said : `${fault} ${said}`
}
