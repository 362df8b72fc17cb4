// The German catalogue, section by section beside the English one.
import type { en } from './en.tsx'
import type { TranslationOf } from './language.ts'
import { backups } from './sections/backups.de.tsx'
import { combat } from './sections/combat.de.tsx'
import { atlas } from './sections/atlas.de.tsx'
import { bridge } from './sections/bridge.de.tsx'
import { catchUp } from './sections/catchUp.de.tsx'
import { editors } from './sections/editors.de.tsx'
import { chronicle } from './sections/chronicle.de.tsx'
import { game } from './sections/game.de.tsx'
import { history } from './sections/history.de.tsx'
import { library } from './sections/library.de.tsx'
import { log } from './sections/log.de.tsx'
import { market } from './sections/market.de.tsx'
import { newCampaign } from './sections/newCampaign.de.tsx'
import { packs } from './sections/packs.de.tsx'
import { play } from './sections/play.de.tsx'
import { rules } from './sections/rules.de.tsx'
import { search } from './sections/search.de.tsx'
import { secondScreen } from './sections/secondScreen.de.tsx'
import { settings } from './sections/settings.de.tsx'
import { common } from './sections/common.de.tsx'
import { errors } from './sections/errors.de.tsx'
import { faults } from './sections/faults.de.tsx'
import { shell } from './sections/shell.de.tsx'
import { sketch } from './sections/sketch.de.tsx'
import { squad } from './sections/squad.de.tsx'
import { tips } from './sections/tips.de.tsx'
import { values } from './sections/values.de.tsx'
import { world } from './sections/world.de.tsx'

export const de: TranslationOf<typeof en> = {
  common,
  shell,
  sketch,
  squad,
  chronicle,
  errors,
  game,
  library,
  newCampaign,
  catchUp,
  secondScreen,
  settings,
  bridge,
  atlas,
  market,
  combat,
  play,
  history,
  log,
  backups,
  packs,
  rules,
  search,
  tips,
  editors,
  values,
  world,
  faults,
}
