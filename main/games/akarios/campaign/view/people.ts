// Pilots and ships that the squad may use, as screens show them.
import type { PilotView, SquadShipView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { pilotAbilityLevels, worldSkills } from '../../../../../shared/games/akarios/content/pilot.ts'
import { pilotOf, shipOf } from '../rows.ts'
import { knownClasses } from '../ship-classes.ts'
import { freeShipPoints, shipHalves } from '../ship-marks.ts'
import { marksOf, skillGains } from '../skill-gains.ts'
import { freeSkillPoints, skillHalves } from '../skill-marks.ts'
import { startParts } from '../start-values.ts'
import type { CampaignState } from '../state.ts'
import { traumaTrack } from '../trauma.ts'
import { figuresOf, type CampaignContent } from '../work.ts'
import { treeView } from './trees.ts'

export function pilotView(state: CampaignState, content: CampaignContent, id: string): PilotView {
  const tile = content.all.pilots[id]
  const gains = skillGains(tile, marksOf(state, id))
  const { trauma, points } = pilotOf(state, id)
  return {
    id,
    name: tile?.name ?? id,
    seat: state.seats.find(({ pilot }) => pilot === id)?.seat ?? null,
    trauma,
    track: traumaTrack(state, content, id),
    points,
    free: freeSkillPoints(state, id),
    levels: pilotAbilityLevels.map((level) => {
      const card = tile?.abilities?.[level]
      const name = card === undefined ? null : (content.all.abilities[card]?.name ?? card)
      return { level, card: card ?? null, name, open: gains.levels.includes(level) }
    }),
    skills:
      tile?.skills === undefined
        ? null
        : worldSkills.map((skill) => ({
            skill,
            value: (tile.skills?.[skill] ?? 0) + (gains.skills[skill] ?? 0),
            added: gains.skills[skill] ?? 0,
          })),
    trees:
      tile?.trees?.map((tree) => ({
        id: tree.id,
        hexes: treeView(tree.hexes, skillHalves(state, id, tree.id), content),
      })) ?? null,
  }
}

export function shipView(state: CampaignState, content: CampaignContent, id: string): SquadShipView {
  const tile = content.all.ships[id]
  const { points, bought } = shipOf(state, id)
  const parts = (field: 'hull' | 'shield') =>
    startParts(state, content, id, field)?.map((part) => ({ ...part })) ?? null
  return {
    id,
    name: tile?.name ?? id,
    seat: state.seats.find(({ ship }) => ship === id)?.seat ?? null,
    classes: [...knownClasses(tile ?? {}).classes],
    points,
    free: freeShipPoints(state, id),
    bought,
    most: figuresOf(content).market.improvementsPerShip,
    hull: parts('hull'),
    shield: parts('shield'),
    tree: tile?.tree === undefined ? null : treeView(tile.tree.hexes, shipHalves(state, id), content),
  }
}
