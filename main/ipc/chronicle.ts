import type { ChronicleService } from '../services/chronicle.ts'
import type { Handlers } from './router.ts'

export const chronicleHandlers = (chronicle: ChronicleService) =>
  ({
    'chronicle.read': ({ campaign }) => chronicle.read(campaign),
    'chronicle.statistics': ({ campaign }) => chronicle.statistics(campaign),
  }) satisfies Partial<Handlers>
