// Which key presses belong to the page's commands, and which to the field, button, list or dialog that has the focus.

const textInputs = 'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select'
/** A list that stands in the page takes the keys it knows and leaves all others, such as Escape, to the page. */
const ownKeys = '[role=menu], [role=listbox]:not([data-in-page]), [role=combobox]'
const dialogs = '[role=dialog], [role=alertdialog]'
const pressable = 'button, a[href], summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio]'

const inside = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null

/** The person writes: letters are letters, and Ctrl+Z is the field's own undo. */
export const typing = (event: KeyboardEvent): boolean =>
  inside(event, textInputs) || (event.target instanceof HTMLElement && event.target.isContentEditable)

/** Ctrl+K and Escape reach the app from everywhere but dialogs and lists, which keep Escape for themselves. */
const reachesFromFields = (event: KeyboardEvent) =>
  (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) || event.key === 'Escape'

/** Whether the key table must leave this press alone. */
export function ignorePress(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  if (inside(event, dialogs) || inside(event, ownKeys)) return true
  if (typing(event)) return !reachesFromFields(event)
  const presses = event.key === 'Enter' || event.key === ' '
  return presses && !event.ctrlKey && inside(event, pressable)
}
