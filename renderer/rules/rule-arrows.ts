// Long lists of lines with rule ids have few tab stops: from one id the arrows go to the next.
import type { KeyboardEvent } from 'react'

/** For `onKeyDown` of the list. Moves only when an id has the focus, so that the arrows scroll otherwise. */
export function moveAmongRules(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const links = [...event.currentTarget.querySelectorAll('a')]
  const here = links.findIndex((link) => link === document.activeElement)
  if (step === undefined || here === -1) return
  event.preventDefault()
  links[here + step]?.focus()
}
