// The atlas of a campaign: the systems that its squad may see, with what is scouted in them.
import { entriesOf } from '../../../../../shared/games/akarios/content/content.ts'
import { bareSystemId } from '../../../../../shared/games/akarios/travel/bare-system.ts'
import type { AtlasView, SystemView } from '../../../../../shared/games/akarios/view/atlas-view.ts'
import { boardOf } from '../rows.ts'
import { isDone } from '../scenario-log.ts'
import type { CampaignState } from '../state.ts'
import { isSameSystem, sparrowAt, systemOf, type AtlasSystem } from '../systems.ts'
import { barredFromTravel } from '../trips.ts'
import type { CampaignContent } from '../work.ts'

/** All but the trip, which is a play, and what of it is real. */
export function atlasView(state: CampaignState, content: CampaignContent): Omit<AtlasView, 'trip' | 'real'> {
  const place = sparrowAt(state, content)
  const barred = barredFromTravel(state, content)
  return {
    here: place === null ? null : { system: place.system.id, location: place.location },
    supply: state.standing.supply,
    pilots: state.seats.map(({ seat, pilot }) => ({
      seat,
      name: content.all.pilots[pilot]?.name ?? pilot,
      stress: boardOf(state, seat).stress,
    })),
    systems: systemsSeen(state, content, place?.system).map((system) => systemView(state, content, system)),
    letters: alphabet.map((letter) => {
      const { id, name } = systemOf(content, bareSystemId(letter)) ?? { id: bareSystemId(letter), name: letter }
      return { id, letter, name }
    }),
    barred: barred === undefined ? null : { key: barred.key, args: barred.args },
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Where the Sparrow is, those of the squad's own pack, and all that something is scouted in or jumps to. */
function systemsSeen(state: CampaignState, content: CampaignContent, here: AtlasSystem | undefined): AtlasSystem[] {
  const ids = [
    ...(here === undefined ? [] : [here.id]),
    ...content.own.systems,
    ...state.stickers.map(({ system }) => system),
    ...state.jumpLinks.map(({ system }) => system),
  ]
  const systems = new Map(ids.flatMap((id) => systemOf(content, id) ?? []).map((system) => [system.id, system]))
  return [...systems.values()].sort((one, other) => (one.letter < other.letter ? -1 : 1))
}

function systemView(state: CampaignState, content: CampaignContent, system: AtlasSystem): SystemView {
  const { id, name, letter, grid, legend, locations = [] } = system
  const cards = entriesOf(content.all, 'events').filter((card) => card.system === id)
  const used = new Set(state.eventsUsed.flatMap((row) => (isSameSystem(content, row.system, id) ? [row.event] : [])))
  return {
    id,
    name,
    letter,
    grid: grid ?? null,
    legend: legend ?? null,
    eventsLeft: cards.length === 0 ? null : cards.filter((card) => !used.has(card.id)).length,
    printed: locations.map(({ number, kind, x, y }) => ({
      number,
      kind,
      at: x === undefined || y === undefined ? null : { x, y },
    })),
    stickers: state.stickers
      .filter((sticker) => isSameSystem(content, sticker.system, id))
      .toSorted((one, other) => one.number - other.number)
      .map(({ system: _, ...sticker }) => ({
        ...sticker,
        done: isDone(state, sticker.number),
        jumpsTo: state.jumpLinks.flatMap((link) =>
          link.number === sticker.number ? [systemOf(content, link.system)?.name ?? link.system] : [],
        ),
      })),
  }
}
