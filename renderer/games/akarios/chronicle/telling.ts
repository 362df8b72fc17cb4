// The words of the chronicle: what evenings, parts and lines are called, on the screen and in the text that is saved.
import type { ChronicleLine, ChroniclePart, Evening } from '../../../../shared/games/akarios/view/chronicle-view.ts'
import { formatDate, formatTime } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import type { Sentence } from '../../../i18n/sentence.ts'
import type { Texts } from '../../../i18n/texts.tsx'

export interface Teller {
  readonly texts: Texts
  readonly language: Language
  readonly say: (sentence: Sentence) => string
}

export const eveningTitle = ({ language }: Teller, { from }: Evening): string => formatDate(language, from)

/** "19:00 to 22:40"; one time where nothing lies between. */
export function eveningSpan({ texts, language }: Teller, { from, to }: Evening): string {
  const [begun, ended] = [formatTime(language, from), formatTime(language, to)]
  return begun === ended ? begun : texts.chronicle.span({ from: begun, to: ended })
}

export function partTitle({ texts: { chronicle, game }, say }: Teller, { scenario, begun }: ChroniclePart): string {
  if (scenario !== null) return game.scenario({ number: scenario })
  return begun === null ? chronicle.between : say(begun)
}

/** Lines of a part as they are read: what its title says already is left out. */
export const linesOf = ({ begun, lines }: ChroniclePart): readonly ChronicleLine[] =>
  begun === null ? lines : lines.filter(({ says }) => says.key !== begun.key)

/** The whole of it as a text: titles underlined, a line for each line. */
export function chronicleText(teller: Teller, squad: string, evenings: readonly Evening[]): string {
  const { texts, say } = teller
  const title = texts.chronicle.textTitle({ squad })
  const told = evenings.map((evening) => {
    const head = `${eveningTitle(teller, evening)} (${eveningSpan(teller, evening)})`
    const parts = evening.parts.map((part) => {
      const lines = linesOf(part).flatMap(({ says, follows, round }) => [
        `- ${round === null ? '' : `${texts.chronicle.round({ round })}: `}${say(says)}`,
        ...follows.map((follow) => `    ${say(follow)}`),
      ])
      return [partTitle(teller, part), ...lines].join('\n')
    })
    return [underlined(head, '-'), ...parts].join('\n\n')
  })
  return `${[underlined(title, '='), ...told].join('\n\n')}\n`
}

const underlined = (title: string, stroke: string) => `${title}\n${stroke.repeat(title.length)}`
