// Enter goes from row to row, as on the keypad of a till; Ctrl and Enter saves.
import type { KeyboardEvent } from 'react'

const stops = [
  'input:not([type=checkbox], [type=radio], [tabindex="-1"])',
  'input[type=radio]:checked, textarea, [role=combobox]:not(input), [data-entry], [data-save]',
].join(', ')

/** Handles a press anywhere inside the form. */
export function rowKeys(event: KeyboardEvent<HTMLElement>, save: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.isDefaultPrevented()) return
  const { target, currentTarget } = event
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    save()
    return
  }
  if (!(target instanceof HTMLElement) || target.matches('textarea:not([data-line]), button, summary, [role=checkbox]')) return
  if (target.getAttribute('aria-expanded') === 'true' && target.getAttribute('aria-activedescendant') !== null) return
  event.preventDefault()
  const places = [...currentTarget.querySelectorAll<HTMLElement>(stops)].filter((one) => one.offsetParent !== null)
  const next = places[places.indexOf(target) + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}
