// The markers, waves and objectives of the mission that is being edited, as they are called at this moment.
import type { Texts } from '../../i18n/texts.tsx'
import type { OwnThings, Things } from '../../games/akarios/values/own-things.ts'
import { listOf, tableOf, type Draft } from '../../games/akarios/values/shape.ts'
import type { Drafts } from './entry-draft.ts'

/** Called by name or by what they ask for; one that has no words yet, and every wave, by its place. */
export function thingsIn({ values }: Texts, drafts: Drafts): OwnThings {
  const called = (list: Draft | undefined, what: string, field?: string): Things =>
    listOf(list ?? null).flatMap((thing, at) => {
      const { id, [field ?? '']: words } = tableOf(thing)
      const name = typeof words === 'string' && words.trim() !== '' ? words.trim() : values.item({ what, number: at + 1 })
      return typeof id === 'string' ? [{ id, name }] : []
    })
  const { marker, wave, goal, loss } = values.things
  return {
    markers: called(drafts['markers'], marker, 'name'),
    waves: called(drafts['waves'], wave),
    objectives: [
      ...called(tableOf(drafts['win'] ?? null)['objectives'], goal, 'wording'),
      ...called(drafts['lose'], loss, 'wording'),
    ],
  }
}
