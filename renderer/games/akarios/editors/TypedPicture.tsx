// The picture of a line while it is typed: of all that can be read, up to the word that is still open.
import { readCard } from '../../../../shared/games/akarios/content/forms/card-text.ts'
import { placedWords } from '../../../../shared/games/akarios/content/forms/line-words.ts'
import { LinePicture } from './LinePicture.tsx'

export function TypedPicture({ text, effects }: { text: string; effects: readonly string[] }) {
  const typed = longestRead(text, effects)
  return typed === undefined ? null : <LinePicture line={typed.line} copies={typed.copies} />
}

function longestRead(text: string, effects: readonly string[]) {
  const words = placedWords(text)
  for (let count = words.length; count > 0; count -= 1) {
    const read = readCard(text.slice(0, words[count - 1]?.to), effects)
    if (read.ok) return read.value
  }
  return undefined
}
