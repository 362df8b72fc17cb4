// A command line typed as one line of keys: what may come next below it, its picture, and the diagram of the word under the caret.
import { useId, useState, type KeyboardEvent } from 'react'
import { readCard } from '../../../../shared/games/akarios/content/forms/card-text.ts'
import {
  completionsOf,
  replaced,
  wordAt,
  type Completion,
} from '../../../../shared/games/akarios/content/forms/line-words.ts'
import { useTexts, type Texts } from '../../../i18n/texts.tsx'
import { wordName } from '../values/words.ts'
import type { FieldProps } from '../../../ui/field/Field.tsx'
import { HexPaint } from './HexPaint.tsx'
import { LineArea } from './LineArea.tsx'
import { diagramAt, withDiagram } from './line-diagram.ts'
import styles from './LineField.module.css'
import { TypedPicture } from './TypedPicture.tsx'

export interface LineFieldProps extends FieldProps {
  text: string
  onChange: (text: string) => void
  /** Words of effects that may be named. */
  effects: readonly string[]
  /** Enter, where no completion is marked. Without it the press goes on to the page. */
  onEnter?: () => void
}

/** Completions shown at once. */
const mostShown = 8

export function LineField({ text, onChange, effects, onEnter, ...field }: LineFieldProps) {
  const texts = useTexts()
  const { editors } = texts
  const list = useId()
  const [caret, setCaret] = useState(text.length)
  const [marked, setMarked] = useState<number>()
  const [active, setActive] = useState(false)
  const [entered, setEntered] = useState(false)
  const word = wordAt(text, Math.min(caret, text.length))
  const offers = active
    ? completionsOf(word.text, text.slice(0, word.from).trim() === '', effects).slice(0, mostShown)
    : []
  // The word that is being typed at the end is no mistake before Enter.
  const read = readCard(text, effects)
  const isTyping =
    active && !entered && caret >= text.trimEnd().length && !read.ok && (read.error === '' || read.error === word.text)
  const diagram = diagramAt(word.text, Math.min(caret, text.length) - word.from)

  const take = (offer: Completion) => {
    const next = replaced(text, word, offer.keys + (offer.open ? '' : ' '))
    onChange(next)
    setCaret(word.from + offer.keys.length + (offer.open ? 0 : 1))
    setMarked(undefined)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const { key } = event
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    const offer = marked === undefined ? undefined : offers[marked]
    if (key === 'Enter') setEntered(true)
    if (by !== 0 && offers.length > 0) {
      const from = marked ?? (by > 0 ? -1 : offers.length)
      const next = from + by
      setMarked(next < 0 || next >= offers.length ? undefined : next)
    } else if (key === 'Escape' && marked !== undefined) setMarked(undefined)
    else if (key === 'Enter' && offer !== undefined) take(offer)
    else if (key === 'Enter' && onEnter !== undefined) onEnter()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className={styles.whole}
      onFocus={() => setActive(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setActive(false)
      }}
    >
      <LineArea
        {...field}
        error={isTyping ? undefined : field.error}
        text={text}
        list={{
          'aria-controls': list,
          ...(marked === undefined ? {} : { 'aria-activedescendant': `${list}${String(marked)}` }),
        }}
        onChange={(next, at) => {
          onChange(next)
          setEntered(false)
          setCaret(at)
          setMarked(undefined)
        }}
        onCaret={setCaret}
        onKeyDown={press}
      />
      <ul id={list} role="listbox" aria-label={editors.next} className={styles.offers} hidden={offers.length === 0}>
        {offers.map((offer, at) => (
          <li
            key={offer.keys}
            id={`${list}${String(at)}`}
            role="option"
            aria-selected={at === marked}
            className={styles.offer}
            // The field keeps the focus and the caret.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(offer)}
          >
            <code>{offer.keys.split(',').at(-1)}</code> {meaning(texts, offer)}
          </li>
        ))}
      </ul>
      <TypedPicture text={text} effects={effects} />
      {active && diagram !== undefined && (
        <HexPaint
          label={diagram.type === 'arc' ? editors.paintArc : editors.paintMove}
          diagram={diagram}
          onChange={(next) => {
            const keys = withDiagram(word.text, Math.min(caret, text.length) - word.from, next)
            onChange(replaced(text, word, keys))
            // The caret stays in the word, in front of its end.
            setCaret(word.from + Math.max(1, keys.length - 1))
          }}
        />
      )}
    </div>
  )
}

const meaning = (texts: Texts, { means, effect }: Completion): string =>
  means === 'effect' ? wordName(texts, effect ?? '') : texts.editors.meanings[means]
