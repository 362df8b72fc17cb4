// German: what every running play says, whichever game it is.
import type { play as english } from './play.en.tsx'

export const play: typeof english = {
  happened: 'Was geschah',
  broughtNothing: 'Sonst hat sich nichts geändert.',
  notTaken: 'Das ging nicht. Nichts hat sich geändert.',
  fault: {
    title:
      'Das Spiel ist an diesem Schritt gescheitert. Nichts hat sich geändert: von Hand weitermachen oder einen Schritt zurückgehen.',
    save: 'Bericht sichern',
    fileName: 'bericht.json',
  },
  set: 'Setzen',
  setIt: (p) => `Setzen: ${p.name}`,
}
