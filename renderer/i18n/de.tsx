// The German catalogue, section by section beside the English one.
import type { en } from './en.tsx'
import type { TranslationOf } from './language.ts'
import { common } from './sections/common.de.tsx'
import { errors } from './sections/errors.de.tsx'
import { shell } from './sections/shell.de.tsx'

export const de: TranslationOf<typeof en> = { common, shell, errors }
