// A printed value that a fight needs and nobody has told yet: where it stands on the printed thing, and the question that asks for it.
import { formOf } from '../../../../../shared/games/akarios/content/forms/form-of.ts'
import type { Rank, EnemySide } from '../../../../../shared/games/akarios/content/enemy.ts'
import type { Kind, Sheet } from '../../../../../shared/games/akarios/content/kinds.ts'
import type { ValueQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { FightContent } from '../state/content.ts'
import { entryOf } from './entry.ts'

/** What is printed on a fitted card, by the words of the packs. */
type CardField = 'supply' | 'slots' | 'moves' | 'attacks' | 'reach' | 'area'

/** One field of one entry, as `values.json` names it, and the word that people know it by. */
export interface Untold {
  readonly kind: Kind | Sheet
  readonly id: string
  readonly field: string
  readonly what: keyof typeof rules
}

/** The rule that makes the value known to everybody at the real table. */
const rules = {
  standees: 'CB-015',
  'regular-hull': 'CB-016',
  'regular-shield': 'CB-016',
  'regular-attack': 'CB-016',
  'regular-immune': 'PA-079',
  'elite-hull': 'CB-016',
  'elite-shield': 'CB-016',
  'elite-attack': 'CB-016',
  'elite-immune': 'PA-079',
  deckSize: 'CB-020',
  deckNumber: 'EN-003',
  line: 'EN-001',
  supply: 'CB-008',
  slots: 'PA-010',
  moves: 'PA-030',
  attacks: 'PA-049',
  reach: 'PA-081',
  area: 'PA-081',
  dieFaces: 'PA-003',
  basicMoves: 'PA-029',
  basicRotate: 'PA-032',
  basicAttack: 'PA-049',
} as const

export const onEnemy = (id: string, what: 'standees' | 'deckSize' | 'deckNumber'): Untold => ({
  kind: 'enemies',
  id,
  field: what,
  what,
})

/** On one side of an enemy card. */
export const onSide = (id: string, rank: Rank, field: keyof EnemySide): Untold => ({
  kind: 'enemies',
  id,
  field: `${rank}.${field}`,
  what: `${rank}-${field}`,
})

/** The command line of one combat card. */
export const onCombatCard = (id: string, card: string): Untold => ({
  kind: 'enemies',
  id,
  field: `cards.${card}.line`,
  what: 'line',
})

/** @param key as the fight knows the card: only upgrades go by their bare id */
export function onCard(key: string, field: CardField): Untold {
  const [kind, id] = key.split(':')
  return id === undefined
    ? { kind: 'upgrades', id: key, field, what: field }
    : { kind: kind as Kind, id, field, what: field }
}

const boardWords = {
  dieFaces: 'dieFaces',
  moves: 'basicMoves',
  rotate: 'basicRotate',
  attack: 'basicAttack',
} as const

export const onBoard = (field: keyof typeof boardWords): Untold => ({
  kind: 'board',
  id: 'board',
  field,
  what: boardWords[field],
})

/** Everybody at the table may read it off the printed thing. */
export function valueQuestion(content: FightContent, { kind, id, field, what }: Untold): ValueQuestion {
  const { as, entry, name } = entryOf(content, { kind, id })
  const form = formOf(as, entry, field.split('.'), () => [])
  if (form === undefined) throw new Error(`nothing tells ${kind} ${id} ${field}`)
  return {
    type: 'value',
    seat: 'table',
    asks: { key: 'akarios.ask.value', args: { name, what }, rule: rules[what] },
    kind,
    id,
    field,
    form,
  }
}
