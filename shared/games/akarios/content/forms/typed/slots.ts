// The slots of a card as one line of keys, a word for each group: `ma` two single ones, `m&w` joined, `m+a:1,2` plus-linked with values.
import { fail, ok, type Result } from '../../../../../lib/result.ts'
import type { SlotGroup, SlotIcon } from '../../slots.ts'

/** `e` takes a supply: the `s` is that of stress. */
export const slotLetters = {
  m: 'move',
  a: 'attack',
  w: 'wild',
  s: 'stress',
  e: 'supply',
} as const satisfies Record<string, SlotIcon>

const isLetter = (letter: string): letter is keyof typeof slotLetters => Object.hasOwn(slotLetters, letter)

const letterOf = (icon: SlotIcon): string =>
  Object.keys(slotLetters).find((letter) => isLetter(letter) && slotLetters[letter] === icon) ?? ''

/** A dash alone is a card that nobody pays. Fails with the first word that is no group. */
export function readSlots(text: string): Result<readonly SlotGroup[], string> {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 1 && words[0] === '-') return ok([])
  const groups: SlotGroup[] = []
  for (const word of words) {
    const group = groupOf(word)
    if (group === undefined) return fail(word)
    groups.push(group)
  }
  return ok(groups)
}

function groupOf(word: string): SlotGroup | undefined {
  const [keys = '', figures] = word.split(':')
  const link = keys.includes('+') ? '+' : keys.includes('&') ? '&' : ''
  const letters = keys.split(link)
  const icons = letters.flatMap((letter) => (isLetter(letter) ? [slotLetters[letter]] : []))
  if (icons.length < letters.length || (link === '+') !== (figures !== undefined)) return undefined
  if (link === '') return icons.length <= 4 ? { type: 'single', icons } : undefined
  if (icons.length < 2 || icons.length > 6) return undefined
  if (figures === undefined) return { type: 'joined', icons }
  const values = figures.split(',').map((figure) => (/^\d{1,2}$/.test(figure) ? Number(figure) : -1))
  return values.length === icons.length && values.every((value) => value >= 0 && value <= 20)
    ? { type: 'plus', icons, values }
    : undefined
}

/** The same keys for what is known. */
export const slotsText = (groups: readonly SlotGroup[]): string =>
  groups.length === 0
    ? '-'
    : groups
        .map((group) => {
          const letters = group.icons.map(letterOf)
          if (group.type === 'single') return letters.join('')
          return group.type === 'joined' ? letters.join('&') : `${letters.join('+')}:${group.values.join(',')}`
        })
        .join(' ')
