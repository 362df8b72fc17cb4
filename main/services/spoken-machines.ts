// The games of the app, each showing its plays in the words of now: a play keeps the content that it was begun with, and names that
// are known to the packs turn with the language.
import type { Content } from '../../shared/games/akarios/content/content.ts'
import type { GameTypes, Machine } from '../../shared/kernel/machine.ts'
import { combatMachine, inWords as fightInWords } from '../games/akarios/combat/index.ts'
import { inWords as tripInWords, travelMachine } from '../games/akarios/travel/index.ts'
import { inWords as visitInWords, worldMachine } from '../games/akarios/world/index.ts'
import type { ContentService } from './content.ts'

/** Only what is shown differs: what is taken and what happens are decided by the play's own content. */
export function spokenMachines({ layered }: Pick<ContentService, 'layered'>): readonly Machine[] {
  const spoken =
    <State>(inWords: (state: State, packs: Content) => State) =>
    (state: State) =>
      inWords(state, layered().content)
  const [fight, trip, visit] = [spoken(fightInWords), spoken(tripInWords), spoken(visitInWords)]
  return [
    // A fight asks with ids alone.
    showing(combatMachine, fight),
    asking(travelMachine, trip),
    asking(worldMachine, visit),
  ]
}

type Spoken<Game extends GameTypes> = (state: Game['state']) => Game['state']

const showing = <Game extends GameTypes>(machine: Machine<Game>, spoken: Spoken<Game>): Machine<Game> => ({
  ...machine,
  view: (state) => machine.view(spoken(state)),
})

const asking = <Game extends GameTypes>(machine: Machine<Game>, spoken: Spoken<Game>): Machine<Game> => ({
  ...showing(machine, spoken),
  wait: (state) => machine.wait(spoken(state)),
})
