import type { LibraryService } from '../services/library.ts'
import type { Handlers } from './router.ts'

export const libraryHandlers = (library: LibraryService) =>
  ({ 'library.list': () => library.list() }) satisfies Partial<Handlers>
