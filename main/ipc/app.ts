import type { AppInfo } from '../../shared/contract/calls/app.ts'
import { ok } from '../../shared/lib/result.ts'
import type { Handlers } from './router.ts'

export const appHandlers = (info: AppInfo) => ({ 'app.info': () => ok(info) }) satisfies Partial<Handlers>
