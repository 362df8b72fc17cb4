// Where a value comes from, in words: the pack that brought it, or who told it when.
import type { EntryField } from '../../../../shared/contract/calls/packs.ts'
import { formatDate } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import type { Texts } from '../../../i18n/texts.tsx'

/** `titleOf` names a pack by its id. */
export function sourceText(
  { packs }: Texts,
  language: Language,
  source: EntryField['source'],
  titleOf: (pack: string) => string,
): string {
  if (source === undefined) return ''
  const from =
    source.layer === 'base'
      ? packs.fromPack({ pack: titleOf(source.pack) })
      : source.layer === 'ruling'
        ? packs.ruled
        : source.at === undefined
          ? packs.toldSome
          : packs.told({ date: formatDate(language, source.at) })
  return source.note === undefined ? from : `${from} ${packs.note({ note: source.note })}`
}
