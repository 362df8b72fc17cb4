// Forms of several lines: they take the room of a wide dialog, and the heading above names them.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'

const wide: readonly FieldForm['type'][] = [
  'list',
  'group',
  'json',
  'several',
  'commandLine',
  'combatCards',
  'hexes',
  'typed',
  'map',
]

export const isWide = ({ type }: FieldForm): boolean => wide.includes(type)
