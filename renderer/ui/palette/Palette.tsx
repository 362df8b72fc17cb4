// A line to type into and what fits it below, in groups: arrows choose, Enter takes, Escape leaves. It knows nothing of what it lists.
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Kbd } from '../kbd/Kbd.tsx'
import type { IconName } from '../icons.tsx'
import styles from './Palette.module.css'

export interface PaletteItem {
  /** Different for each item of all groups. */
  id: string
  name: string
  /** What kind of thing it is, or where it is. */
  hint?: string | undefined
  icon: IconName
  /** The key that does the same without the palette. */
  keys?: string | undefined
}

export interface PaletteGroup<Item extends PaletteItem> {
  name: string
  items: readonly Item[]
}

export interface PaletteProps<Item extends PaletteItem> {
  open: boolean
  onClose: () => void
  label: string
  placeholder: string
  words: string
  onWords: (words: string) => void
  groups: readonly PaletteGroup<Item>[]
  /** Shown where no group holds anything. */
  nothing: string
  /** How many there are, for those who do not see the list. */
  count: string
  /** The item that was taken, once the palette is gone and the focus is back where it was. */
  onTake: (item: Item) => void
}

export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { open, onClose, label, placeholder, words, onWords, groups, nothing, count, onTake } = props
  const taken = useRef<Item>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const take = (item: Item) => {
    taken.current = item
    onClose()
  }
  /** The key that opened it closes it; Escape leaves at once, also with words in the line. */
  const press = (event: KeyboardEvent) => {
    const isOwnKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!isOwnKey && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      onOpenChangeComplete={(isOpen) => {
        const item = taken.current
        taken.current = undefined
        // The focus is given back once this is over; what was taken may move it on.
        if (!isOpen && item !== undefined) setTimeout(() => onTake(item))
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} aria-label={label} initialFocus={field} onKeyDownCapture={press}>
          <Autocomplete.Root
            inline
            open
            mode="none"
            items={groups}
            value={words}
            autoHighlight="always"
            keepHighlight
            itemToStringValue={(item: Item) => item.name}
            onValueChange={(next, { reason }) => {
              if (reason !== 'item-press') onWords(next)
            }}
          >
            <div className={styles.line}>
              <Icon name="search" />
              <Autocomplete.Input
                ref={field}
                className={styles.input}
                aria-label={label}
                placeholder={placeholder}
                maxLength={80}
                spellCheck={false}
              />
              <Kbd keys="Escape" />
            </div>
            <p className={styles.count} role="status">
              {count}
            </p>
            {groups.length === 0 && <p className={styles.nothing}>{nothing}</p>}
            <Autocomplete.List className={styles.list} aria-label={label}>
              {(group: PaletteGroup<Item>) => (
                <Autocomplete.Group key={group.name} items={group.items}>
                  <Autocomplete.GroupLabel className={styles.name}>{group.name}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Item) => (
                      <Autocomplete.Item key={item.id} value={item} className={styles.item} onClick={() => take(item)}>
                        <Icon name={item.icon} />
                        <span className={styles.words}>
                          <span>{item.name}</span>
                          {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
                        </span>
                        {item.keys !== undefined && <Kbd keys={item.keys} />}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
