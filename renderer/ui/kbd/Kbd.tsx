// A key or a chord as it stands on the keyboard, in the language of the interface.
import type { Texts } from '../../i18n/texts.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import styles from './Kbd.module.css'

const named: Readonly<Record<string, keyof Texts['shell']['keyNames']>> = {
  Control: 'control',
  $mod: 'control',
  Shift: 'shift',
  Alt: 'alt',
  Enter: 'enter',
  Escape: 'escape',
  Space: 'space',
  Tab: 'tab',
  Home: 'home',
  End: 'end',
  Backspace: 'backspace',
  Delete: 'delete',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

const arrows: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** `keys` as in the key table ("Control+Shift+z", "[Shift]+?") to words ("Ctrl Shift Z", "?"). */
export function keyWords(texts: Texts, keys: string): string {
  if (keys === '+') return keys
  return keys
    .replace(/\[\w+\]\+/g, '')
    .split('+')
    .map((key) => {
      const name = named[key]
      if (name !== undefined) return texts.shell.keyNames[name]
      return arrows[key] ?? key.replace(/^(Key|Digit)/, '').toUpperCase()
    })
    .join(' ')
}

export function Kbd({ keys }: { keys: string }) {
  const texts = useTexts()
  return <kbd className={styles.kbd}>{keyWords(texts, keys)}</kbd>
}
