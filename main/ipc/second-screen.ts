import { ok } from '../../shared/lib/result.ts'
import type { SecondScreenService } from '../services/second-screen.ts'
import type { Handlers } from './router.ts'

export const secondScreenHandlers = (screen: SecondScreenService) =>
  ({
    'secondScreen.get': () => ok(screen.get()),
    'secondScreen.turnOn': ({ address }) => screen.turnOn(address),
    'secondScreen.turnOff': async () => ok(await screen.turnOff()),
    'secondScreen.hide': ({ hidden }) => screen.hide(hidden),
  }) satisfies Partial<Handlers>
