// The English catalogue: the one that says which keys exist. A new section is two files in sections/ (<name>.en.tsx,
// <name>.de.tsx) and one line here and one in de.tsx; tsc names what a translation lacks.
import { backups } from './sections/backups.en.tsx'
import { combat } from './sections/combat.en.tsx'
import { atlas } from './sections/atlas.en.tsx'
import { bridge } from './sections/bridge.en.tsx'
import { catchUp } from './sections/catchUp.en.tsx'
import { editors } from './sections/editors.en.tsx'
import { chronicle } from './sections/chronicle.en.tsx'
import { game } from './sections/game.en.tsx'
import { history } from './sections/history.en.tsx'
import { library } from './sections/library.en.tsx'
import { log } from './sections/log.en.tsx'
import { market } from './sections/market.en.tsx'
import { newCampaign } from './sections/newCampaign.en.tsx'
import { packs } from './sections/packs.en.tsx'
import { play } from './sections/play.en.tsx'
import { rules } from './sections/rules.en.tsx'
import { search } from './sections/search.en.tsx'
import { secondScreen } from './sections/secondScreen.en.tsx'
import { settings } from './sections/settings.en.tsx'
import { common } from './sections/common.en.tsx'
import { errors } from './sections/errors.en.tsx'
import { faults } from './sections/faults.en.tsx'
import { shell } from './sections/shell.en.tsx'
import { sketch } from './sections/sketch.en.tsx'
import { squad } from './sections/squad.en.tsx'
import { tips } from './sections/tips.en.tsx'
import { values } from './sections/values.en.tsx'
import { world } from './sections/world.en.tsx'

export const en = {
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
