// What a new mission begins with besides its board: texts, and the plainest of all objectives. It can be flown once it has enemies.
import type { Texts } from '../../i18n/texts.tsx'
import type { Drafts } from './entry-draft.ts'

export const missionBegun = ({ wording, briefing, goal, success, failure }: Texts['editors']['ownMission']): Drafts => ({
  wording,
  briefing,
  win: { need: 'all', objectives: [{ id: 'goal-1', wording: goal, goal: { type: 'destroyEnemies' } }] },
  success: { text: success, rewards: [] },
  failure: { text: failure, rewards: [] },
})
