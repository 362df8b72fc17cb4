// How much room a form takes: beside another one, or the whole width.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'

const wide: readonly FieldForm['type'][] = [
  'list',
  'group',
  'json',
  'several',
  'things',
  'either',
  'variants',
  'commandLine',
  'combatCards',
  'hexes',
  'typed',
  'map',
]

/** Forms of several lines: they take the room of a wide dialog, and the heading above names them. */
export const isWide = ({ type }: FieldForm): boolean => wide.includes(type)

const small: readonly FieldForm['type'][] = ['number', 'choice', 'entry', 'yesNo', 'flag', 'id', 'fixed']

/** Two of them fit beside each other. */
export const isSmall = ({ type }: FieldForm): boolean => small.includes(type)
