import type { HistoryService } from '../services/history.ts'
import type { Handlers } from './router.ts'

export const historyHandlers = (history: HistoryService) =>
  ({
    'history.list': (query) => history.list(query),
    'history.steps': ({ campaign }) => history.steps(campaign),
    'history.undo': ({ campaign, entry }) => history.undo(campaign, entry),
    'history.redo': ({ campaign, entry }) => history.redo(campaign, entry),
  }) satisfies Partial<Handlers>
