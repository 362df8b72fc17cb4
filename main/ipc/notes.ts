import type { NotesService } from '../services/notes.ts'
import type { Handlers } from './router.ts'

export const noteHandlers = (notes: NotesService) =>
  ({
    'notes.list': ({ campaign }) => notes.list(campaign),
    'notes.add': ({ campaign, body, who }) => notes.add(campaign, body, who),
    'notes.change': ({ campaign, id, body, who }) => notes.change(campaign, id, body, who),
    'notes.remove': ({ campaign, id, who }) => notes.remove(campaign, id, who),
  }) satisfies Partial<Handlers>
